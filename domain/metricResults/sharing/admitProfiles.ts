import type { RangeAudit } from './createRangeAudit.ts';
import { everybodyShown, minUnseen, type ShownProfiles, type SupportAudit } from './createSupportAudit.ts';
import { membersByGroup, selectFitting } from './selectFitting.ts';
import { selectPassing } from './selectPassing.ts';

/** How a profile was first shown: on its own, with a whole group, or perhaps before shared profiles were audited. */
export type ProfileDisclosure = 'alone' | 'together' | 'earlier';

/** What is decided about a profile. */
export interface Admission {
  /** Null if the profile was never shown. Taking a share back doesn't change it. */
  readonly shown: ProfileDisclosure | null;
  /** The group with which it is shown. */
  readonly shown_in: string | null;
  /** The audit failed with this profile on its own. It always will, because what has been seen only grows. */
  readonly is_refused: boolean;
}

/** A person who counts in the published means of a campaign. */
export interface CountedPerson extends Admission {
  /** Keys of the person's published groups. */
  readonly groups: readonly string[];
  /** Shares the profile of this campaign now. */
  readonly isSharing: boolean;
  /** Was shown with the profile of another campaign. */
  readonly isShownElsewhere: boolean;
}

export interface AdmissionRequest {
  readonly people: readonly CountedPerson[];
  /** The people who share, as indices of `people`, in the order in which they began to. */
  readonly order: readonly number[];
  readonly support: SupportAudit;
  readonly ranges: RangeAudit;
}

/**
 * Decides whose shared profiles are shown next to the published means of a campaign (R25). A profile is shown on its own if the audit passes
 * with it, in the order of sharing. The others are shown once everybody in one of their groups shares, to readers with whom everybody does.
 * Nobody who was ever shown becomes unseen again, and nobody is decided twice. Returns the changes, by index of `people`.
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
  // Profiles of two campaigns are similar. Those of other campaigns count as seen, unless the published means alone would fail then.
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
    // Refuses those who fail next to the people admitted now. Others failed next to somebody who wasn't admitted, and are tried again.
    if (passing.length < supported.length) refuse(supported.filter(isUndecided));
    else if (supported.length < fitting.length) refuse(fitting.filter(isUndecided));
    else refuse(undecided.filter(isUndecided));
  }
  openGroups();
  return changes;

  /** Groups in which everybody shares, the smallest first. */
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
