import { Box, Button, LinearProgress, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type Opened, openSurvey } from '../../../dataProviders/survey.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { usePerson } from '../../ui/person.ts';
import { useResultWords } from '../../ui/results/useResultWords.ts';
import { StateCard } from '../../ui/StateCard.tsx';

const said = {
  allAnswered: 'done',
  surveyFinished: 'done',
  completed: 'done',
  selfThanks: 'done',
  doneForToday: 'today',
  campaignClosed: 'closed',
  declined: 'closed',
  withdrawn: 'closed',
  nothingOpen: 'none',
} as const;

/** The benchmark that waits for the signed-in person: until when, how long, and the way in. */
export function OpenSurvey() {
  const translate = useTranslate();
  const { user } = usePerson();
  const open = useQuery({
    queryKey: ['open survey', user.id],
    queryFn: () => openSurvey({ code: null, kind: 'm' }),
  });
  if (open.isPending) return <Skeleton variant="rounded" height={176} />;
  if (open.isError) {
    return <LoadFailed text={translate('home.survey.failed')} onRetry={() => void open.refetch()} />;
  }
  if (open.data.ending) {
    const key = `home.survey.${said[open.data.ending]}`;
    return <StateCard title={translate(`${key}.title`)} text={translate(`${key}.text`)} />;
  }
  return <Waiting opened={open.data} />;
}

function Waiting({ opened }: { readonly opened: Opened }) {
  const translate = useTranslate();
  const words = useResultWords();
  const { campaign, receipt, progress, started } = opened;
  const until = campaign?.closes_on
    ? translate('home.survey.until', { campaign: campaign.name, day: words.day(campaign.closes_on) })
    : translate('home.survey.open', { campaign: campaign?.name });
  const minutes = started ? 'home.survey.minutesLeft' : 'home.survey.minutes';
  return (
    <StateCard
      title={translate('home.survey.title')}
      text={`${until} ${translate(minutes, { smart_count: progress.minutes_left })} ${
        receipt ? translate('home.survey.anonymous', { k: receipt.k }) : ''
      }`}
      action={
        <>
          {started && <Progress answered={progress.answered} total={progress.total} />}
          <Button variant="contained" href="/metrics/m">
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
