import type { ReleaseCell, ReleaseTopic } from '../buildRelease.ts';

type Matches = (cell: ReleaseCell) => boolean;

interface Hiding {
  /** Whether the numbers that are left keep everyone's range in an element wide enough. */
  readonly isSafe: (element: number, cells: readonly ReleaseCell[]) => boolean;
  /** The groups whose numbers are left out, one after the other. */
  readonly steps: readonly Matches[];
}

/**
 * Leaves out the numbers of each element that fails its audit, group by group: first those about the element, then those of its topic, then
 * the overall score. This never narrows a range, so an element that has passed stays safe.
 */
export function hideRevealing(
  cells: readonly ReleaseCell[],
  elements: readonly number[],
  topics: readonly ReleaseTopic[],
  { isSafe, steps }: Hiding,
): readonly ReleaseCell[] {
  let left = cells;
  for (const element of elements) {
    for (const isAbout of subjectsWith(element, topics)) {
      for (const isInGroup of steps) {
        if (isSafe(element, left)) break;
        left = left.filter((cell) => !(isAbout(cell) && isInGroup(cell)));
      }
    }
  }
  return left;
}

/** The numbers that depend on an element, the most precise ones first. */
function subjectsWith(element: number, topics: readonly ReleaseTopic[]): readonly Matches[] {
  const own = topics
    .filter(({ element_ids }) => element_ids.includes(element))
    .map(({ topic_id }) => topic_id);
  return [
    ({ subject, subject_id }) => subject === 'element' && subject_id === element,
    ({ subject, subject_id }) => subject === 'topic' && own.includes(subject_id),
    ({ subject }) => subject === 'overall',
  ];
}
