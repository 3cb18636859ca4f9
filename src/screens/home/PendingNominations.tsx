import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Opened } from '../../../dataProviders/survey.ts';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { useResultWords } from '../../results/useResultWords.ts';

interface WaitingProps {
  readonly opened: Opened;
  /** Only one thing on a page asks loudly. */
  readonly isFirst?: boolean;
}

/** A survey that waits for the signed-in person: until when, how long, and the way in. */
export function PendingNominations({ opened, isFirst = false }: WaitingProps) {
  const translate = useTranslate();
  const words = useResultWords();
  const { kind, campaign, receipt, progress, started, target_first_name } = opened;
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
      <Typography variant="body2" color="text.secondary" className="tabular">
        {words}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={words}
        value={total === 0 ? 0 : (100 * answered) / total}
        sx={{ borderRadius: 1, height: 6 }}
      />
    </Box>
  );
}
