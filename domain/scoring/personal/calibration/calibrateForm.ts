import { isAccepted } from '../chanceEvidence.ts';
import { type FormParameters, type RankedStatementIds, rankedBlocks } from '../formParameters.ts';
import { buildCalibrationLayout } from './buildCalibrationLayout.ts';
import { CALIBRATION_ROUNDS, type CalibrationProgress, calibrateParameters } from './calibrateParameters.ts';
import type { RandomSource } from './drawThetas.ts';
import { findEvidenceLimit } from './findEvidenceLimit.ts';

/** The parameters of a form, and which answers count under them. */
export interface CalibratedForm {
  readonly parameters: FormParameters;
  /** The result of `findEvidenceLimit`. */
  readonly evidence_limit: number | null;
  /** The forms that it is based on, by their place in the list. */
  readonly used: readonly number[];
}

interface CalibrationOptions {
  readonly random: RandomSource;
  readonly iterations?: number;
  /** Number of random rankings that are drawn for the limit. */
  readonly draws?: number;
  /** Whether so many forms are enough; by default any number is. */
  readonly isEnough?: (forms: number) => boolean;
}

/** The number of random rankings behind a limit that is kept. */
export const LIMIT_DRAWS = 2_000;

/**
 * Calibrates a form in two passes (methods 1.3): on all complete forms, and again on those that are more than random ranking under the
 * parameters of the first pass. Under the shipped parameters, this choice would select people with pronounced profiles and make statements
 * seem to discriminate more than they do. A generator like `calibrateParameters`, with the rounds of both passes. Null if too few forms are
 * left. `forms` must be complete. Throws as `calibrateParameters` does.
 */
export function* calibrateForm(
  forms: readonly (readonly RankedStatementIds[])[],
  start: FormParameters,
  { random, iterations = CALIBRATION_ROUNDS, draws = LIMIT_DRAWS, isEnough = () => true }: CalibrationOptions,
): Generator<CalibrationProgress, CalibratedForm | null> {
  const questions = questionsOf(forms, start);
  const judgedBy = (parameters: FormParameters) => ({
    parameters,
    evidence_limit: findEvidenceLimit(rankedBlocks(questions, parameters), { random, draws }),
  });
  // Parameters that only select forms may be less exact than those that are kept.
  const selecting = Math.ceil(iterations / 2);
  const rounds = selecting + iterations;
  const selection = calibrateParameters(forms, start, { random, iterations: selecting });
  const first = judgedBy(yield* countedFrom(0, rounds, selection));
  const used = [...forms.keys()].filter((at) => isAccepted(forms[at] ?? [], first));
  if (!isEnough(used.length)) return null;
  const kept = used.map((at) => forms[at] ?? []);
  const calibration = calibrateParameters(kept, first.parameters, { random, iterations });
  const parameters = yield* countedFrom(selecting, rounds, calibration);
  return { ...judgedBy(parameters), used };
}

function questionsOf(
  forms: readonly (readonly RankedStatementIds[])[],
  start: FormParameters,
): readonly RankedStatementIds[] {
  const { ids, blocks } = buildCalibrationLayout(forms, start);
  return blocks.map((numbers) => numbers.map((number) => ids[number] ?? ''));
}

/** Reports the rounds of one pass as those of both, of which `before` are finished. */
function* countedFrom(
  before: number,
  rounds: number,
  work: Generator<CalibrationProgress, FormParameters>,
): Generator<CalibrationProgress, FormParameters> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield { ...step.value, round: before + step.value.round, rounds };
  }
}
