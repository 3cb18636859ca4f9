import { Refusal } from '../refusal.ts';

export const decisions = ['none', 'advanced', 'offered', 'hired', 'rejected'] as const;
export type Decision = (typeof decisions)[number];
/** Decisions that a person can make. Nothing else decides about an applicant. */
export type DecisionMade = Exclude<Decision, 'none'>;

export const longestReason = 1_000;

const followers: Readonly<Record<Decision, readonly DecisionMade[]>> = {
  none: ['advanced', 'offered', 'rejected'],
  advanced: ['offered', 'rejected'],
  offered: ['hired', 'rejected'],
  hired: [],
  rejected: ['advanced'],
};

/** The decisions that can follow. A rejection can be revised, a hire cannot. */
export function nextDecisions(from: Decision): readonly DecisionMade[] {
  return followers[from];
}

/** Whether the decision ends the application. */
export function isFinal(decision: Decision): boolean {
  return decision === 'hired' || decision === 'rejected';
}

export interface Application {
  readonly decision: Decision;
  /** ISO date; null unless the applicant withdrew. */
  readonly withdrawnOn: string | null;
}

/** Whether the application is in progress: neither withdrawn nor finally decided. */
export function isActive({ decision, withdrawnOn }: Application): boolean {
  return withdrawnOn === null && !isFinal(decision);
}

/**
 * Checks a decision and returns its trimmed reason. Throws `applicant_over` for withdrawn applications and for decisions that cannot
 * follow, and `invalid` at `reason` if it is empty.
 */
export function decide(about: Application, decision: DecisionMade, reason: string): string {
  if (about.withdrawnOn !== null) throw new Refusal('applicant_over');
  if (!followers[about.decision].includes(decision)) throw new Refusal('applicant_over');
  const given = reason.trim();
  if (given === '') throw new Refusal('invalid', [{ field: 'reason', problem: 'required' }]);
  return given;
}

/** Stage changes, reminders and withdrawals require an application in progress. Throws `applicant_over`. */
export function checkActive(about: Application): void {
  if (!isActive(about)) throw new Refusal('applicant_over');
}
