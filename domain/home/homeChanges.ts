import type { NotificationEvent } from '../notifications/notificationEvents.ts';

/** The notifications that the home page repeats. Nominations that wait are tasks. */
export const homeEvents = [
  'benchmark_published',
  'survey_released',
  'benchmark_closed',
  'survey_closed',
  'reports_ready',
  'own_report_ready',
  'own_data_ready',
  'import_checked',
  'import_applied',
  'import_undone',
  'import_failed',
] as const satisfies readonly NotificationEvent[];

export type HomeEvent = (typeof homeEvents)[number];

/** What the home page says has changed: notified events, and the release of the reader's own results. */
export const homeChangeKinds = [...homeEvents, 'own_results'] as const;

/** How long a change stays on the home page, in days. */
export const changeDays = 30;

/** The maximum number of changes on the home page. */
export const maxChanges = 6;
