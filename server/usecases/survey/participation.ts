import type { PrivacyNoticeResponse } from '../../../contract/v2/survey.ts';
import { type BenchmarkStatus, checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import type { SurveyLength } from '../../../domain/campaigns/surveyLength.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { AssessmentKind } from '../../../domain/survey/assessmentKinds.ts';
import type { SurveyEnding } from '../../../domain/survey/surveyEndings.ts';
import type { FeedbackInput } from '../../../domain/survey/surveyFeedback.ts';
import type { AccountRecord } from '../../../resources/accounts/accounts.ts';
import type { Tx } from '../../store/database.ts';
import type { CampaignSupplemental } from '../supplemental/campaignSupplementals.ts';
import type { Draft, DraftKey } from './draft.ts';

/** A question of the form. The keys of its options are used for scoring and never sent to the browser. */
export interface FormQuestion {
  readonly id: number;
  readonly text: string;
  readonly options: readonly { readonly id: number; readonly text: string; readonly key: number }[];
}

/** The questions for a respondent. */
export interface RespondentForm {
  /** In the order of the form, before shuffling. */
  readonly questions: readonly FormQuestion[];
  /** The account's custom questions, which follow the form. */
  readonly supplementals: readonly CampaignSupplemental[];
}

/** An applicant's consent and request for accommodation, given before the first question. */
export interface ApplicantTerms {
  readonly consented: boolean;
  readonly accommodation_asked: boolean;
}

/**
 * A respondent's participation in a benchmark campaign or an assessment, locked until the transaction ends. The use
 * cases of this folder work the same with both.
 */
export interface SurveyParticipation extends DraftKey {
  /** The draft as it was when the participation was locked; null if there was none. */
  readonly sealedDraft: Uint8Array | null;
  /** The versions of the rows it was read from. */
  readonly versions: string;
  readonly kind: AssessmentKind;
  readonly id: number;
  readonly accountId: number;
  readonly userId: number | null;
  readonly status: 'invited' | 'started' | 'finished';
  readonly feedbackGiven: boolean;
  /** Identifies the participation in the browser, and seeds the respondent's order of questions and options. */
  readonly deviceKey: string;
  readonly name: string;
  readonly company: string;
  readonly message: string | null;
  /** The last day for answers (ISO date); null if there is none. */
  readonly closesOn: string | null;
  /** Also `closed` for a respondent who was removed or whose last day has ended. */
  readonly campaignStatus: BenchmarkStatus;
  /** The ending shown to a rater who declined or was removed, whatever the campaign's status; null for others. */
  readonly forcedEnding: SurveyEnding | null;
  readonly questionsPerSitting: number | null;
  readonly timeZones: RespondentTimeZones;
  /** How much a benchmark campaign asks; `full` for assessments. */
  readonly length: SurveyLength;
  readonly offersPrivateCopy: boolean;
  readonly applicantTerms: ApplicantTerms | null;
  /** Whether the page offers to decline. */
  readonly canDecline: boolean;
  /** Whether this form was opened with a personal code, or another form that was opened with one was submitted instead of it. */
  readonly personalCode: 'this_form' | 'other_form' | null;
  readForm(): Promise<RespondentForm>;
  /**
   * Returns the first name on the page (raters see that of the rated person), and the respondent's language.
   */
  nameAndLocale(): Promise<{ readonly firstName: string | null; readonly locale: string }>;
  privacyNotice(): Promise<PrivacyNoticeResponse>;
  start(day: string): Promise<void>;
  /** Stores the complete form and removes the draft. */
  submit(draft: Draft): Promise<void>;
  /** Whether the person was asked for feedback on the same campaign after another form, so that it isn't asked again. */
  wasAskedElsewhere(): Promise<boolean>;
  /** Stores feedback separately from the answers, sealed. */
  submitFeedback(feedback: FeedbackInput): Promise<void>;
}

/** The time zones that decide when a respondent's day ends. They are read with every visit and never stored with answers. */
export interface RespondentTimeZones {
  /** Of the profile; null if it has none. */
  readonly person: string | null;
  /** Null if the account has none. */
  readonly account: string | null;
}

/** A participation on the respondent's own calendar. */
export interface LocalParticipation extends SurveyParticipation {
  /** Today's date where the respondent is. */
  readonly today: string;
  /** The instant at which that day ends. */
  readonly todayEnds: Date;
}

/** A locked participation and its account. The rest of the transaction is restricted to the account and the person. */
export interface LockedParticipation {
  readonly participation: SurveyParticipation;
  readonly account: Pick<AccountRecord, 'status' | 'modules'>;
}

/** A participation whose row is not locked yet; `lock` locks it. */
export interface LockableParticipation {
  readonly status: 'invited' | 'started' | 'finished';
  readonly deviceKey: string;
  /** Null if the participation no longer exists or its link was replaced. */
  lock(tx: Tx): Promise<LockedParticipation | null>;
}

/** A participation in an open campaign or role, with the data that determines whether its last day has ended for the person. */
export interface OpenParticipation
  extends LockableParticipation,
    Pick<SurveyParticipation, 'kind' | 'closesOn' | 'timeZones'> {}

/** Finds participations, either in benchmark campaigns or in assignments. */
export interface ParticipationSource {
  lockByCode(tx: Tx, code: string): Promise<LockedParticipation | null>;
  /** Returns all participations of a person. */
  ofPerson(tx: Tx, userId: number): Promise<readonly LockableParticipation[]>;
  /** Participations in open campaigns and roles: started, invited, then finished; within each, the newest first. */
  openOf(tx: Tx, userId: number): Promise<readonly OpenParticipation[]>;
}

/**
 * Checks that the form accepts answers. Throws `campaign_not_open`, `campaign_closed`; `consent_missing` for
 * applicants who have not agreed.
 */
export function checkCanAnswer({ campaignStatus, applicantTerms }: SurveyParticipation): void {
  checkAcceptsAnswers(campaignStatus);
  if (applicantTerms?.consented === false) throw new Refusal('consent_missing');
}
