import { type AnnouncedReaders, isAnnouncedReader } from '../metricResults/profileVisibility.ts';
import { Refusal } from '../refusal.ts';

/** All reports of a cycle in one file, or a notification to each person that theirs is ready. */
export const deliveryKinds = ['zip', 'mail'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** `none`: there is no profile to report on. In a run by email, `made` means notified. */
export const reportStates = ['waiting', 'made', 'failed', 'none'] as const;
export type ReportState = (typeof reportStates)[number];

/** Days for which a finished file can be downloaded. */
export const reportFileDays = 7;

interface Cycle {
  readonly released_on: string | null;
  readonly released_to: AnnouncedReaders;
}

/**
 * Returns how the reports of a cycle are delivered: as one file if the campaign announced administrators as readers
 * (decision 25), otherwise by email to each person. Null before the release.
 */
export function reportDeliveryOf({ released_on, released_to }: Cycle): DeliveryKind | null {
  if (released_on === null) return null;
  return isAnnouncedReader({ isAdmin: true, isManager: false }, released_to) ? 'zip' : 'mail';
}

/**
 * Checks a requested delivery. Throws `status_change` before the release and for emails where a file is allowed, and `reports_personal` for
 * a file of reports that only their subjects may read.
 */
export function checkReportDelivery(cycle: Cycle, requested: DeliveryKind): void {
  const delivery = reportDeliveryOf(cycle);
  if (delivery === requested) return;
  throw new Refusal(delivery === 'mail' ? 'reports_personal' : 'status_change');
}
