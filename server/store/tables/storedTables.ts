import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CampaignMail } from '../../../domain/campaigns/campaignMails.ts';
import type { Channel } from '../../../domain/campaigns/deliveryChannels.ts';
import type { InvitationState } from '../../../domain/campaigns/invitationStates.ts';
import type { CultureFigures } from '../../../domain/release/topicReliability.ts';
import type { ElementLink } from '../../../domain/scoring/elementLinks.ts';
import type { ShortForm } from '../../../domain/survey/shortForms.ts';
import type { AccountAdministrationTables } from './accountAdministration.ts';
import type { ActionTables } from './actions.ts';
import type { AssessmentTables } from './assessments.ts';
import type { BrandingTables } from './branding.ts';
import type { BuilderTables } from './builder.ts';
import type { CalendarTables } from './calendar.ts';
import type { FollowUpTables } from './followUps.ts';
import type { HiringTables } from './hiring.ts';
import type { ImportTables } from './imports.ts';
import type { LearningTables } from './learning.ts';
import type { MarketTables } from './market.ts';
import type { MetricResultTables } from './metricResults.ts';
import type { NotificationTables } from './notifications.ts';
import type { OwnPlanTables } from './ownPlans.ts';
import type { PayTables } from './pay.ts';
import type { PeopleTables } from './people.ts';
import type { QuestionTables } from './questions.ts';
import type { QuizTables } from './quizzes.ts';
import type { RaterTables } from './raters.ts';
import type { ReleaseTables } from './releases.ts';
import type { ReportTables } from './reports.ts';
import type { ResultTables } from './results.ts';
import type { ScoringTables } from './scoring.ts';
import type { SecurityTables } from './security.ts';
import type { SessionTables } from './sessions.ts';
import type { TeamTables } from './teams.ts';

/** Tables without a record declaration, written by use cases and never by a form. */
export interface StoredTables
  extends AccountAdministrationTables,
    ActionTables,
    AssessmentTables,
    BrandingTables,
    BuilderTables,
    CalendarTables,
    FollowUpTables,
    HiringTables,
    ImportTables,
    LearningTables,
    MarketTables,
    MetricResultTables,
    NotificationTables,
    OwnPlanTables,
    PayTables,
    PeopleTables,
    QuestionTables,
    QuizTables,
    RaterTables,
    ReleaseTables,
    ReportTables,
    ResultTables,
    ScoringTables,
    SecurityTables,
    SessionTables,
    TeamTables {
  subscriptions: {
    id: Generated<number>;
    account_id: number;
    user_id: number;
    date_subscription_end: string | null;
    processor_userid: string | null;
    workflow_ids: string;
  };
  sessions: {
    id: Generated<string>;
    token_hash: string;
    user_id: number;
    device: string;
    viewed_account_id: number | null;
    network: string | null;
    /** Whether the session started with a second factor. */
    confirmed: Generated<boolean>;
    created_at: string;
    last_seen_at: string;
    expires_at: string;
  };
  password_resets: {
    token_hash: string;
    user_id: number;
    purpose: string;
    expires_at: string;
    used_at: string | null;
  };
  sign_in_codes: {
    user_id: number;
    /** The browser that requested the code. */
    requester_hash: string;
    code_hash: string;
    attempts: Generated<number>;
    expires_at: string;
  };
  known_devices: {
    user_id: number;
    device_hash: string;
    last_seen_at: string;
    /** Whether the device was confirmed with a code and is remembered. */
    confirmed: Generated<boolean>;
  };
  campaign_audience: { account_id: number; campaign_id: number; kind: 'team' | 'user'; target_id: number };
  /** The edited emails of a campaign; without a campaign, the account's templates. */
  campaign_mail_texts: {
    id: Generated<number>;
    account_id: number;
    campaign_id: number | null;
    survey_campaign_id: number | null;
    template: CampaignMail;
    locale: string;
    subject: string;
    body: string;
    sender_name: Generated<string>;
    updated_at: string;
  };
  campaign_forms: {
    campaign_id: number;
    account_id: number;
    question_ids: number[];
    /** Versions of the account's custom questions, in order. */
    supplemental_ids: Generated<number[]>;
    /** The mandatory questions among them. */
    required_ids: Generated<number[]>;
    /** The linking constants of a short campaign; null if responses have a value for every question. */
    links: ColumnType<readonly ElementLink[] | null, string | null | undefined, never>;
  };
  /** How many more people of a team have form A than form B, while a short campaign is open; team 0 is for people without one. */
  form_leads: { account_id: number; campaign_id: number; team_id: number; lead: number };
  participations: {
    id: Generated<number>;
    account_id: number;
    campaign_id: number;
    user_id: number | null;
    token_hash: string | null;
    link_version: Generated<number>;
    status: Generated<'invited' | 'started' | 'finished'>;
    invitation_state: Generated<InvitationState>;
    attributes: JSONColumnType<Record<string, string | null>>;
    invited_on: string;
    started_on: string | null;
    finished_on: string | null;
    reminders_sent: Generated<number>;
    last_reminded_on: string | null;
    reminders_stopped: Generated<boolean>;
    feedback_given: Generated<boolean>;
    /** The form of a participant in a short campaign, until the campaign closes; never stored with a response. */
    form: ShortForm | null;
  };
  drafts: { participation_id: number; sealed: Uint8Array };
  /** Who made letters for a campaign, and when. */
  letter_printings: {
    id: Generated<number>;
    account_id: number;
    campaign_id: number;
    made_by: number | null;
    made_on: string;
  };
  personal_codes: {
    id: Generated<number>;
    account_id: number;
    participation_id: number;
    printing_id: number;
    code_hash: string;
    /** Whether a later letter replaced it, so that it opens no further form. */
    is_replaced: Generated<boolean>;
    /** Entries with a PIN that had no form yet. */
    other_pins: Generated<number>;
  };
  /** The forms that personal codes opened, one for each code and PIN. */
  letter_forms: {
    id: Generated<number>;
    account_id: number;
    participation_id: number;
    code_id: number;
    pin_hash: string;
    token_hash: string;
    link_version: number;
    status: Generated<'invited' | 'started' | 'finished'>;
    feedback_given: Generated<boolean>;
    draft: Uint8Array | null;
  };
  /** How many forms that personal codes opened were submitted, whether or not they count. */
  letter_form_counts: { account_id: number; campaign_id: number; handed_in_on: string; forms: number };
  campaign_keys: {
    campaign_id: number;
    public_key: Uint8Array;
  };
  /** Submitted forms with their participations, until they are moved (R23). */
  waiting_forms: {
    id: Generated<string>;
    account_id: number;
    campaign_id: number;
    participation_id: number | null;
    kind: 'answers' | 'feedback';
    box: Uint8Array;
  };
  sealed_forms: {
    id: Generated<string>;
    campaign_id: number;
    kind: 'answers' | 'feedback';
    box: Uint8Array;
  };
  responses: { id: string; campaign_id: number; scores: (number | null)[] };
  private_copies: { id: Generated<string>; user_id: number; sealed: Uint8Array };
  releases: {
    id: Generated<number>;
    account_id: number;
    campaign_id: number;
    epoch: number;
    k: number;
    certificate: JSONColumnType<Record<string, number | string | boolean>> | null;
    /** Standard deviations of results published before margins were stored with the cells. */
    spread: JSONColumnType<Record<string, number>, string | undefined>;
    /** Its numbers are shown as bands of ten points. */
    banded: Generated<boolean>;
    /** Its audience nearly equals that of another campaign, so it has fewer or coarser numbers. */
    limited_by_audience: Generated<boolean>;
    /** The shares of custom questions and survey feedback were left out because of another audience. */
    shares_limited: Generated<boolean>;
    /** Null for results published before these figures were computed. */
    technical: JSONColumnType<CultureFigures, string | undefined, never> | null;
    created_on: string;
  };
  release_cells: {
    release_id: number;
    account_id: number;
    dim: string;
    category: string;
    members: string[];
    subject: 'element' | 'topic' | 'overall';
    subject_id: number;
    value: number | null;
    low: boolean;
    high: boolean;
    n_band: number;
    margin: number | null;
  };
  mails: {
    id: Generated<number>;
    account_id: number | null;
    user_id: number | null;
    to_address: string;
    channel: Generated<Channel>;
    template: string;
    params: JSONColumnType<Record<string, string | number | null>>;
    status: Generated<'queued' | 'sent' | 'failed' | 'outbox'>;
    attempts: Generated<number>;
    last_error: string | null;
    created_at: string;
    sent_at: string | null;
  };
  mail_slots: {
    key: string;
    at: string;
  };
  audit_entries: {
    id: Generated<number>;
    account_id: number | null;
    actor_id: number | null;
    as_account_id: number | null;
    action: string;
    resource: string;
    record_id: string | null;
    changes: JSONColumnType<Record<string, readonly [unknown, unknown]>>;
    at: string;
  };
}
