import { Refusal } from '../refusal.ts';

export const decisions = ['none', 'advanced', 'offered', 'hired', 'rejected'] as const;
export type Decision = (typeof decisions)[number];
/** What a person can decide; nothing else in the product decides about an applicant. */
export type DecisionMade = Exclude<Decision, 'none'>;

export const longestReason = 1_000;

const followers: Readonly<Record<Decision, readonly DecisionMade[]>> = {
  none: ['advanced', 'offered', 'rejected'],
  advanced: ['offered', 'rejected'],
  offered: ['hired', 'rejected'],
  hired: [],
  rejected: ['advanced'],
};

/** The decisions that can follow. A rejection can be taken back, being hired cannot. */
export function nextDecisions(from: Decision): readonly DecisionMade[] {
  return followers[from];
}

/** Whether the application has ended with this decision. */
export function isFinal(decision: Decision): boolean {
  return decision === 'hired' || decision === 'rejected';
}

export interface Application {
  readonly decision: Decision;
  /** ISO day; null while the applicant takes part. */
  readonly withdrawnOn: string | null;
}

/** Whether it still goes on: neither withdrawn nor decided for good. */
export function isActive({ decision, withdrawnOn }: Application): boolean {
  return withdrawnOn === null && !isFinal(decision);
}

/**
 * A decision that a person takes, with the reason they give. Answers the reason as it is kept. Throws
 * `applicant_over` for those who withdrew and for a decision that cannot follow,
 * `invalid` at `reason` without one.
 */
export function decide(about: Application, decision: DecisionMade, reason: string): string {
  if (about.withdrawnOn !== null) throw new Refusal('applicant_over');
  if (!followers[about.decision].includes(decision)) throw new Refusal('applicant_over');
  const given = reason.trim();
  if (given === '') throw new Refusal('invalid', [{ field: 'reason', problem: 'required' }]);
  return given;
}

/** Stages, reminders and withdrawing are for applications that go on. Throws `applicant_over`. */
export function checkActive(about: Application): void {
  if (!isActive(about)) throw new Refusal('applicant_over');
}
