import { Box, Button, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OpenedSurvey } from '../../../dataProviders/survey.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { useResultTexts } from '../../results/useResultTexts.ts';

interface OpenSurveyCardProps {
  readonly survey: OpenedSurvey;
  /** Whether this is the first card of the page, which is the only one with a filled button. */
  readonly isFirst?: boolean;
}

/** An open survey: its last day, its duration and the button to start or resume it. */
export function OpenSurveyCard({ survey, isFirst = false }: OpenSurveyCardProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const { kind, campaign, receipt, progress, started, target_first_name } = survey;
  const until = campaign?.closes_on
    ? translate('home.survey.until', { campaign: campaign.name, day: words.day(campaign.closes_on) })
    : translate('home.survey.open', { campaign: campaign?.name });
  const minutes = started ? 'home.survey.minutesLeft' : 'home.survey.minutes';
  const anonymous = kind === 'm' && receipt ? translate('home.survey.anonymous', { k: receipt.k }) : '';
  return (
    <StateCard
      title={translate(`home.survey.titles.${kind}`, { name: target_first_name })}
      text={`${until} ${translate(minutes, { smart_count: progress.minutes_left })} ${anonymous}`}
      action={
        <>
          {started && <Progress answered={progress.answered} total={progress.total} />}
          <Button variant={isFirst ? 'contained' : 'outlined'} href={`/metrics/${kind}`}>
            {translate(started ? 'home.survey.resume' : 'home.survey.start')}
          </Button>
        </>
      }
    />
  );
}

function Progress({ answered, total }: { readonly answered: number; readonly total: number }) {
  const translate = useTranslate();
  const words = translate('home.survey.progress', { answered, total });
  return (
    <Box sx={{ width: '100%' }}>
      <Hint className="tabular">{words}</Hint>
      <LinearProgress
        variant="determinate"
        aria-label={words}
        value={total === 0 ? 0 : (100 * answered) / total}
        sx={{ borderRadius: 1, height: 6 }}
      />
    </Box>
  );
}
