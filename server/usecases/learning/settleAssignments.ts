import { groupBy } from '../../../domain/groupBy.ts';
import { isPathComplete, pathOf } from '../../../domain/learning/pathProgress.ts';
import type { Tx } from '../../store/database.ts';
import {
  listStartedCourses,
  lockOpenAssignments,
  type OpenAssignment,
  setAssignmentStates,
} from '../../store/learning/openAssignments.ts';

interface Moment {
  readonly at: string;
  /** The account's day. */
  readonly day: string;
}

/**
 * Brings the state of these people's open assignments up to date with the courses they started and completed. A course counts however the
 * person came to it.
 */
export async function settleAssignments(
  tx: Tx,
  accountId: number,
  userIds: readonly number[],
  moment: Moment,
): Promise<void> {
  if (userIds.length === 0) return;
  const assignments = await lockOpenAssignments(tx, accountId, userIds);
  if (assignments.length === 0) return;
  const courses = groupBy(await listStartedCourses(tx, accountId, userIds), ({ user_id }) => user_id);
  const changed = { started: [] as number[], finished: [] as number[] };
  for (const assignment of assignments) {
    const state = currentState(assignment, courses.get(assignment.user_id) ?? []);
    if (state !== 'assigned' && state !== assignment.state) changed[state].push(assignment.id);
  }
  await setAssignmentStates(tx, changed.started, 'started', moment);
  await setAssignmentStates(tx, changed.finished, 'finished', moment);
}

function currentState(
  assignment: OpenAssignment,
  courses: readonly { readonly course_id: number; readonly is_completed: boolean }[],
): 'assigned' | 'started' | 'finished' {
  const completed = new Set(courses.filter((one) => one.is_completed).map(({ course_id }) => course_id));
  if (isPathComplete(pathOf(assignment), completed)) return 'finished';
  return courses.some(({ course_id }) => assignment.course_ids.includes(course_id)) ? 'started' : 'assigned';
}
