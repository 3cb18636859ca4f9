import { Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { openSurvey } from '../../../dataProviders/survey.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { PendingNominations } from './PendingNominations.tsx';

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
  return <PendingNominations opened={open.data} isFirst />;
}
