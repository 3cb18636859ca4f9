import { expect, test } from 'vitest';
import type { PublishedFigure } from '../../../../domain/release/overlap/audience.ts';
import { elementRange, figuresOf } from '../../../../domain/release/overlap/figureRanges.ts';

const topics = [
  { topic_id: 10, element_ids: [1, 2] },
  { topic_id: 20, element_ids: [3] },
];
const group = { dim: 'overall', category: 'overall' };
type Figure = Pick<PublishedFigure, 'subject' | 'subject_id' | 'value'> & { readonly limit?: 'low' | 'high' };
const figure = ({ limit, ...one }: Figure): PublishedFigure => ({
  ...group,
  ...one,
  low: limit === 'low',
  high: limit === 'high',
  n_band: 10,
});

const element = (subject_id: number, value: number, limit?: 'low' | 'high') =>
  ({ subject: 'element', subject_id, value, limit }) as const;
const topic = (subject_id: number, value: number) => ({ subject: 'topic', subject_id, value }) as const;
const overall = (value: number) => ({ subject: 'overall', subject_id: 0, value }) as const;

test.each([
  ['whole points', false, [element(1, 60)], [59.5, 60.5]],
  ['a band', true, [element(1, 60)], [59.5, 69.5]],
  ['the last band', true, [element(1, 90)], [89.5, 100]],
  ['"90 or more"', false, [element(1, 90, 'high')], [90, 100]],
  ['"10 or less" in bands', true, [element(1, 10, 'low')], [0, 10]],
  ['nothing', false, [], [0, 100]],
  ['its topic and the other element', false, [topic(10, 60), element(2, 50)], [68.5, 71.5]],
  ['its topic alone', false, [topic(10, 60)], [29, 100]],
  [
    'its topic, with the other element at its limit',
    false,
    [topic(10, 60), element(2, 90, 'high')],
    [29, 31],
  ],
  ['the overall score and the other topic', true, [overall(40), topic(20, 80), element(2, 10)], [0, 29]],
] as const)('the mean of an element follows from %s', (_, banded, figures, expected) => {
  const audience = { figures: figures.map(figure), topics, banded };
  const [least, most] = elementRange(figuresOf(audience, group), 1, audience);
  expect([least, most].map((bound) => Math.round(10 * bound) / 10)).toEqual(expected);
});

test('the figures of other groups don’t count', () => {
  const figures = [{ ...figure(element(1, 60)), dim: 'team', category: 'North' }];
  expect(elementRange(figuresOf({ figures }, group), 1, { topics, banded: false })).toEqual([0, 100]);
});
