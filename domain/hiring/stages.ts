import { Refusal } from '../refusal.ts';

/** The stages of a role that names none of its own: words of ours, which the screens translate. */
export const defaultStages = ['applied', 'assessment', 'interview', 'offer'] as const;

export const fewestStages = 2;
export const mostStages = 10;
export const longestStage = 40;

/** The stages of a role in order; none kept means the default ones. */
export function stagesOf(kept: readonly string[]): readonly string[] {
  return kept.length === 0 ? defaultStages : kept;
}

/** Where everybody begins. */
export function firstStage(kept: readonly string[]): string {
  return stagesOf(kept)[0] ?? defaultStages[0];
}

/**
 * Stages as they are kept: trimmed, in order. Throws `invalid` at `stages` for fewer than 2, more
 * than 10, an empty or too long one (`longestStage`), or one that stands twice, whatever its case.
 */
export function checkStages(wanted: readonly string[]): readonly string[] {
  const stages = wanted.map((stage) => stage.trim());
  const fail = (problem: string, params?: Record<string, number>) => {
    throw new Refusal('invalid', [{ field: 'stages', problem, ...(params ? { params } : {}) }]);
  };
  if (stages.some((stage) => stage === '')) fail('required');
  if (stages.some((stage) => stage.length > longestStage)) fail('tooLong', { max: longestStage });
  if (stages.length < fewestStages) fail('tooFew', { min: fewestStages });
  if (stages.length > mostStages) fail('tooMany', { max: mostStages });
  if (new Set(stages.map((stage) => stage.toLowerCase())).size < stages.length) fail('twiceInList');
  return stages;
}

/** Throws `invalid` at `stage` for a stage that the role does not have. */
export function checkStage(kept: readonly string[], stage: string): void {
  if (!stagesOf(kept).includes(stage)) throw new Refusal('invalid', [{ field: 'stage', problem: 'choice' }]);
}

export interface FunnelStep {
  readonly stage: string;
  /** Who is in the stage now, and has neither withdrawn nor been decided upon for good. */
  readonly now: number;
  /** Who has been in it, or in one after it. */
  readonly reached: number;
}

/** How far applicants came: `furthest` is the last of the role's stages, by order, that somebody has been in. */
export function funnelOf(
  kept: readonly string[],
  applicants: readonly { readonly stage: string; readonly furthest: string; readonly active: boolean }[],
): readonly FunnelStep[] {
  const stages = stagesOf(kept);
  return stages.map((stage, index) => ({
    stage,
    now: applicants.filter((one) => one.active && one.stage === stage).length,
    reached: applicants.filter((one) => stages.indexOf(one.furthest) >= index).length,
  }));
}
