import { expect, test } from 'vitest';
import { focusCandidates } from '../../../domain/actions/focusCandidates.ts';
import { followUpChange } from '../../../domain/followUps/followUpResult.ts';
import { topicChange } from '../../../domain/recommendations/planFollowUp.ts';
import { marginOfError } from '../../../domain/scoring/detectChanges.ts';
import { recommendedTopics } from '../../../domain/scoring/recommendedTopics.ts';
import { seededRandom } from '../../../server/seed/demoRandom.ts';

const topicIds = [1, 2, 3, 4, 5, 6];
const runs = 2_000;

/** The share of simulated cases in which something is named. */
function shareOf(isNamed: (random: ReturnType<typeof seededRandom>) => boolean): number {
  const random = seededRandom(11);
  const named = Array.from({ length: runs }, () => isNamed(random)).filter(Boolean);
  return named.length / runs;
}

/** A published score around a true one. */
function published(random: ReturnType<typeof seededRandom>, topic_id: number, truth: number, se: number) {
  const score = {
    answer_percent: Math.round(truth + se * random.normal()),
    ...{ low: false, high: false, margin: Math.ceil(marginOfError(se)) },
  };
  return { topic_id, topic: `Topic ${topic_id}`, elements: [{ element_id: topic_id, ...score }], ...score };
}

test.each([1.5, 3, 6])(
  'a focus that hasn’t changed is said to have moved in at most 5 percent of follow-up pulses, with a standard error of %d',
  (se) => {
    const share = shareOf((random) => {
      const topics = topicIds.map((id) => published(random, id, 40, se));
      const [focus] = focusCandidates({ topics, before: null, company: null });
      const before = topics.find(({ topic_id }) => topic_id === focus?.topic_id) ?? null;
      const after = published(random, before?.topic_id ?? 0, 40, se);
      return followUpChange(before, after, topics.length)?.word !== 'unclear';
    });
    expect(share).toBeLessThanOrEqual(0.05);
  },
);

test('a plan for the lowest topic of a person that hasn’t changed names a change in at most 5 percent of the cases', () => {
  const share = shareOf((random) => {
    const value = Math.min(...topicIds.map(() => 50 + 10 * random.normal()));
    const after = { value: 50 + 10 * random.normal(), askedShare: 1 };
    return topicChange({ value, askedShare: 1 }, after, topicIds.length) !== 'noClearChange';
  });
  expect(share).toBeLessThanOrEqual(0.05);
});

test.each([2, 16])(
  'where all topics are just outside of the low range, at most 5 percent of screens call any of them clearly low, with a margin of %d',
  (margin) => {
    const share = shareOf((random) => {
      const topics = topicIds.map(() => ({ answer_percent: 45 + (margin / 1.645) * random.normal() }));
      const low = recommendedTopics(topics, { ordered: true, marginOf: () => margin });
      return low.some(({ reason }) => reason === 'lowTopic');
    });
    expect(share).toBeLessThanOrEqual(0.055);
  },
);
