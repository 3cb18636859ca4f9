import { describe, expect, test } from 'vitest';
import { headlineSentences } from '../../../domain/results/headlineSentences.ts';
import type { ResultCampaign, ResultGroup, ResultScore } from '../../../domain/results/publishedCampaign.ts';
import { resultSlides, type SlideInput } from '../../../domain/results/resultSlides.ts';
import { maxGapsOnSlide, slideContents } from '../../../domain/results/slideContents.ts';
import { loadWording } from '../../../locales/documents.ts';
import { documentWords } from '../../../server/usecases/exports/documentWords.ts';

const words = documentWords(await loadWording('en'));

const score = (answer_percent: number, change: Partial<ResultScore> = {}) => ({
  ...{ answer_percent, low: false, high: false, margin: 2, n_band: 50 },
  ...change,
});
const names = ['Belonging', 'Fairness', 'Growth'];
const topics = (values: readonly number[], change: Partial<ResultScore> = {}) =>
  values.map((value, at) => ({
    ...score(value, change),
    topic_id: at + 1,
    topic: names[at] ?? `Topic ${at + 1}`,
    elements: [
      { ...score(value + 5, change), element_id: at * 10 + 1, element: 'Being heard' },
      { ...score(value - 5, change), element_id: at * 10 + 2, element: 'Being oneself' },
    ],
  }));

const campaign = (change: Partial<ResultCampaign> = {}): ResultCampaign => ({
  campaign_id: 2,
  name: 'Autumn',
  quarter: { year: 2026, quarter: 4 },
  closed_on: '2026-11-20',
  k: 5,
  length: 'full',
  audience: 'everybody',
  n_band: 50,
  overall: score(60),
  topics: topics([70, 60, 50]),
  ...change,
});
const earlier = campaign({
  ...{ campaign_id: 1, name: 'Summer', quarter: { year: 2026, quarter: 3 }, overall: score(62) },
  topics: topics([60, 60, 66]),
});
const group = (member: string, values: readonly number[]): ResultGroup => ({
  members: [member],
  n_band: 20,
  topics: topics(values).map((topic) => ({ ...topic, n_band: 20 })),
});

const input = (change: Partial<SlideInput> = {}): SlideInput => ({
  company: 'Harbor',
  campaign: campaign(),
  before: null,
  dimensions: [],
  ...change,
});
const show = (change: Partial<SlideInput> = {}) => slideContents(input(change), words);
const kinds = (change: Partial<SlideInput> = {}) => resultSlides(input(change)).map(({ kind }) => kind);

test('a first campaign has its headline, topics and both ends, and no next step without a reason', () => {
  expect(kinds()).toEqual(['headline', 'topics', 'strongest', 'weakest']);
  const [headline, , strongest, weakest] = show();
  expect(headline?.title).toBe('Harbor scores 60 out of 100 (±2 points).');
  expect(strongest?.title).toBe('Belonging scores highest: 70 out of 100');
  expect(strongest?.rows.map(({ name }) => name)).toEqual(['Being heard', 'Being oneself']);
  expect(weakest?.title).toBe('Growth scores lowest: 50 out of 100');
  expect(headline?.about).toBe('50 to 99 people · Q4 2026, closed on 20 November 2026');
});

test('PRES-02 the slides of changes are only about topics that changed by more than chance', () => {
  const slides = show({ before: earlier });
  const changes = slides.find(({ kind }) => kind === 'changes');
  expect(changes?.title).toBe(
    'Significantly higher than in Q3 2026: Belonging. Significantly lower than in Q3 2026: Growth.',
  );
  // The largest change first; Fairness didn't change.
  expect(
    changes?.rows.map(({ name, score: now, reference }) => [
      name,
      reference?.answer_percent,
      now.answer_percent,
    ]),
  ).toEqual([
    ['Growth', 66, 50],
    ['Belonging', 60, 70],
  ]);
  expect(changes?.referenceName).toBe('Q3 2026');
  expect(slides.at(-1)?.text).toContain('Growth fell significantly, from 66 in Q3 2026 to 50.');
});

test('a topic that asked other elements is named by the direction of those asked in both campaigns', () => {
  // What both campaigns asked fell from 80 to 60, but the score of the topic rose, because the other elements score higher now.
  const belonging = (value: number, spokenUp: number, other: number) => ({
    ...{ ...score(value), topic_id: 1, topic: 'Belonging' },
    elements: [
      { ...score(spokenUp), element_id: 1, element: 'Being heard' },
      { ...score(80), element_id: other, element: `Element ${other}` },
    ],
  });
  const fairness = (value: number) => topics([60, value]).slice(1);
  const now = campaign({ topics: [belonging(70, 60, 2), ...fairness(70)] });
  const before = campaign({
    ...{ campaign_id: 1, quarter: { year: 2026, quarter: 3 } },
    topics: [belonging(55, 80, 3), ...fairness(60)],
  });
  const changes = show({ campaign: now, before }).find(({ kind }) => kind === 'changes');
  expect(changes?.title).toBe(
    'Significantly higher than in Q3 2026: Fairness. Significantly lower than in Q3 2026: Belonging.',
  );
  // The largest change first, without an earlier score that is about other elements.
  expect(changes?.rows.map(({ name, reference }) => [name, reference?.answer_percent])).toEqual([
    ['Belonging', undefined],
    ['Fairness', 60],
  ]);
  expect(headlineSentences(input({ campaign: now, before }), words)?.topics).toBe(
    'Significantly higher than in Q3 2026: Fairness (60 to 70). Significantly lower than in Q3 2026: Belonging.',
  );
});

test('a slide says so if no topic changed by more than chance', () => {
  const before = campaign({
    campaign_id: 1,
    quarter: { year: 2026, quarter: 3 },
    topics: topics([69, 61, 51]),
  });
  const changes = show({ before }).find(({ kind }) => kind === 'changes');
  expect(changes?.title).toBe('No topic changed significantly since Q3 2026.');
  expect(changes?.rows).toHaveLength(3);
});

test('the next step is the first candidate for the focus: what fell most, then what is low', () => {
  const now = campaign({ topics: topics([52, 60, 50]) });
  const before = campaign({ campaign_id: 1, topics: topics([75, 60, 50]) });
  expect(resultSlides(input({ campaign: now, before })).at(-1)).toMatchObject({
    kind: 'next',
    reason: { kind: 'decline', isBeyondChance: true },
    topic: { topic: 'Belonging' },
  });
  expect(resultSlides(input({ campaign: campaign({ topics: topics([70, 60, 30]) }) })).at(-1)).toMatchObject({
    reason: { kind: 'low', isBeyondChance: true },
    topic: { topic: 'Growth' },
  });
});

test('a next step within chance says so', () => {
  const before = campaign({ campaign_id: 1, topics: topics([70, 60, 51]) });
  expect(show({ before }).at(-1)?.text).toContain('to 50, which could be due to chance.');
  expect(show({ campaign: campaign({ topics: topics([70, 60, 44]) }) }).at(-1)?.text).toContain(
    'Growth may be low: 44 out of 100.',
  );
});

describe('groups', () => {
  test('have a slide only in dimensions with differences by more than chance', () => {
    const dimensions = [
      { dimension: 'team' as const, groups: [group('North', [71, 61, 51]), group('South', [69, 59, 49])] },
      { dimension: 'gender' as const, groups: [group('woman', [70, 40, 50]), group('man', [70, 75, 50])] },
    ];
    const found = show({ dimensions }).filter(({ kind }) => kind === 'groups');
    expect(found.map(({ title }) => title)).toEqual([
      'Gender: Woman stands out most, 20 points below the company average in Fairness',
    ]);
    expect(
      found[0]?.rows.map(({ name, people, reference }) => [name, people, reference?.answer_percent]),
    ).toEqual([
      ['Woman: Fairness', '20 to 49 people', 60],
      ['Man: Fairness', '20 to 49 people', 60],
    ]);
  });

  test('beyond the place on a slide are counted', () => {
    const groups = Array.from({ length: maxGapsOnSlide + 3 }, (_, at) => group(`Team ${at}`, [70, 30, 50]));
    const [slide] = show({ dimensions: [{ dimension: 'team', groups }] }).filter(
      ({ kind }) => kind === 'groups',
    );
    expect(slide?.rows).toHaveLength(maxGapsOnSlide);
    expect(slide?.text).toContain('3 smaller differences aren’t shown here.');
  });
});

describe('limited results', () => {
  test('are shown as published, without margins', () => {
    const limited = { margin: null, banded: true };
    const slides = show({
      campaign: campaign({ overall: score(60, limited), topics: topics([70, 60, 50], limited) }),
    });
    expect(slides[0]?.title).toBe('Harbor scores 60 to 69 out of 100.');
    expect(slides[0]?.margins).toMatch(/^Confidence ranges aren’t shown/);
    expect(slides[2]?.title).toBe('Belonging scores highest: 70 to 79 out of 100');
  });

  test('without an overall result have no slides', () => {
    expect(show({ campaign: campaign({ overall: null, topics: [] }) })).toEqual([]);
  });

  test('with equal topics have neither a highest nor a lowest', () => {
    expect(kinds({ campaign: campaign({ topics: topics([60, 60, 60]) }) })).toEqual(['headline', 'topics']);
  });
});

test('a pulse about other topics isn’t compared with the overall score', () => {
  const pulse = campaign({ length: 'pulse', topics: topics([70]) });
  const [headline] = show({ campaign: pulse, before: earlier });
  expect(headline?.title).toBe('A pulse about Belonging: 60 out of 100 (±2 points).');
  expect(headline?.rows[0]?.reference).toBeNull();
});
