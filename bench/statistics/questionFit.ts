import { seededRandom } from '../../server/seed/demoRandom.ts';
import type { Measurement } from '../measurement.ts';
import { generateDesign } from '../scoringForms.ts';
import { calibrateAndMeasure, type Flaws, marksOf, type Population, simulateForms } from './simulateFit.ts';
import { falseMarkRow, rowAtLeast, rowWithoutBound, Share } from './statisticRow.ts';

interface SimulatedPopulation extends Population {
  readonly runs: number;
}

/** Women have higher means in six metrics, as real groups may have. */
export const populations: readonly SimulatedPopulation[] = [
  { people: 400, shareOfWomen: 0.4, meanOfWomen: 0.4, runs: 60 },
  { people: 1_200, shareOfWomen: 0.4, meanOfWomen: 0.4, runs: 40 },
];
const otherCorrelations = [
  { people: 400, shareOfWomen: 0.4, meanOfWomen: 0.4, runs: 60, correlation: 0 },
  { people: 400, shareOfWomen: 0.4, meanOfWomen: 0.4, runs: 20, correlation: 0.6 },
] as const satisfies readonly SimulatedPopulation[];
const powerRuns = 10;
const flaws = {
  difference: { id: 'q5:1', logits: 0.8 },
  curve: { id: 'q11:2', logits: 0.4 },
  pair: { ids: ['q20:0', 'q20:3'], sd: 2 },
} as const satisfies Flaws;
/** Matches marks in the blocks that contain flaws. */
const flawedBlock = /(q5|q11|q20):/;
const markOf: Readonly<Record<keyof Flaws, (mark: string) => boolean>> = {
  difference: (mark) => mark === `gender ${flaws.difference.id}`,
  curve: (mark) => mark === `curve ${flaws.curve.id}`,
  pair: (mark) => mark.startsWith('pair q20:'),
};

/**
 * Measures the fit of statements and blocks, and differences between groups (methods 1.7): the rate of false findings if the model holds,
 * and the power.
 */
export function* measureQuestionFit(population: SimulatedPopulation): Generator<Measurement> {
  const what = `Question fit, ${population.people} people: page with a mark, model true`;
  yield falseMarkRow(what, shareOfMarkedPages(population));
}

/** The model assumes a correlation of .3 between metrics, which isn't estimated. */
export function* measureQuestionFitOfOtherCorrelations(): Generator<Measurement> {
  for (const population of otherCorrelations) {
    const what = `Question fit, 400 people: page with a mark, metrics correlated by ${population.correlation} instead of .3`;
    yield falseMarkRow(what, shareOfMarkedPages(population));
  }
}

function shareOfMarkedPages(population: SimulatedPopulation): number {
  const marked = new Share();
  for (let run = 0; run < population.runs; run += 1) {
    marked.add(marksIn(population, {}, run).length > 0);
  }
  return marked.value;
}

/** Measures how often flawed statements are marked, and others with them. */
export function* measurePowerOfQuestionFit(population: Population): Generator<Measurement> {
  const found = { difference: new Share(), curve: new Share(), pair: new Share() };
  const [neighbors, others] = [new Share(), new Share()];
  for (let run = 0; run < powerRuns; run += 1) {
    const marks = marksIn(population, flaws, 1_000 + run);
    for (const [kind, share] of Object.entries(found)) {
      share.add(marks.some(markOf[kind as keyof Flaws])); // The keys of the literal.
    }
    const further = marks.filter((mark) => !Object.values(markOf).some((isOwn) => isOwn(mark)));
    neighbors.add(further.some((mark) => flawedBlock.test(mark)));
    others.add(further.some((mark) => !flawedBlock.test(mark)));
  }
  const what = `Question fit, ${population.people} people`;
  const isFinal = population.people >= 1_000;
  for (const [name, share] of [
    ['a difference of .8 logits between genders is marked', found.difference],
    ['a curve of .57 logits is marked', found.curve],
    ['a pair with a common attitude is marked', found.pair],
  ] as const) {
    yield isFinal
      ? rowAtLeast(`${what}: ${name}`, share.value, 0.8)
      : rowWithoutBound(`${what}: ${name}`, share.value);
  }
  yield rowWithoutBound(`${what}: another statement of one of the three blocks is marked`, neighbors.value);
  yield rowWithoutBound(`${what}: anything in other blocks is marked`, others.value);
}

function marksIn(population: Population, present: Flaws, seed: number): readonly string[] {
  const random = seededRandom(97 * seed + population.people);
  const design = generateDesign(random, { reversed: 0.3, varied: true });
  return marksOf(calibrateAndMeasure(random, design, simulateForms(random, design, population, present)));
}
