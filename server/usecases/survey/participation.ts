import type { ReceiptAnswer } from '../../../contract/v2/survey.ts';
import type { BenchmarkStatus } from '../../../domain/campaigns/benchmarkStatus.ts';
import type { AssessmentKind } from '../../../domain/survey/assessmentKinds.ts';
import type { Ending } from '../../../domain/survey/endings.ts';
import type { Feedback } from '../../../domain/survey/feedback.ts';
import type { Tx } from '../../store/database.ts';
import type { CampaignQuestion } from '../supplemental/campaignQuestions.ts';
import type { Draft, DraftKey } from './draft.ts';

/** A question as somebody who answers meets it; the keys stay on the server. */
export interface FormQuestion {
  readonly id: number;
  readonly text: string;
  readonly options: readonly { readonly id: number; readonly text: string; readonly key: number }[];
}

/** What an applicant settles before the first question; null for everybody else. */
export interface ApplicantTerms {
  readonly consented: boolean;
  readonly accommodation_asked: boolean;
}

/**
 * What somebody was asked to answer, theirs alone until the transaction ends: a participation in a benchmark or an
 * assignment of the personal metrics. The flow is one; all that differs by kind stands behind this.
 */
export interface SurveyParticipation extends DraftKey {
  readonly kind: AssessmentKind;
  readonly id: number;
  readonly accountId: number;
  readonly userId: number | null;
  readonly status: 'invited' | 'started' | 'finished';
  readonly feedbackGiven: boolean;
  /** Names it to one device; the seed of this respondent's order. */
  readonly deviceKey: string;
  readonly name: string;
  readonly company: string;
  readonly message: string | null;
  /** The last day for answers, ISO. */
  readonly closesOn: string | null;
  /** Whether answers are taken: also `closed` for somebody who is no longer asked. */
  readonly campaignStatus: BenchmarkStatus;
  /** How the visit ends for somebody who is no longer asked, whatever became of the campaign. */
  readonly over: Ending | null;
  readonly questionsPerSitting: number | null;
  readonly keepsCopies: boolean;
  readonly applying: ApplicantTerms | null;
  /** Whether the page offers to say that no answer can be given. */
  readonly mayDecline: boolean;
  /** The form in its own order. */
  questions(): Promise<readonly FormQuestion[]>;
  /** The account's own questions, asked after it. */
  supplementals(): Promise<readonly CampaignQuestion[]>;
  /** Whom the answers are about, by first name, and the language the respondent reads. */
  address(): Promise<{ readonly firstName: string | null; readonly locale: string }>;
  receipt(): Promise<ReceiptAnswer>;
  start(day: string): Promise<void>;
  /** Takes the complete form; the draft is gone afterwards. */
  submit(draft: Draft): Promise<void>;
  /** In a box of its own, beside no answer and no person. */
  submitFeedback(feedback: Feedback): Promise<void>;
}

/** Something that was found and is not taken yet. */
export interface ParticipationRef {
  readonly accountId: number;
  readonly userId: number | null;
  readonly status: 'invited' | 'started' | 'finished';
  readonly deviceKey: string;
  /** Locks it within its account; null where it is gone, or has a newer link. */
  lock(tx: Tx): Promise<SurveyParticipation | null>;
}

/** One place where parts lie. */
export interface ParticipationSource {
  byCode(tx: Tx, code: string): Promise<ParticipationRef | null>;
  /** Everything this person was ever asked. */
  ofPerson(tx: Tx, userId: number): Promise<readonly ParticipationRef[]>;
  /** Those still open, to go on with first, then the newest. */
  openOf(tx: Tx, userId: number): Promise<readonly ParticipationRef[]>;
}
