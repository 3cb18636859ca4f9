import { metrics } from '../../domain/metrics/metrics.ts';
import { calibrateForm } from '../../domain/scoring/personal/calibration/calibrateForm.ts';
import type { FitGroups, FormFit } from '../../domain/scoring/personal/fit/formFit.ts';
import { type AnalyzedForm, measureFit } from '../../domain/scoring/personal/fit/measureFit.ts';
import type { Random } from '../../server/seed/demoRandom.ts';
import { answerWith, type Design, drawTheta, uncalibratedParameters } from '../scoringForms.ts';
import { runGenerator } from './runGenerator.ts';

/** The flaws of single statements in a simulated form; everything else follows the model. */
export interface Flaws {
  /** Women rank the statement higher by this many logits at the same profile. */
  readonly difference?: { readonly id: string; readonly logits: number };
  /**
   * People with middle scores on its metric prefer the statement more than those at both ends, by this many
   * logits.
   */
  readonly curve?: { readonly id: string; readonly logits: number };
  /** Two statements share an attitude that isn't a metric, with this standard deviation. */
  readonly pair?: { readonly ids: readonly string[]; readonly sd: number };
}

/** How people are divided into groups; women also have higher means in half of the metrics by this much. */
export interface Population {
  readonly people: number;
  readonly shareOfWomen: number;
  readonly meanOfWomen: number;
  /** The correlation between metrics; by default as the model assumes. */
  readonly correlation?: number;
}

/** Simulates the answers of people with a gender, a decade of birth and a language. */
export function simulateForms(
  random: Random,
  design: Design,
  { people, shareOfWomen, meanOfWomen, correlation }: Population,
  flaws: Flaws = {},
): readonly AnalyzedForm[] {
  return Array.from({ length: people }, () => {
    const isWoman = random.next() < shareOfWomen;
    const theta = drawTheta(random, correlation).map(
      (one, at) => one + (isWoman && at % 2 === 0 ? meanOfWomen : 0),
    );
    const attitude = random.normal();
    const shiftOf = (id: string) => {
      const { metric } = design.truth[id] ?? { metric: metrics[0] };
      const level = theta[metrics.indexOf(metric)] ?? 0;
      return (
        (isWoman && flaws.difference?.id === id ? flaws.difference.logits : 0) -
        (flaws.curve?.id === id ? flaws.curve.logits * (level ** 2 - 1) : 0) +
        (flaws.pair?.ids.includes(id) ? flaws.pair.sd * attitude : 0)
      );
    };
    const groups: FitGroups = {
      gender: isWoman ? 'woman' : 'man',
      decade: random.pick(['1970s', '1980s', '1990s']),
      language: random.next() < 0.6 ? 'en' : 'de',
    };
    return { answered: answerWith(random, design, theta, shiftOf), groups };
  });
}

/** Number of random rankings for the limit, which only selects forms here. */
const draws = 200;

/** Computes the fit as the product does: from the forms that its calibration used. */
export function calibrateAndMeasure(
  random: Random,
  design: Design,
  forms: readonly AnalyzedForm[],
  iterations?: number,
): FormFit {
  const answered = forms.map((form) => form.answered);
  const calibrated = runGenerator(
    calibrateForm(answered, uncalibratedParameters(design), {
      random,
      draws,
      ...(iterations === undefined ? {} : { iterations }),
    }),
  );
  if (!calibrated) throw new Error('A calibration without a minimum has a result.');
  const { parameters, used } = calibrated;
  return measureFit({ forms: used.flatMap((at) => forms[at] ?? []), parameters, untranslated: {} });
}

/** Returns everything that a page marks, by statement or pair. */
export function marksOf(fit: FormFit): readonly string[] {
  return [
    ...fit.statements.filter(({ isMisfit }) => isMisfit).map(({ id }) => `curve ${id}`),
    ...fit.statements.flatMap(({ id, differences }) =>
      differences
        .filter(({ size }) => size !== 'negligible')
        .map(({ group }) => `${fit.groups[group]?.grouping} ${id}`),
    ),
    ...fit.blocks.filter(({ isMisfit }) => isMisfit).map(({ pair }) => `pair ${pair.join(' ')}`),
  ];
}
