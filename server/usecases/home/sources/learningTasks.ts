import { maxTasksListed } from '../../../../domain/home/homeTasks.ts';
import { pathOf, pathSteps } from '../../../../domain/learning/pathProgress.ts';
import { listOpenLearning, type OpenLearning } from '../../../store/home/openLearning.ts';
import { type HomeSource, plainTask } from './homeSource.ts';

/** The paths and courses assigned to the reader, as one line if there are many. A line opens the next course. */
export const listLearningTasks: HomeSource = async (tx, context) => {
  const open = await listOpenLearning(tx, context, maxTasksListed);
  const [first] = open;
  if (first && first.total > maxTasksListed) {
    const line = { kind: 'learning', context: '', count: first.total, due_on: first.due_on } as const;
    return [{ ...plainTask, ...line, path: '/my-learning' }];
  }
  const tasks = open.map((one) => ({
    ...plainTask,
    kind: 'learning' as const,
    context: one.title,
    due_on: one.due_on,
    is_started: one.is_started,
    path: nextCoursePath(one),
  }));
  // The same content may have been assigned twice.
  return [
    ...new Map(tasks.toReversed().map((task) => [`${task.context} ${task.path}`, task])).values(),
  ].reverse();
};

function nextCoursePath(assignment: OpenLearning): string {
  const steps = pathSteps(pathOf(assignment), new Set(assignment.completed));
  const next = steps.flatMap(({ courses }) => courses).find(({ state }) => state === 'open');
  return next ? `/learn/view/${next.course_id}` : '/my-learning';
}
