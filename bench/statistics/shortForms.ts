import { askedShareOf } from '../../domain/campaigns/surveyLength.ts';
import { buildRelease } from '../../domain/release/buildRelease.ts';
import { participationBand } from '../../domain/release/participationBand.ts';

import { meanOf } from '../../domain/scoring/benchmarkScores.ts';
import { detectChanges, standardErrorOf } from '../../domain/scoring/detectChanges.ts';
import { linkScore } from '../../domain/scoring/elementLinks.ts';
import { assignForms } from '../../domain/survey/assignForms.ts';
import { type Random, seededRandom } from '../../server/seed/demoRandom.ts';
import type { Measurement } from '../measurement.ts';
import { falseMarkRow, rowAtLeast } from './statisticRow.ts';

export interface ShortFormFigure {
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
const elementsInTopic = 4;
const teamSize = 9;
const topics = Array.from({ length: topicCount }, (_, topic_id) => ({
  topic_id,
  element_ids: Array.from({ length: elementsInTopic }, (_, index) => topic_id * elementsInTopic + index),
}));
const elements = topics.flatMap(({ element_ids }) => element_ids);

/** A person's answers to both questions of every element, 0-100. */
type Person = readonly (readonly [number, number])[];
type Answer = (person: Person, form: 'a' | 'b') => readonly number[];

const fullAnswer: Answer = (person) => person.map(([one, other]) => (one + other) / 2);

/**
 * Simulates a full and a short campaign in a company in which nothing changes: how often the mean of all invited people over both questions
 * of each element lies within the margin of the short campaign, and how many pages name a change between the two. The questions of an
 * element differ in difficulty by up to 12 points, and each person answers the two differently. Who answers is drawn anew for each campaign.
 */
export function simulateShortForms(
  { invited, share, runs }: Setting,
  random: Random = seededRandom(invited),
): readonly ShortFormFigure[] {
  const counts = new Map<string, { times: number; of: number }>();
  const count = (what: string, happened: boolean) => {
    const own = counts.get(what) ?? { times: 0, of: 0 };
    counts.set(what, { times: own.times + (happened ? 1 : 0), of: own.of + 1 });
  };
  for (let run = 0; run < runs; run++) {
    const company = drawCompany(invited, random);
    const shortAnswer: Answer = (person, form) =>
      person.map(([one, other], at) =>
        linkScore((at % 2 === 0) === (form === 'a') ? one : other, { steps: 10 }, random.next()),
      );
    const full = runCampaign(company, share, random, {
      answer: fullAnswer,
      askedShare: askedShareOf('full'),
    });
    const short = runCampaign(company, share, random, {
      answer: shortAnswer,
      askedShare: askedShareOf('short'),
    });
    const truths = company.map((person) => fullAnswer(person, 'a'));
    for (const { subject, subject_id, value, margin } of short) {
      const ids = subject === 'topic' ? (topics[subject_id]?.element_ids ?? []) : elements;
      if (subject === 'element') continue;
      const truth = meanOf(truths.map((own) => meanOf(ids.map((id) => own[id] ?? 0)) ?? 0)) ?? 0;
      const name = subject === 'topic' ? 'topics' : 'company';
      count(`short covers the full form, ${name}`, Math.abs((value ?? 0) - truth) <= (margin ?? 0));
    }
    const words = [...wordsOf(full, short, 'topic'), ...wordsOf(full, short, 'overall')];
    count(
      'pages with a mark between a full and a short campaign',
      words.some((word) => word !== 'noClearChange'),
    );
  }
  return [...counts].map(([what, { times, of }]) => ({
    what,
    value: times / of,
    bound: what.startsWith('pages') ? { most: 0.05 } : { least: 0.85 },
  }));
}

const settings: readonly Setting[] = [60, 231, 1_000].flatMap((invited) =>
  [0.75, 1].map((share) => ({ invited, share, runs: invited === 1_000 ? 100 : 400 })),
);

/** Measures the margins of short campaigns and changes between full and short ones (methods 2.7). */
export function* measureShortForms(): Generator<Measurement> {
  for (const setting of settings) {
    for (const { what, value } of simulateShortForms(setting)) {
      const text = `Short forms, ${setting.invited} invited, ${100 * setting.share}% answer: ${what}`;
      yield what.startsWith('pages') ? falseMarkRow(text, value) : rowAtLeast(text, value, 0.85);
    }
  }
}

const toAnswer = (attitude: number) => Math.min(100, Math.max(0, Math.round(attitude / 10) * 10));

function drawCompany(invited: number, random: Random): readonly Person[] {
  const difficulties = elements.map(() => 12 * (random.next() - 0.5));
  return Array.from({ length: invited }, () => {
    const person = 12 * random.normal();
    return topics.flatMap(({ element_ids }) => {
      const topic = 8 * random.normal();
      return element_ids.map((id) => {
        const element = 58 + person + topic + 12 * random.normal();
        const easier = difficulties[id] ?? 0;
        const answer = (shift: number) => toAnswer(element + shift + 16 * random.normal());
        return [answer(easier), answer(-easier)] as const;
      });
    });
  });
}

/** How a person answers a campaign, and the share of its questions that they get. */
interface AnswerMode {
  readonly answer: Answer;
  readonly askedShare: number;
}

function runCampaign(
  company: readonly Person[],
  share: number,
  random: Random,
  { answer, askedShare }: AnswerMode,
) {
  const people = company.map((_, id) => ({ id, team_id: Math.floor(id / teamSize) }));
  const { forms } = assignForms(people, new Map(), (limit) => Math.floor(random.next() * limit));
  const order = company
    .map((person, id) => ({ scores: answer(person, forms.get(id) ?? 'a'), at: random.next() }))
    .sort((a, b) => a.at - b.at);
  const answered = order.slice(0, Math.round(share * company.length));
  const { cells } = buildRelease({
    responses: answered.map(({ scores }) => ({ g: {}, scores })),
    cuts: [],
    k: 5,
    elements,
    topics,
    labels: {},
    hash: String,
    participation: participationBand(company.length, answered.length, 5).rate,
    askedShare,
  });
  return cells;
}

type Cells = ReturnType<typeof runCampaign>;

function wordsOf(before: Cells, after: Cells, subject: Cells[number]['subject']) {
  const scoresOf = (cells: Cells) =>
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
