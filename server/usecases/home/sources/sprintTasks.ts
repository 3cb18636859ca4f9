import { maxTasksListed } from '../../../../domain/home/homeTasks.ts';
import { listOwnSprintSteps } from '../../../store/home/ownSprintSteps.ts';
import { type HomeSource, plainTask } from './homeSource.ts';

/** The step of today in each of the reader's sprints, as one line if there are many. A step has no due date: it can be done later. */
export const listSprintTasks: HomeSource = async (tx, context) => {
  const steps = await listOwnSprintSteps(tx, context, maxTasksListed);
  const [first] = steps;
  if (first && first.total > maxTasksListed) {
    const line = { kind: 'sprint', context: '', count: first.total, due_on: null } as const;
    return [{ ...plainTask, ...line, path: '/dei-builder' }];
  }
  return steps.map(({ sprint_id, action }) => ({
    ...plainTask,
    kind: 'sprint',
    context: action,
    due_on: null,
    path: `/dei-builder?sprint=${sprint_id}`,
  }));
};
