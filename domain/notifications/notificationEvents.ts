import type { SignedInPerson } from '../access/signedInPerson.ts';
import { reachesTier, type Tier } from '../access/tiers.ts';
import { hasModule } from '../accounts/modules.ts';
import type { Delivery, NotificationKind } from './notificationKinds.ts';

/** The records that notifications are about. Their names are read when a notification is shown, and never stored with it. */
export type NotifiedRecord =
  | 'user_imports'
  | 'benchmark_campaigns'
  | 'survey_campaigns'
  | 'team_actions'
  | 'learning_campaigns'
  | 'sprints';

interface EventRule {
  readonly kind: NotificationKind;
  readonly record: NotifiedRecord | null;
  /** Who may read the notification; checked each time it is read. */
  readonly needs: Tier;
  readonly module?: 'microSurvey' | '360';
  /** Whether the event has an email of its own, so that there is no second one. */
  readonly hasOwnMail?: true;
}

/** What people are notified of. No event says whether a named person takes part in a survey (R32). */
export const notificationEvents = {
  import_checked: { kind: 'imports', record: 'user_imports', needs: 'local_admin' },
  import_applied: { kind: 'imports', record: 'user_imports', needs: 'local_admin' },
  import_undone: { kind: 'imports', record: 'user_imports', needs: 'local_admin' },
  import_failed: { kind: 'failures', record: 'user_imports', needs: 'local_admin' },
  benchmark_closed: {
    kind: 'closes',
    record: 'benchmark_campaigns',
    needs: 'supervisor',
    module: 'microSurvey',
  },
  benchmark_published: {
    kind: 'results',
    record: 'benchmark_campaigns',
    needs: 'supervisor',
    module: 'microSurvey',
  },
  /** For administrators, who can change or cancel the pulse before it opens. */
  follow_up_scheduled: {
    kind: 'approvals',
    record: 'benchmark_campaigns',
    needs: 'local_admin',
    module: 'microSurvey',
  },
  survey_closed: { kind: 'closes', record: 'survey_campaigns', needs: 'supervisor', module: '360' },
  survey_released: { kind: 'results', record: 'survey_campaigns', needs: 'supervisor', module: '360' },
  /** For managers; also checked is that they still manage someone in the campaign. */
  raters_proposed: { kind: 'approvals', record: 'survey_campaigns', needs: 'user', module: '360' },
  /** For the creator and the administrators of a campaign. */
  campaign_raters_proposed: {
    kind: 'approvals',
    record: 'survey_campaigns',
    needs: 'supervisor',
    module: '360',
  },
  /** For the owner of a team action. */
  action_assigned: { kind: 'actions', record: 'team_actions', needs: 'user', module: 'microSurvey' },
  /** Some of the person's actions are due soon or overdue: one notification for all of them. */
  actions_due: { kind: 'actions', record: null, needs: 'user', module: 'microSurvey' },
  /** For each person to whom a learning campaign assigned something. */
  learning_assigned: { kind: 'learning', record: 'learning_campaigns', needs: 'user' },
  /** Some of the person's assignments are due soon or overdue: one notification for all of them. */
  learning_due: { kind: 'learning', record: null, needs: 'user' },
  /** Assignments of people whom the reader leads became overdue: one notification for all of them. */
  team_learning_overdue: { kind: 'learning', record: null, needs: 'user' },
  /** Some of the person's certificates expire soon: one notification for all of them. */
  certificates_expiring: { kind: 'learning', record: null, needs: 'user' },
  /** For the person or team of a running sprint, in its rhythm, while a step is open. */
  sprint_nudge: { kind: 'sprints', record: 'sprints', needs: 'user' },
  reports_ready: {
    kind: 'exports',
    record: 'survey_campaigns',
    needs: 'supervisor',
    module: '360',
    hasOwnMail: true,
  },
  own_report_ready: { kind: 'exports', record: null, needs: 'user', hasOwnMail: true },
  own_data_ready: { kind: 'exports', record: null, needs: 'user', hasOwnMail: true },
} as const satisfies Readonly<Record<string, EventRule>>;

export type NotificationEvent = keyof typeof notificationEvents;
export const notificationEventNames = Object.keys(notificationEvents) as NotificationEvent[];

const ruleOf = (event: NotificationEvent): EventRule => notificationEvents[event];

/** The kind whose delivery applies to an event. */
export const notificationKindOf = (event: NotificationEvent): NotificationKind => ruleOf(event).kind;

/** Whether an event has an email of its own. */
export const hasOwnMail = (event: NotificationEvent): boolean => ruleOf(event).hasOwnMail === true;

/** Returns the events that a person may read now: their tier, their modules, and kinds that they haven't switched off. */
export function readableEvents(
  person: SignedInPerson,
  deliveries: Readonly<Record<NotificationKind, Delivery>>,
  now: Date,
): NotificationEvent[] {
  return notificationEventNames.filter((event) => {
    const { kind, needs, module } = ruleOf(event);
    if (deliveries[kind] === 'off') return false;
    if (module && !hasModule(person.ownAccount, module)) return false;
    return reachesTier(person, needs, now);
  });
}

/** Returns the events about a kind of record, for the queries that read its name. */
export const eventsAbout = (record: NotifiedRecord | null): NotificationEvent[] =>
  notificationEventNames.filter((event) => ruleOf(event).record === record);

/** Returns the page that a notification leads to. */
export function notificationPath(event: NotificationEvent, recordId: number | null): string {
  switch (event) {
    case 'import_checked':
    case 'import_applied':
    case 'import_undone':
    case 'import_failed':
      return `/users/import?import=${recordId}`;
    case 'benchmark_closed':
    case 'follow_up_scheduled':
      return `/micro-surveys/benchmarks/manage/${recordId}`;
    case 'benchmark_published':
      return `/micro-surveys/benchmarks/manage/${recordId}/results`;
    case 'survey_closed':
    case 'survey_released':
    case 'reports_ready':
      return `/surveys/manage/${recordId}`;
    case 'campaign_raters_proposed':
      return `/surveys/manage/${recordId}/raters`;
    case 'action_assigned':
      return `/actions/manage/${recordId}`;
    case 'actions_due':
      return '/actions?mine=yes';
    case 'learning_assigned':
    case 'learning_due':
      return '/my-learning';
    case 'team_learning_overdue':
      return '/my-learning?tab=team';
    case 'certificates_expiring':
      return '/my-learning/certificates';
    case 'sprint_nudge':
      return `/dei-builder?sprint=${recordId}`;
    case 'raters_proposed':
      return '/manage-raters';
    case 'own_report_ready':
      return '/my-results/full';
    case 'own_data_ready':
      return '/update-profile';
  }
}
