import { buildRelease, type ReleaseCell } from '../../domain/release/buildRelease.ts';
import { participationBand } from '../../domain/release/participationBand.ts';
import { meanOf } from '../../domain/scoring/benchmarkScores.ts';
import { detectChanges, standardErrorOf } from '../../domain/scoring/detectChanges.ts';
import { type Random, seededRandom } from '../../server/seed/demoRandom.ts';
import type { Measurement } from '../measurement.ts';
import { coverageRow, falseMarkRow, rowAtLeast, rowWithoutBound } from './statisticRow.ts';

export interface SimulatedFigure {
  readonly what: string;
  /** A share, 0-1. */
  readonly value: number;
  readonly bound: { readonly least?: number; readonly most?: number };
}

interface Setting {
  readonly invited: number;
  /** Share of the invited people who answer. */
  readonly share: number;
  readonly runs: number;
}

const topicCount = 6;
const elementsInTopic = 3;
const topics = Array.from({ length: topicCount }, (_, topic_id) => ({
  topic_id,
  element_ids: Array.from({ length: elementsInTopic }, (_, index) => topic_id * elementsInTopic + index),
}));
const elements = topics.flatMap(({ element_ids }) => element_ids);
const shift = 5;

type Company = readonly (readonly number[])[];
type Campaign = ReturnType<typeof runCampaign>;

/**
 * Simulates campaigns in one company: coverage of the 90 percent margins, false marks where nothing changes,
 * and how often a change of 5 points is marked. Who answers is random; the answers of a person are the same
 * in all campaigns, in steps of ten.
 */
export function simulateCultureMargins(
  { invited, share, runs }: Setting,
  random: Random = seededRandom(invited),
): readonly SimulatedFigure[] {
  const counts = new Map<string, { times: number; of: number }>();
  const count = (what: string, happened: boolean) => {
    const own = counts.get(what) ?? { times: 0, of: 0 };
    counts.set(what, { times: own.times + (happened ? 1 : 0), of: own.of + 1 });
  };
  for (let run = 0; run < runs; run++) {
    const company = drawCompany(invited, random);
    const [first, same, higher] = [company, company, company.map((own) => own.map((one) => one + shift))].map(
      (people) => runCampaign(people, share, random),
    );
    if (!first || !same || !higher) continue;
    for (const cell of first.cells) {
      if (cell.subject === 'element') continue;
      const name = cell.subject === 'topic' ? 'topics' : 'company';
      const scoreOf = (person: readonly number[]) => subjectScore(person, cell);
      const truth = meanOf(first.invited.map(scoreOf)) ?? 0;
      const scores = first.answered.map(scoreOf);
      count(`covered, ${name}`, Math.abs((cell.value ?? 0) - truth) <= (cell.margin ?? 0));
      count(`covered before rounding, ${name}`, isCovered(scores, truth, share));
    }
    const unchanged = [...wordsOf(first, same, 'topic'), ...wordsOf(first, same, 'overall')];
    count(
      'pages with a mark where nothing changed',
      unchanged.some((word) => word !== 'noClearChange'),
    );
    for (const word of wordsOf(first, higher, 'topic')) count('a change of 5 points, topics', word === 'up');
    for (const word of wordsOf(first, higher, 'overall'))
      count('a change of 5 points, company', word === 'up');
  }
  return [...counts].map(([what, { times, of }]) => ({ what, value: times / of, bound: boundOf(what) }));
}

function boundOf(what: string): SimulatedFigure['bound'] {
  if (what.startsWith('covered before')) return { least: 0.88, most: 0.92 };
  if (what.startsWith('covered')) return { least: 0.85 };
  return what.startsWith('pages') ? { most: 0.05 } : { least: 0.55 };
}

const settings: readonly Setting[] = [
  { invited: 231, share: 0.75, runs: 1_000 },
  { invited: 60, share: 0.75, runs: 1_000 },
  { invited: 231, share: 0.95, runs: 400 },
];

/**
 * Measures margins and changes of culture scores (methods 2.1, 2.3). Power has a bound for the first company
 * only.
 */
export function* measureCultureMargins(): Generator<Measurement> {
  for (const [at, setting] of settings.entries()) {
    for (const { what, value } of simulateCultureMargins(setting)) {
      const text = `Culture, ${setting.invited} invited, ${100 * setting.share}% answer: ${what}`;
      if (what.startsWith('covered before')) yield coverageRow(text, value);
      else if (what.startsWith('covered')) yield rowAtLeast(text, value, 0.85);
      else if (what.startsWith('pages')) yield falseMarkRow(text, value);
      else yield at === 0 ? rowAtLeast(text, value, 0.55) : rowWithoutBound(text, value);
    }
  }
}

/** Draws people's attitudes to the elements, correlated within topics and across all of them. */
function drawCompany(invited: number, random: Random): Company {
  return Array.from({ length: invited }, () => {
    const person = 12 * random.normal();
    return topics.flatMap(({ element_ids }) => {
      const topic = 8 * random.normal();
      return element_ids.map(() => 58 + person + topic + 18 * random.normal());
    });
  });
}

const toAnswer = (attitude: number) => Math.min(100, Math.max(0, Math.round(attitude / 10) * 10));

function runCampaign(company: Company, share: number, random: Random) {
  const invited = company.map((own) => own.map(toAnswer));
  const order = invited.map((own) => ({ own, at: random.next() })).sort((a, b) => a.at - b.at);
  const answered = order.slice(0, Math.round(share * invited.length)).map(({ own }) => own);
  const { cells } = buildRelease({
    responses: answered.map((scores) => ({ g: {}, scores })),
    cuts: [],
    k: 5,
    elements,
    topics,
    labels: {},
    hash: String,
    participation: participationBand(invited.length, answered.length, 5).rate,
  });
  return { cells, invited, answered };
}

function subjectScore(person: readonly number[], { subject, subject_id }: ReleaseCell): number {
  const ids = subject === 'topic' ? (topics[subject_id]?.element_ids ?? []) : elements;
  return meanOf(ids.map((id) => person[id] ?? 0)) ?? 0;
}

/** Whether the interval contains the truth with the exact share of answers and without any rounding. */
function isCovered(scores: readonly number[], truth: number, share: number): boolean {
  const mean = meanOf(scores) ?? 0;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length - 1);
  return Math.abs(mean - truth) <= 1.645 * Math.sqrt((variance / scores.length) * (1 - share));
}

function wordsOf(before: Campaign, after: Campaign, subject: ReleaseCell['subject']) {
  const scoresOf = ({ cells }: Campaign) =>
    cells
      .filter((cell) => cell.subject === subject)
      .map(({ value, margin }) => ({
        value: value ?? 0,
        se: standardErrorOf(margin ?? Number.POSITIVE_INFINITY),
      }));
  const [from, to] = [scoresOf(before), scoresOf(after)];
  const pairs = from.flatMap((score, at) => {
    const later = to[at];
    return later ? [{ element_id: at, before: score, after: later }] : [];
  });
  return [...detectChanges(pairs).values()];
}
