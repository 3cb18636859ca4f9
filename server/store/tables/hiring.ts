import type { Generated, JSONColumnType } from 'kysely';
import type { HiringDecision } from '../../../domain/hiring/decisions.ts';
import type { SelectionRateTable } from '../../../domain/hiring/selectionRates.ts';
import type { Metric } from '../../../domain/metrics/metrics.ts';

/** A published share of the ratings from 1 to 5. */
export interface FeedbackShare {
  readonly options: readonly number[];
  readonly percent: number;
  readonly low: boolean;
  readonly high: boolean;
  readonly n_band: number;
}

/** Tables of applicants. */
export interface HiringTables {
  applicants: {
    id: Generated<number>;
    account_id: number;
    requisition_id: number;
    assignment_id: number;
    first_name: Generated<string>;
    last_name: Generated<string>;
    email: string;
    locale_abbr: string | null;
    time_zone: string | null;
    source: 'invited' | 'public_link';
    stage: string;
    decision: Generated<HiringDecision>;
    decided_by: number | null;
    decided_on: string | null;
    decision_reason: string | null;
    withdrawn_on: string | null;
    accommodation_handled_on: string | null;
    accommodation_handled_by: number | null;
    applied_on: string;
    delete_after: string | null;
    updated_at: Generated<string>;
  };
  /** Every stage of an applicant, in order. */
  applicant_stages: {
    id: Generated<number>;
    account_id: number;
    applicant_id: number;
    stage: string;
    moved_by: number | null;
    moved_on: string;
    reason: string | null;
    undone_on: string | null;
    undone_by: number | null;
  };
  /** What interviewers wrote about an applicant; `metric` is null for a general note. */
  applicant_notes: {
    id: Generated<number>;
    account_id: number;
    applicant_id: number;
    metric: Metric | null;
    text: string;
    written_by: number | null;
    written_on: string;
  };
  /** Sealed; the id can only be derived with a key of the server. */
  applicant_demographics: {
    id: string;
    account_id: number;
    requisition_id: number;
    sealed: Uint8Array;
  };
  /** Published feedback of applicants; `comments` are redacted and in random order. */
  applicant_feedback_results: {
    requisition_id: number;
    account_id: number;
    shares: JSONColumnType<readonly FeedbackShare[], string, string>;
    comments: JSONColumnType<readonly string[], string, string>;
    published_on: string;
  };
  selection_rates: {
    requisition_id: number;
    account_id: number;
    tables: JSONColumnType<readonly SelectionRateTable[], string, string>;
    made_on: string;
  };
}
