import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { companyNameOf } from '../../../domain/accounts/accountDisplayName.ts';
import { hasTwoForms } from '../../../domain/campaigns/surveyLength.ts';
import { limitOf } from '../../../domain/results/limitOf.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { ResultSentence } from '../ResultSentence.tsx';

interface ResultIntroProps {
  readonly campaign: CampaignScores;
  readonly before: CampaignScores | null;
}

/** The results in a sentence, and what limits them. */
export function ResultIntro({ campaign, before }: ResultIntroProps) {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const limit = limitOf(campaign);
  return (
    <Box>
      <ResultSentence company={companyNameOf(currentAccount)} campaign={campaign} before={before} />
      {hasTwoForms(campaign.length) && (
        <SecondaryText sx={{ mt: 0.5 }}>{translate('results.twoForms')}</SecondaryText>
      )}
      {limit && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {translate(`results.limited.${limit}`)}
        </Alert>
      )}
    </Box>
  );
}
