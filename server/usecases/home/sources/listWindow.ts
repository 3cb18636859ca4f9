import { lastAdditionDay } from '../../../../domain/raters/nominationStatus.ts';
import type { RaterGroups } from '../../../store/home/nominationLists.ts';
import { listStateOf } from '../../raters/targetList.ts';

/** The raters of a list, one by one. */
export const ratersOf = ({ groups }: RaterGroups) =>
  groups.flatMap(({ relationship, nomination, raters, first_finished_on }) =>
    Array.from({ length: raters }, () => ({ relationship, nomination, finished_on: first_finished_on })),
  );

/** Whether raters can still be added and approved. */
export const isListOpen = (list: RaterGroups, now: Date): boolean =>
  listStateOf(list, ratersOf(list), now) !== 'closed';

/** The last day on which a list can be extended. Like the state of the list, it counts days from midnight UTC. */
export function lastDayOf({ launched_on, opens_on, closes_on }: RaterGroups): string {
  const launched = launched_on ?? opens_on;
  const last = launched === null ? closes_on : lastAdditionDay(launched);
  return last < closes_on ? last : closes_on;
}
