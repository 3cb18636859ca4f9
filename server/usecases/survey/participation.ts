import type { ReceiptAnswer } from '../../../contract/v2/survey.ts';
import { type BenchmarkStatus, checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { AssessmentKind } from '../../../domain/survey/assessmentKinds.ts';
import type { Ending } from '../../../domain/survey/endings.ts';
import type { Feedback } from '../../../domain/survey/feedback.ts';
import type { AccountRecord } from '../../../resources/accounts/accounts.ts';
import type { Tx } from '../../store/database.ts';
import type { CampaignQuestion } from '../supplemental/campaignQuestions.ts';
import type { Draft, DraftKey } from './draft.ts';

/** A question of the form; its keys stay on the server. */
export interface FormQuestion {
  readonly id: number;
  readonly text: string;
  readonly options: readonly { readonly id: number; readonly text: string; readonly key: number }[];
}

/** What an applicant agrees to before the first question. */
export interface ApplicantTerms {
  readonly consented: boolean;
  readonly accommodation_asked: boolean;
}

/**
 * A respondent's participation in a benchmark or assignment of the personal metrics, locked until the transaction ends.
 * The flow is the same for all kinds; this interface holds what differs.
 */
export interface SurveyParticipation extends DraftKey {
  readonly kind: AssessmentKind;
  readonly id: number;
  readonly accountId: number;
  readonly userId: number | null;
  readonly status: 'invited' | 'started' | 'finished';
  readonly feedbackGiven: boolean;
  /** Identifies the participation to one device; the seed of this respondent's order. */
  readonly deviceKey: string;
  readonly name: string;
  readonly company: string;
  readonly message: string | null;
  /** The last day for answers, ISO. */
  readonly closesOn: string | null;
  /** Also `closed` for a respondent who has been removed. */
  readonly campaignStatus: BenchmarkStatus;
  /** How the visit ends for a respondent who has been removed, whatever the campaign's status. */
  readonly over: Ending | null;
  readonly questionsPerSitting: number | null;
  readonly keepsCopies: boolean;
  readonly applying: ApplicantTerms | null;
  /** Whether the page offers to decline. */
  readonly mayDecline: boolean;
  /** The form in its own order. */
  questions(): Promise<readonly FormQuestion[]>;
  /** The account's own questions, asked after it. */
  supplementals(): Promise<readonly CampaignQuestion[]>;
  /** The first name of the person rated, and the respondent's language. */
  address(): Promise<{ readonly firstName: string | null; readonly locale: string }>;
  receipt(): Promise<ReceiptAnswer>;
  start(day: string): Promise<void>;
  /** Stores the complete form and removes the draft. */
  submit(draft: Draft): Promise<void>;
  /** Sealed on its own, linked to no answer and no person. */
  submitFeedback(feedback: Feedback): Promise<void>;
}

/** A participation that was found and is not locked yet. */
export interface ParticipationRef {
  readonly accountId: number;
  readonly userId: number | null;
  readonly status: 'invited' | 'started' | 'finished';
  readonly deviceKey: string;
  /** Locks it; null where it no longer exists or has a newer link. */
  lock(tx: Tx, account: AccountRecord): Promise<SurveyParticipation | null>;
}

/** Where participations are found: benchmark campaigns, or assignments. */
export interface ParticipationSource {
  byCode(tx: Tx, code: string): Promise<ParticipationRef | null>;
  /** All of this person. */
  ofPerson(tx: Tx, userId: number): Promise<readonly ParticipationRef[]>;
  /** Those still open: started ones first, then the newest. */
  openOf(tx: Tx, userId: number): Promise<readonly ParticipationRef[]>;
}

/** Throws `campaign_not_open`, `campaign_closed`; `consent_missing` for applicants who have not agreed. */
export function checkMayAnswer({ campaignStatus, applying }: SurveyParticipation): void {
  checkAcceptsAnswers(campaignStatus);
  if (applying?.consented === false) throw new Refusal('consent_missing');
}
