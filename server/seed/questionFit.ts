import { addDays } from '../../domain/dates/days.ts';
import { metrics } from '../../domain/metrics/metrics.ts';
import type { AnalyzedForm } from '../../domain/scoring/personal/fit/measureFit.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { builderScope } from '../kernel/scope.ts';
import { listMetricQuestions, type StoredMetricQuestion } from '../store/content/metricQuestions.ts';
import { addFormFit } from '../store/scoring/formFits.ts';
import { addNorm, findNextNormNumber } from '../store/scoring/norms.ts';
import { calibrateInThread } from '../usecases/scoring/calibration/calibrateInThread.ts';
import { parametersOf, rankedIds } from '../usecases/scoring/readScoringForm.ts';
import { type Random, seededRandom } from './demoRandom.ts';
import { randomMetrics, rankingsBy } from './rankings.ts';

const seed = 57;
const people = 420;
/** Number of rounds, enough for a demo; the result is corrected for parameters that have not converged. */
const rounds = 4;

/** Statements that fit poorly in the demo, by question and place. */
const flawed = {
  /** Women rank it higher than other people with the same profile. */
  difference: { code: 's_05', place: 0, logits: 1.2 },
  /** Preferred by people with middle scores on its metric. */
  curve: { code: 's_10', place: 1, logits: 0.6 },
} as const;

/** Calibrates the self-assessment with answers of people at other companies, which aren't stored. */
export async function addQuestionFit(deps: Deps): Promise<void> {
  const { database } = deps;
  const questions = await database.as(builderScope, (tx) => listMetricQuestions(tx, 's'));
  const number = await database.as(builderScope, findNextNormNumber);
  const random = seededRandom(seed);
  const { norm, fit } = await calibrateInThread(
    {
      number,
      form_version_ids: questions.map(({ id }) => id),
      forms: Array.from({ length: people }, () => answeredForm(random, questions)),
      parameters: parametersOf(questions),
      untranslated: {},
      calibrated: [],
      iterations: rounds,
    },
    () => {},
  );
  await database.as(builderScope, async (tx) => {
    if (norm) await addNorm(tx, norm, { kind: 's', stage: 'first', day: addDays(today(deps.clock), -400) });
    if (norm && fit) await addFormFit(tx, number, fit);
  });
}

function answeredForm(random: Random, questions: readonly StoredMetricQuestion[]): AnalyzedForm {
  const theta = randomMetrics(random);
  const isWoman = random.next() < 0.45;
  const answers = rankingsBy(random, questions, theta, ({ code, options }, option) => {
    const isAt = (of: { readonly code: string; readonly place: number }) =>
      of.code === code && options[of.place] === option;
    const level = theta[metrics.indexOf(option.metric)] ?? 0;
    return (
      (isWoman && isAt(flawed.difference) ? flawed.difference.logits : 0) -
      (isAt(flawed.curve) ? flawed.curve.logits * (level ** 2 - 1) : 0)
    );
  });
  return {
    answered: rankedIds(answers),
    groups: { gender: isWoman ? 'woman' : 'man', decade: random.pick(['1970s', '1980s', '1990s']) },
  };
}
