import { expect, test } from 'vitest';
import { type FocusTopic, focusCandidates } from '../../../domain/actions/focusCandidates.ts';
import { measureDifferences, pairOfGroups } from '../../../domain/scoring/measureDifferences.ts';

const topic = (topic_id: number, answer_percent: number, facts: Partial<FocusTopic> = {}): FocusTopic => {
  const score = { answer_percent, low: false, high: false, margin: 2, ...facts };
  return { topic_id, topic: `Topic ${topic_id}`, elements: [{ element_id: topic_id, ...score }], ...score };
};
const alone = { before: null, company: null };

test('a topic that fell by more than chance comes before a larger decline within chance', () => {
  const [first, second] = focusCandidates({
    topics: [topic(1, 60, { margin: 20 }), topic(2, 60)],
    before: [topic(1, 72, { margin: 20 }), topic(2, 70)],
    company: null,
  });
  expect(first).toEqual({
    topic_id: 2,
    reasons: [{ kind: 'decline', reference: 70, points: 10, margin: 3, isBeyondChance: true }],
  });
  expect(second?.reasons).toMatchObject([{ kind: 'decline', points: 12, margin: 29, isBeyondChance: false }]);
});

test('a group below the company says by how much, with the error of both scores as on the dashboard', () => {
  const [first] = focusCandidates({ topics: [topic(1, 55)], before: null, company: [topic(1, 65)] });
  expect(first?.reasons).toEqual([
    { kind: 'gap', reference: 65, points: 10, margin: 3, isBeyondChance: true },
  ]);
});

test('a gap that the dashboard doesn’t call significant isn’t significant for the focus', () => {
  const [own, company] = [topic(1, 59, { margin: 4 }), topic(1, 65, { margin: 4 })];
  const [difference] = measureDifferences([pairOfGroups(own, company)]);
  expect(difference?.word).toBe('noClearChange');
  const [first] = focusCandidates({ topics: [own], before: null, company: [company] });
  expect(first?.reasons).toMatchObject([{ margin: difference?.margin, isBeyondChance: false }]);
});

test('a topic above the company, or that rose, has no reason', () => {
  const group = { topics: [topic(1, 70)], before: [topic(1, 60)], company: [topic(1, 65)] };
  expect(focusCandidates(group)).toEqual([{ topic_id: 1, reasons: [] }]);
});

test.each([
  ['by more than its margin', topic(1, 40), { points: 5, margin: 2, isBeyondChance: true }],
  ['within its margin', topic(1, 44), { points: 1, margin: 2, isBeyondChance: false }],
  ['without a margin', topic(1, 30, { margin: null }), { margin: null, isBeyondChance: false }],
  ['limited', topic(1, 20, { low: true }), { margin: null, isBeyondChance: false }],
  ['in a band below medium', topic(1, 30, { banded: true }), { margin: null, isBeyondChance: true }],
  ['in a band up to medium', topic(1, 40, { banded: true }), { margin: null, isBeyondChance: false }],
])('a low score is a reason: %s', (_, low, expected) => {
  expect(focusCandidates({ topics: [low], ...alone })[0]?.reasons).toMatchObject([
    { kind: 'low', reference: null, ...expected },
  ]);
});

test('bands, limited scores and scores without a margin are neither a decline nor a gap', () => {
  const unmeasured = [{ banded: true }, { high: true }, { margin: null }];
  for (const facts of unmeasured) {
    const own = topic(1, 60, facts);
    const group = { topics: [own], before: [topic(1, 90)], company: [topic(1, 90)] };
    expect(focusCandidates(group)).toEqual([{ topic_id: 1, reasons: [] }]);
  }
});

test('topics without a reason follow, the lowest first', () => {
  const topics = [topic(1, 80), topic(2, 70), topic(3, 40)];
  expect(focusCandidates({ topics, ...alone }).map(({ topic_id }) => topic_id)).toEqual([3, 2, 1]);
});
