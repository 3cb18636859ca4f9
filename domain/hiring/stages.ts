import { Refusal } from '../refusal.ts';

/** Stages of a role that defines none. These are translation keys. */
export const defaultStages = ['applied', 'assessment', 'interview', 'offer'] as const;

export const minStages = 2;
export const maxStages = 10;
export const maxStageNameLength = 40;

/** Returns the stages of a role in order; the default stages if none are stored. */
export function stagesOrDefault(storedStages: readonly string[]): readonly string[] {
  return storedStages.length === 0 ? defaultStages : storedStages;
}

/** Returns the stage in which applications start. */
export function firstStage(storedStages: readonly string[]): string {
  return stagesOrDefault(storedStages)[0] ?? defaultStages[0];
}

/**
 * Validates and trims a list of stages. Throws `invalid` at `stages` for fewer than 2, more than 10, empty, too long (`maxStageNameLength`)
 * or duplicate stages, regardless of case.
 */
export function normalizeStages(names: readonly string[]): readonly string[] {
  const stages = names.map((stage) => stage.trim());
  const fail = (problem: string, params?: Record<string, number>) => {
    throw new Refusal('invalid', [{ field: 'stages', problem, ...(params ? { params } : {}) }]);
  };
  if (stages.some((stage) => stage === '')) fail('required');
  if (stages.some((stage) => stage.length > maxStageNameLength)) fail('tooLong', { max: maxStageNameLength });
  if (stages.length < minStages) fail('tooFew', { min: minStages });
  if (stages.length > maxStages) fail('tooMany', { max: maxStages });
  if (new Set(stages.map((stage) => stage.toLowerCase())).size < stages.length) fail('twiceInList');
  return stages;
}

/** Throws `invalid` at `stage` if the role has no such stage. */
export function checkStage(storedStages: readonly string[], stage: string): void {
  if (!stagesOrDefault(storedStages).includes(stage))
    throw new Refusal('invalid', [{ field: 'stage', problem: 'choice' }]);
}

export interface FunnelStep {
  readonly stage: string;
  /** Number of applicants currently in the stage whose application is in progress. */
  readonly now: number;
  /** Number of applicants who reached this stage or a later one. */
  readonly reached: number;
}

/** Counts applicants per stage. `furthest` is the last stage, in the role's order, that an applicant reached. */
export function countStageFunnel(
  storedStages: readonly string[],
  applicants: readonly { readonly stage: string; readonly furthest: string; readonly active: boolean }[],
): readonly FunnelStep[] {
  const stages = stagesOrDefault(storedStages);
  return stages.map((stage, index) => ({
    stage,
    now: applicants.filter((one) => one.active && one.stage === stage).length,
    reached: applicants.filter((one) => stages.indexOf(one.furthest) >= index).length,
  }));
}
