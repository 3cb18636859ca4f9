import type { RangeAudit } from './createRangeAudit.ts';
import { everybodyShown, minUnseen, type ShownProfiles, type SupportAudit } from './createSupportAudit.ts';
import { membersByGroup, selectFitting } from './selectFitting.ts';

/** How a profile was first shown: on its own, with a whole group, or perhaps before shared profiles were audited. */
export type Showing = 'alone' | 'together' | 'earlier';

/** What is decided about a profile. */
export interface Admission {
  /** Null if the profile was never shown. Taking a share back doesn't change it. */
  readonly shown: Showing | null;
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
  readonly hasSafeRanges: RangeAudit;
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
  hasSafeRanges,
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
  const similar = support.isSafeFor(union(everybodyShown(shown), elsewhere)) ? elsewhere : new Set<number>();

  function isSafe(next: ShownProfiles, added: readonly number[]): boolean {
    const shownPeople = everybodyShown(next);
    return (
      support.isSafe(next) &&
      (added.every((at) => similar.has(at)) || support.isSafeFor(union(shownPeople, similar))) &&
      hasSafeRanges(shownPeople) &&
      (next.groups.length === 0 || hasSafeRanges(next.alone))
    );
  }

  function admitAlone(added: readonly number[]): boolean {
    const next = { ...shown, alone: union(shown.alone, added) };
    if (!isSafe(next, added)) return false;
    shown = next;
    for (const at of added) changes.set(at, { shown: 'alone', shown_in: null, is_refused: false });
    return true;
  }

  /** Admits those of a list that fails who come before the first person with whom it fails, and refuses that person. */
  function admitUntilFailure(list: readonly number[]): void {
    let first = 0;
    for (let failing = list.length; failing > 1; ) {
      const half = Math.floor(failing / 2);
      if (admitAlone(list.slice(first, first + half))) {
        first += half;
        failing -= half;
      } else failing = half;
    }
    refuse(list.slice(first, first + 1));
  }

  function refuse(refused: readonly number[]): void {
    for (const at of refused) {
      changes.set(at, { shown: people[at]?.shown ?? null, shown_in: null, is_refused: true });
    }
  }

  const isUndecided = (at: number) =>
    !changes.has(at) && people[at]?.shown === null && !people[at].is_refused;
  const earlier = indicesOf((person) => person.shown === 'earlier');
  if (earlier.length > 0 && !isSafe(shown, earlier)) {
    refuse(order.filter(isUndecided));
    return changes;
  }
  for (const at of earlier) changes.set(at, { shown: 'alone', shown_in: null, is_refused: false });
  for (;;) {
    const undecided = order.filter(isUndecided);
    const fitting = selectFitting(undecided, people, members, shown);
    if (undecided.length === 0) break;
    if (fitting.length > 0 && !admitAlone(fitting)) admitUntilFailure(fitting);
    else refuse(undecided.filter((at) => !fitting.includes(at)));
  }

  const complete = [...members]
    .filter(([, group]) => [...group].every((at) => people[at]?.isSharing))
    .sort(([keyA, a], [keyB, b]) => a.size - b.size || (keyA < keyB ? -1 : 1));
  const togetherBefore = new Set(shown.groups.flatMap((group) => [...group]));
  for (const [key, group] of complete) {
    const added = [...group].filter((at) => !shown.alone.has(at));
    if (added.length < minUnseen) continue;
    if (added.some((at) => togetherBefore.has(at))) continue;
    const next = { ...shown, groups: [...shown.groups, group] };
    if (!isSafe(next, added)) continue;
    shown = next;
    for (const at of added) {
      togetherBefore.add(at);
      changes.set(at, { shown: 'together', shown_in: key, is_refused: true });
    }
  }
  return changes;
}

const union = (...sets: readonly Iterable<number>[]) => new Set(sets.flatMap((set) => [...set]));
