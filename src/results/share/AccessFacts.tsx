import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { everyoneAudience } from '../../../domain/release/visibleCells.ts';
import { Fact, FactList } from '../../kit/page/FactList.tsx';

/** Who sees which results of a campaign. */
export function AccessFacts({ campaign }: { readonly campaign: CampaignScores }) {
  const translate = useTranslate();
  const words = (key: string) => translate(`results.sharing.access.${key}`);
  const isForEveryone = campaign.audience === everyoneAudience;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{words('title')}</Typography>
      <FactList>
        <Fact term={words('admin')}>{words('adminText')}</Fact>
        <Fact term={words('lead')}>{words(isForEveryone ? 'leadText' : 'leadChosenText')}</Fact>
        <Fact term={words('others')}>{words('othersText')}</Fact>
      </FactList>
      <Typography>{words('nobody')}</Typography>
    </Box>
  );
}
