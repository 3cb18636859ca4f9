import { Refusal } from '../refusal.ts';

export const hiringDecisions = ['none', 'advanced', 'offered', 'hired', 'rejected'] as const;
export type HiringDecision = (typeof hiringDecisions)[number];
/** Decisions about an applicant. They are always made by a person, never automatically. */
export type DecisionMade = Exclude<HiringDecision, 'none'>;

export const maxDecisionReasonLength = 1_000;

const nextDecisionsBy: Readonly<Record<HiringDecision, readonly DecisionMade[]>> = {
  none: ['advanced', 'offered', 'rejected'],
  advanced: ['offered', 'rejected'],
  offered: ['hired', 'rejected'],
  hired: [],
  rejected: ['advanced'],
};

/** Returns the decisions that can follow. A rejection can be revised, a hire cannot. */
export function nextDecisions(from: HiringDecision): readonly DecisionMade[] {
  return nextDecisionsBy[from];
}

/** Whether the decision ends the application. */
export function isFinalDecision(decision: HiringDecision): boolean {
  return decision === 'hired' || decision === 'rejected';
}

export interface JobApplication {
  readonly decision: HiringDecision;
  /** ISO date; null unless the applicant withdrew. */
  readonly withdrawnOn: string | null;
}

/** Whether the application is in progress: neither withdrawn nor finally decided. */
export function isActiveApplication({ decision, withdrawnOn }: JobApplication): boolean {
  return withdrawnOn === null && !isFinalDecision(decision);
}

/**
 * Checks a decision and returns its trimmed reason. Throws `applicant_over` for withdrawn applications and for decisions that cannot
 * follow, and `invalid` at `reason` if it is empty.
 */
export function checkDecision(application: JobApplication, decision: DecisionMade, reason: string): string {
  if (application.withdrawnOn !== null) throw new Refusal('applicant_over');
  if (!nextDecisionsBy[application.decision].includes(decision)) throw new Refusal('applicant_over');
  const trimmedReason = reason.trim();
  if (trimmedReason === '') throw new Refusal('invalid', [{ field: 'reason', problem: 'required' }]);
  return trimmedReason;
}

/** Checks that the application is in progress, as stage changes, reminders and withdrawals require. Throws `applicant_over`. */
export function checkActiveApplication(application: JobApplication): void {
  if (!isActiveApplication(application)) throw new Refusal('applicant_over');
}
