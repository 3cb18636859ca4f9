import type { IntervalSolver } from '../auditIntervals.ts';
import type { Release, ReleaseCell } from '../buildRelease.ts';
import { type AudienceGroup, everybodyIn, type PublishedAudience } from './audience.ts';
import { campaignsWithin, smallGroupsWith } from './comparedGroups.ts';
import { createOverlapAudit } from './createOverlapAudit.ts';
import { hideRevealing } from './hideRevealing.ts';

/**
 * Returns the numbers of a campaign of more than 50 people that are published although a smaller campaign asked nearly all people of one of
 * its groups, such as a pulse to a team that someone joined later (R24). Only numbers of such groups about elements that both asked are
 * left out, those of the group with most of these people first. Margins of the groups in these elements and their topics are never
 * published.
 */
export function limitGroups(
  { cells, banded }: Pick<Release, 'cells' | 'banded'>,
  audience: PublishedAudience,
  earlier: readonly PublishedAudience[],
  solver: IntervalSolver,
): readonly ReleaseCell[] {
  const within = campaignsWithin(audience, earlier);
  if (within.length === 0) return cells;
  const people = within.flatMap(everybodyIn);
  const groups = [...smallGroupsWith(people, audience.groups)].sort(byCommonPeople(new Set(people)));
  const asked = new Set(within.flatMap(({ topics }) => topics.flatMap(({ element_ids }) => element_ids)));
  const topics = audience.topics.filter(({ element_ids }) => element_ids.some((id) => asked.has(id)));
  const elements = topics.flatMap(({ element_ids }) => element_ids.filter((id) => asked.has(id)));
  const isLimited = ({ subject, subject_id }: ReleaseCell) =>
    (subject === 'element' && asked.has(subject_id)) ||
    (subject === 'topic' && topics.some(({ topic_id }) => topic_id === subject_id)) ||
    (subject === 'overall' && topics.length === audience.topics.length);
  const withoutMargins = cells.map((cell) =>
    isLimited(cell) && groups.some((group) => isOf(group, cell)) ? { ...cell, margin: null } : cell,
  );
  const isSafe = createOverlapAudit({ ...audience, groups }, within, solver);
  return hideRevealing(withoutMargins, elements, audience.topics, {
    isSafe: (element, figures) => isSafe(element, { figures, banded }, banded ? 'bands' : 'points'),
    steps: groups.map((group) => (cell) => isOf(group, cell)),
  });
}

const isOf = (group: AudienceGroup, { dim, category }: ReleaseCell) =>
  group.dim === dim && group.category === category;

/** Sorts groups with more of these people first, and smaller ones before larger ones; the order of names decides last. */
function byCommonPeople(people: ReadonlySet<string>) {
  const common = (group: AudienceGroup) => group.people.filter((person) => people.has(person)).length;
  return (a: AudienceGroup, b: AudienceGroup): number =>
    common(b) - common(a) ||
    a.people.length - b.people.length ||
    (`${a.dim} ${a.category}` < `${b.dim} ${b.category}` ? -1 : 1);
}
