import { isPromised, type ReleasedTo } from '../metricResults/sharing.ts';
import { Refusal } from '../refusal.ts';

/** The reports of a cycle in one file, or word to each person that the own one is ready. */
export const runKinds = ['zip', 'mail'] as const;
export type RunKind = (typeof runKinds)[number];

/** `none`: there is no profile to report. In a run by mail `made` means told. */
export const partStates = ['waiting', 'made', 'failed', 'none'] as const;
export type PartState = (typeof partStates)[number];

/** For so many days a finished file can be fetched. */
export const keptDays = 7;

interface Cycle {
  readonly released_on: string | null;
  readonly released_to: ReleasedTo;
}

/**
 * How the reports of a cycle reach somebody: in one file for administrators only where they were promised to see them
 * (decision 25), else by word to each person. Null before the release.
 */
export function deliveryOf({ released_on, released_to }: Cycle): RunKind | null {
  if (released_on === null) return null;
  return isPromised({ isAdmin: true, isManager: false }, released_to) ? 'zip' : 'mail';
}

/**
 * Lets a delivery through. Throws `status_change` before the release, `reports_personal`
 * for a file of reports that were promised to nobody but each person, and `status_change` for mails about others.
 */
export function checkDelivery(cycle: Cycle, wanted: RunKind): void {
  const delivery = deliveryOf(cycle);
  if (delivery === wanted) return;
  throw new Refusal(delivery === 'mail' ? 'reports_personal' : 'status_change');
}
