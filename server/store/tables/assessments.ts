import type { Generated, JSONColumnType } from 'kysely';
import type { AssessmentKind } from '../../../domain/survey/assessmentKinds.ts';

type Sealed = Uint8Array;

/** Relationship of a respondent to the target: the target, a colleague, or an applicant. */
export type AssignmentRelationship = 'self' | 'manager' | 'peer' | 'direct_report' | 'other' | 'applicant';
export type NominationStatus = 'proposed' | 'approved' | 'declined' | 'replaced' | 'withdrawn';
/** `waiting` until the link is sent. */
export type AssignmentStatus = 'waiting' | 'invited' | 'started' | 'finished';

/** Accommodations requested by an applicant before the first question. */
export interface Accommodation {
  readonly more_time: boolean;
  readonly reader: boolean;
  readonly locale: string | null;
  readonly note: string | null;
}

/** Tables of the personal metrics that are not declared records. */
export interface AssessmentTables {
  survey_audience: { account_id: number; campaign_id: number; kind: 'team' | 'user'; target_id: number };
  survey_targets: {
    id: Generated<number>;
    account_id: number;
    campaign_id: number;
    user_id: number;
    /** Department, team and similar attributes at launch. */
    attributes: JSONColumnType<Record<string, string | null>, string | undefined, string>;
    /** The last day on which reminders were requested manually. */
    reminder_asked_on: string | null;
  };
  /** Requests to answer a form of the personal metrics: about oneself, about a target, or as an applicant. */
  assignments: {
    id: Generated<number>;
    account_id: number;
    kind: Exclude<AssessmentKind, 'm'>;
    campaign_id: number | null;
    target_id: number | null;
    requisition_id: number | null;
    relationship: AssignmentRelationship;
    user_id: number | null;
    /** For people without an account, identified by email address: external raters and applicants. */
    first_name: string | null;
    last_name: string | null;
    email: string | null;
    locale_abbr: string | null;
    time_zone: string | null;
    nomination: Generated<NominationStatus>;
    nominated_by: number | null;
    /** The position in the order of nomination. */
    place: Generated<number>;
    declined_because: string | null;
    replaces_id: number | null;
    status: Generated<AssignmentStatus>;
    token_hash: string | null;
    link_version: Generated<number>;
    accommodation: JSONColumnType<Accommodation, string | null | undefined, string | null> | null;
    consented_on: string | null;
    invited_on: string | null;
    started_on: string | null;
    finished_on: string | null;
    reminders_sent: Generated<number>;
    last_reminded_on: string | null;
    reminders_stopped: Generated<boolean>;
    feedback_given: Generated<boolean>;
    updated_at: Generated<string>;
  };
  /** The question versions of a campaign or role for one kind of respondent. */
  assessment_forms: {
    id: Generated<number>;
    account_id: number;
    campaign_id: number | null;
    requisition_id: number | null;
    kind: Exclude<AssessmentKind, 'm'>;
    question_ids: number[];
    supplemental_ids: Generated<number[]>;
    required_ids: Generated<number[]>;
  };
  assignment_drafts: { assignment_id: number; sealed: Sealed };
  survey_keys: { campaign_id: number; public_key: Sealed };
  /** Submitted ratings with their raters, until they are moved (R23). */
  waiting_ratings: {
    id: Generated<string>;
    account_id: number;
    campaign_id: number;
    assignment_id: number | null;
    kind: 'answers' | 'feedback';
    box: Sealed;
  };
  sealed_ratings: {
    id: Generated<string>;
    campaign_id: number;
    kind: 'answers' | 'feedback';
    box: Sealed;
  };
  ratings: {
    id: string;
    campaign_id: number;
    target_id: number;
    rater_group: string;
    answers: JSONColumnType<readonly { question_id: number; ordering: readonly string[] }[]>;
    quality: string;
  };
  assessments: {
    id: Generated<number>;
    account_id: number;
    kind: 's' | 'h';
    assignment_id: number;
    user_id: number | null;
    sealed: Sealed;
    quality: string;
    finished_on: string;
  };
  applicant_feedback: { id: Generated<string>; requisition_id: number; sealed: Sealed };
  norm_versions: {
    number: number;
    kind: Exclude<AssessmentKind, 'm'>;
    stage: 'first' | 'final';
    question_ids: number[];
    forms: number;
    facts: JSONColumnType<Record<string, unknown>>;
    made_on: string;
  };
  scores: {
    id: Generated<number>;
    account_id: number;
    subject: 'self' | 'raters' | 'applicant';
    assessment_id: number | null;
    target_id: number | null;
    rater_group: string | null;
    user_id: number | null;
    question_ids: number[];
    model_version: string;
    norm_version: number | null;
    result: JSONColumnType<Record<string, unknown>>;
    made_on: string;
    replaced_on: string | null;
  };
}
