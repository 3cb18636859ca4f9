import {
  compareContents,
  type PublishedContentChange,
} from '../../../domain/metricResults/content/contentChanges.ts';
import {
  type ContentGroups,
  type PairedPerson,
  type PublishedGroups,
  selectContentGroups,
} from '../../../domain/metricResults/content/selectContentGroups.ts';
import { type Metric, metrics } from '../../../domain/metrics/metrics.ts';
import { sizeBand } from '../../../domain/release/sizeBands.ts';
import type { Tx } from '../../store/database.ts';
import {
  addContentChanges,
  addContentGroup,
  type CompletedContent,
} from '../../store/metricResults/contentChanges.ts';
import { listCountedProfiles, type StoredCountedProfile } from '../../store/metricResults/countedProfiles.ts';
import type { OwnProfile } from './ownProfiles.ts';

interface Content {
  readonly course_id: number;
  readonly metric: Metric;
}

interface Comparison {
  readonly previousId: number;
  /** The profiles of both campaigns, scored with the same form and norm version. */
  readonly profiles: readonly [earlier: readonly OwnProfile[], later: readonly OwnProfile[]];
  readonly completions: readonly CompletedContent[];
}

/**
 * Publishes the differences between people who completed a course between two campaigns and others, in the transaction that releases the later
 * one, and stores who was compared. Runs in the builder role, after the counted profiles were stored.
 */
export async function publishContentChanges(
  tx: Tx,
  campaign: { readonly id: number; readonly account_id: number },
  { previousId, profiles, completions }: Comparison,
): Promise<void> {
  const counted = [
    await listCountedProfiles(tx, previousId),
    await listCountedProfiles(tx, campaign.id),
  ] as const;
  const pairs = pairPeople(profiles, counted);
  const contents = groupPeople(pairs, completions);
  const selected = selectContentGroups([publishedOf(counted[0]), publishedOf(counted[1])], contents);
  await addContentChanges(tx, campaign, measureChanges(selected, pairs));
  for (const { key, ...groups } of selected) {
    for (const group of ['completed', 'others'] as const) {
      const ids = groups[group].flatMap((person) =>
        person.flatMap((index, at) => counted[at]?.[index]?.id ?? []),
      );
      await addContentGroup(tx, `${campaign.id}:${key.course_id}:${group}`, ids);
    }
  }
}

function measureChanges(
  selected: readonly ContentGroups<Content>[],
  pairs: readonly Pair[],
): PublishedContentChange[] {
  const pairOf = new Map(pairs.map((pair) => [pair.person, pair]));
  const scoresOf = (people: readonly PairedPerson[], metric: Metric) => {
    const at = metrics.indexOf(metric);
    return people.flatMap((person) => {
      const pair = pairOf.get(person);
      return pair
        ? [{ before: pair.before.percentiles[at] ?? 0, after: pair.after.percentiles[at] ?? 0 }]
        : [];
    });
  };
  const published = compareContents(
    selected.map(({ key, completed, others }) => ({
      key: { ...key, completed_band: sizeBand(completed.length), others_band: sizeBand(others.length) },
      completed: scoresOf(completed, key.metric),
      others: scoresOf(others, key.metric),
    })),
  );
  return published.map(({ key, ...figures }) => ({ ...key, ...figures }));
}

interface Pair {
  readonly person: PairedPerson;
  readonly user_id: number;
  readonly before: OwnProfile;
  readonly after: OwnProfile;
}

/** The people who count in the means of both campaigns. */
function pairPeople(
  campaigns: readonly [readonly OwnProfile[], readonly OwnProfile[]],
  counted: readonly [readonly StoredCountedProfile[], readonly StoredCountedProfile[]],
): Pair[] {
  const [earlier, later] = campaigns.map(
    (people) => new Map(people.map((person) => [person.user_id, person])),
  );
  const [indexBefore, indexAfter] = counted.map(
    (profiles) =>
      new Map(profiles.flatMap(({ user_id, groups }, at) => (groups.length > 0 ? [[user_id, at]] : []))),
  );
  return counted[1].flatMap(({ user_id }) => {
    const [before, after] = [earlier?.get(user_id), later?.get(user_id)];
    const [first, second] = [indexBefore?.get(user_id), indexAfter?.get(user_id)];
    if (user_id === null || !before || !after || first === undefined || second === undefined) return [];
    return [{ person: [first, second] as const, user_id, before, after }];
  });
}

/** Divides the people by whether they completed each course between their assessments, the most completed course first. */
function groupPeople(
  pairs: readonly Pair[],
  completions: readonly CompletedContent[],
): ContentGroups<Content>[] {
  const pairOf = new Map(pairs.map((pair) => [pair.user_id, pair]));
  const courses = new Map<number, { metric: Metric; people: Set<PairedPerson> }>();
  for (const { user_id, course_id, metric, completed_on } of completions) {
    const pair = pairOf.get(user_id);
    const isBetween =
      pair && completed_on > pair.before.finished_on && completed_on <= pair.after.finished_on;
    if (!isBetween) continue;
    const course = courses.get(course_id) ?? { metric, people: new Set() };
    courses.set(course_id, course);
    course.people.add(pair.person);
  }
  return [...courses]
    .map(([course_id, { metric, people }]) => ({
      key: { course_id, metric },
      completed: [...people],
      others: pairs.map(({ person }) => person).filter((person) => !people.has(person)),
    }))
    .sort(
      (one, other) =>
        other.completed.length - one.completed.length || one.key.course_id - other.key.course_id,
    );
}

/** Everything published about a campaign, by its counted people. */
function publishedOf(counted: readonly StoredCountedProfile[]): PublishedGroups {
  const cells = new Map<string, number[]>();
  for (const [at, { groups, content_groups }] of counted.entries()) {
    for (const key of [...groups, ...content_groups.map((group) => `content:${group}`)]) {
      const cell = cells.get(key) ?? [];
      cells.set(key, cell);
      cell.push(at);
    }
  }
  const known = [...counted.keys()].filter((at) => {
    const profile = counted[at];
    return profile && (profile.shown !== null || profile.is_shown_elsewhere);
  });
  return { people: counted.length, cells: [...cells.values()], known: new Set(known) };
}
