import type { RangeAudit } from './createRangeAudit.ts';
import { everybodyShown, minUnseen, type ShownProfiles, type SupportAudit } from './createSupportAudit.ts';
import { membersByGroup, selectFitting } from './selectFitting.ts';
import { selectPassing } from './selectPassing.ts';

/** How a profile was first shown: on its own, together with its whole group, or possibly before shared profiles were audited. */
export type ProfileDisclosure = 'alone' | 'together' | 'earlier';

/** The stored decision about a profile. */
export interface Admission {
  /** Null if the profile was never shown. Doesn't change when the person stops sharing, because readers may remember the profile. */
  readonly shown: ProfileDisclosure | null;
  /** Key of the group with which the profile is shown; null if it is not shown with a group. */
  readonly shown_in: string | null;
  /**
   * Whether the audit failed with this profile on its own. It will keep failing, because the set of profiles that have been shown never
   * shrinks.
   */
  readonly is_refused: boolean;
}

/** A person who counts in the published means of a campaign. */
export interface CountedPerson extends Admission {
  /** Keys of the person's published groups. */
  readonly groups: readonly string[];
  /** Whether the person currently shares the profile of this campaign. */
  readonly isSharing: boolean;
  /** Whether the person's profile of another campaign was ever shown. */
  readonly isShownElsewhere: boolean;
}

export interface AdmissionRequest {
  readonly people: readonly CountedPerson[];
  /** Indices of the people who share, in the order in which they started sharing. */
  readonly order: readonly number[];
  readonly support: SupportAudit;
  readonly ranges: RangeAudit;
}

/**
 * Decides which shared profiles are shown next to the published means of a campaign (R25). Profiles are tried in the order in which people
 * started sharing; a profile is shown on its own if the audit passes with it. All others are shown as soon as everyone in one of the
 * person's groups shares, and only to readers with whom everyone in the group shares. A profile that was ever shown keeps counting as seen,
 * and a profile that was refused on its own is not tried again. Returns the new decisions by index of `people`.
 */
export function admitProfiles({
  people,
  order,
  support,
  ranges,
}: AdmissionRequest): ReadonlyMap<number, Admission> {
  const changes = new Map<number, Admission>();
  const members = membersByGroup(people);
  const indicesOf = (matches: (person: CountedPerson) => boolean) =>
    [...people.entries()].filter(([, person]) => matches(person)).map(([at]) => at);
  let shown: ShownProfiles = {
    alone: new Set(indicesOf((person) => person.shown === 'alone' || person.shown === 'earlier')),
    groups: [...new Set(people.flatMap(({ shown_in }) => shown_in ?? []))].map(
      (key) => members.get(key) ?? new Set(),
    ),
  };
  // A person's profiles in two campaigns are similar, so people whose profile from another campaign was shown count as seen, unless the
  // audit would fail even without additional profiles.
  const elsewhere = new Set(indicesOf((person) => person.isShownElsewhere));
  const similar =
    elsewhere.size > 0 && support.isSafeFor(union(everybodyShown(shown), elsewhere))
      ? elsewhere
      : new Set<number>();

  const hasSafeSupport = (next: ShownProfiles, added: readonly number[]) =>
    support.isSafe(next) &&
    (similar.size === 0 ||
      added.every((at) => similar.has(at)) ||
      support.isSafeFor(union(everybodyShown(next), similar)));
  const hasSafeRanges = (next: ShownProfiles) =>
    ranges.isSafe(everybodyShown(next)) && (next.groups.length === 0 || ranges.isSafe(next.alone));
  const isSafe = (next: ShownProfiles, added: readonly number[]) =>
    hasSafeSupport(next, added) && hasSafeRanges(next);
  const withAlone = (added: readonly number[]) => ({ ...shown, alone: union(shown.alone, added) });

  function admit(added: readonly number[]): void {
    shown = withAlone(added);
    for (const at of added) changes.set(at, { shown: 'alone', shown_in: null, is_refused: false });
  }

  function refuse(refused: readonly number[]): void {
    for (const at of refused) changes.set(at, { shown: null, shown_in: null, is_refused: true });
  }

  const isUndecided = (at: number) =>
    !changes.has(at) && people[at]?.shown === null && !people[at].is_refused;
  const earlier = indicesOf((person) => person.shown === 'earlier');
  if (earlier.length > 0) {
    if (isSafe(shown, earlier)) admit(earlier);
    else refuse(order.filter(isUndecided));
  }
  for (
    let undecided = order.filter(isUndecided);
    undecided.length > 0;
    undecided = order.filter(isUndecided)
  ) {
    const fitting = selectFitting(undecided, people, shown.alone, ranges.isSafeInGroup);
    const supported = selectPassing(fitting, (added) => hasSafeSupport(withAlone(added), added));
    const passing = selectPassing(supported, (added) => hasSafeRanges(withAlone(added)));
    admit(passing);
    // Only people who failed together with the people admitted now are refused. The others failed together with someone who wasn't
    // admitted in the end, so they are tried again.
    if (passing.length < supported.length) refuse(supported.filter(isUndecided));
    else if (supported.length < fitting.length) refuse(fitting.filter(isUndecided));
    else refuse(undecided.filter(isUndecided));
  }
  openGroups();
  return changes;

  /** Shows the groups in which everyone shares, the smallest first. */
  function openGroups(): void {
    const complete = [...members]
      .filter(([, group]) => [...group].every((at) => people[at]?.isSharing))
      .sort(([keyA, a], [keyB, b]) => a.size - b.size || (keyA < keyB ? -1 : 1));
    for (const [key, group] of complete) {
      const added = [...group].filter((at) => !shown.alone.has(at));
      const isOverlapping = shown.groups.some((other) => added.some((at) => other.has(at)));
      const next = { ...shown, groups: [...shown.groups, group] };
      if (added.length < minUnseen || isOverlapping || !isSafe(next, added)) continue;
      shown = next;
      for (const at of added) changes.set(at, { shown: 'together', shown_in: key, is_refused: true });
    }
  }
}

const union = (...sets: readonly Iterable<number>[]) => new Set(sets.flatMap((set) => [...set]));
