import { type HiringDecision, isActiveApplication } from './decisions.ts';
import type { RoleStatus } from './roleStatus.ts';

/** What the people who hire do next for an application. */
export type HiringStep =
  | 'arrangeSupport'
  | 'awaitAssessment'
  | 'takeNotes'
  | 'moveOn'
  | 'decide'
  | 'answerOffer'
  | 'over';

interface ApplicationFacts {
  readonly decision: HiringDecision;
  readonly withdrawnOn: string | null;
  readonly roleStatus: RoleStatus;
  readonly hasFinished: boolean;
  /** Whether the applicant requested support that isn't arranged. */
  readonly asksForSupport: boolean;
  readonly stage: string;
  readonly stages: readonly string[];
  readonly hasNotes: boolean;
}

/** Returns the stage after this one; null in the last stage. */
export function stageAfter(stages: readonly string[], stage: string): string | null {
  return stages[stages.indexOf(stage) + 1] ?? null;
}

/** Returns the next step of an application. It depends on its progress, never on answers or scores. */
export function nextHiringStep(facts: ApplicationFacts): HiringStep {
  const { decision, withdrawnOn, roleStatus, stages, stage } = facts;
  if (!isActiveApplication({ decision, withdrawnOn })) return 'over';
  if (decision === 'offered') return 'answerOffer';
  if (roleStatus !== 'open') return 'decide';
  if (!facts.hasFinished) return facts.asksForSupport ? 'arrangeSupport' : 'awaitAssessment';
  if (stage === 'interview' && !facts.hasNotes) return 'takeNotes';
  return stageAfter(stages, stage) === null ? 'decide' : 'moveOn';
}
