import { Box, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { HomeOverview } from '../../../contract/v2/home.ts';
import { hasModuleAccess } from '../../../domain/accounts/modules.ts';
import { countWaiting } from '../../../domain/home/homeTasks.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useCanOpenPath } from '../../kit/context/useCanOpenPath.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { HomeCard } from './HomeCard.tsx';
import { TaskLine } from './TaskLine.tsx';

/** What waits for the person, the earliest last day first. */
export function HomeTasks({ query }: { readonly query: UseQueryResult<HomeOverview> }) {
  return (
    <QueryState query={query} failed="home.tasks.failed">
      {(overview) => <TaskList overview={overview} />}
    </QueryState>
  );
}

function TaskList({ overview }: { readonly overview: HomeOverview }) {
  const translate = useTranslate();
  const person = usePerson();
  const canOpen = useCanOpenPath();
  const tasks = overview.tasks.filter(({ path }) => canOpen(path));
  // Some tasks have pages that this app doesn't have.
  const hidden = countWaiting(overview.tasks.filter(({ path }) => !canOpen(path)));
  const waiting = overview.waiting - hidden;
  if (tasks.length === 0) {
    const next = hasModuleAccess(person, 'microSurvey')
      ? 'surveys'
      : hasModuleAccess(person, '360')
        ? 'feedback'
        : 'other';
    return <TranslatedStateCard texts={`home.tasks.empty.${next}`} />;
  }
  const rest = waiting - countWaiting(tasks);
  const first = tasks.find(({ is_done_today }) => !is_done_today);
  return (
    <HomeCard
      title={translate('home.tasks.title')}
      chip={
        waiting > 0 && (
          <Typography component="span" color="text.secondary" className="tabular">
            {translate('home.tasks.count', { smart_count: waiting })}
          </Typography>
        )
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tasks.map((task) => (
          <TaskLine
            key={`${task.kind} ${task.context} ${task.about} ${task.path}`}
            task={task}
            today={overview.today}
            isFirst={task === first}
          />
        ))}
      </Box>
      {rest > 0 && <Hint>{translate('home.tasks.more', { smart_count: rest })}</Hint>}
    </HomeCard>
  );
}
