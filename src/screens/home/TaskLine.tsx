import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ListedTask } from '../../../contract/v2/home.ts';
import { dueStateOf } from '../../../domain/home/dueState.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../kit/useFormat.ts';

interface Props {
  readonly task: ListedTask;
  /** Today's date where the person is. */
  readonly today: string;
  /** Whether this is the first line with a button, which is the only filled one. */
  readonly isFirst: boolean;
}

/** One task: what it is, when it is due, and the button that opens it. */
export function TaskLine({ task, today, isFirst }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { kind, about, count, path } = task;
  const form = count > 1 ? 'many' : about === null ? 'own' : 'about';
  // Surveys are another program, which the browser loads as a document.
  const isSurvey = path.startsWith('/metrics/');
  const action = task.is_started ? 'resume' : kind === 'feedback' && !isSurvey ? 'choose' : actionOf[kind];
  const target = isSurvey ? { href: path } : { component: Link, to: path };
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' }, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography id={`${id}title`} sx={{ fontWeight: 500 }}>
          {translate(`home.tasks.kinds.${kind}.${form}`, { name: about, smart_count: count })}
        </Typography>
        {task.context && <Hint className="tabular">{task.context}</Hint>}
        <TaskFacts task={task} today={today} />
      </Box>
      {!task.is_done_today && (
        <Button
          id={`${id}action`}
          aria-labelledby={`${id}action ${id}title`}
          variant={isFirst ? 'contained' : 'outlined'}
          {...target}
        >
          {translate(`home.tasks.actions.${action}`)}
        </Button>
      )}
    </Box>
  );
}

const actionOf = {
  seatOffer: 'review',
  sessionToday: 'open',
  application: 'start',
  benchmark: 'start',
  self: 'start',
  feedback: 'start',
  nominate: 'nominate',
  nominateForReports: 'nominate',
  approve: 'review',
  action: 'open',
  learning: 'start',
  sprint: 'open',
} as const satisfies Record<ListedTask['kind'], string>;

/** The last day and, for a survey, its duration and its anonymity promise. */
function TaskFacts({ task, today }: Pick<Props, 'task' | 'today'>) {
  const translate = useTranslate();
  const format = useFormat();
  const { due_on, minutes, min_group, count, is_done_today } = task;
  if (is_done_today) return <Hint>{translate('home.tasks.doneToday')}</Hint>;
  const state = dueStateOf(due_on, today);
  const isUrgent = state === 'overdue' || state === 'today';
  const day = due_on === null ? '' : format.day(due_on);
  return (
    <>
      {state !== 'none' && (
        <Hint
          className="tabular"
          color={isUrgent ? 'error' : 'text.primary'}
          sx={isUrgent ? { fontWeight: 500 } : {}}
        >
          {translate(`home.tasks.due.${state}`, { day })}
        </Hint>
      )}
      {minutes !== null && count === 1 && (
        <Hint className="tabular">
          {minutes.from === minutes.to
            ? translate('home.tasks.minutes', { smart_count: minutes.to })
            : translate('home.tasks.minutesBetween', minutes)}
        </Hint>
      )}
      {min_group !== null && min_group !== undefined && (
        <Hint>{translate('home.tasks.anonymous', { k: min_group })}</Hint>
      )}
    </>
  );
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
  '&:last-of-type': { pb: 0 },
} as const;
