import { maxTasksListed } from '../../../../domain/home/homeTasks.ts';
import { listOwnActions } from '../../../store/home/ownActions.ts';
import { type HomeSource, plainTask } from './homeSource.ts';

/** The team actions that the reader owns, as one line if there are many. */
export const listActionTasks: HomeSource = async (tx, context) => {
  if (!context.hasModule('microSurvey')) return [];
  const actions = await listOwnActions(tx, context, maxTasksListed);
  const [first] = actions;
  if (first && first.total > maxTasksListed) {
    const line = { kind: 'action', context: '', count: first.total, due_on: first.due_on } as const;
    return [{ ...plainTask, ...line, path: '/actions?mine=yes' }];
  }
  return actions.map(({ id, title, is_started, due_on }) => ({
    ...plainTask,
    kind: 'action',
    context: title,
    due_on,
    is_started,
    path: `/actions/manage/${id}`,
  }));
};
