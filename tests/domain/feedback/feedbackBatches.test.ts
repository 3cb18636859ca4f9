import { describe, expect, test } from 'vitest';
import { summarizeFeedback } from '../../../domain/feedback/feedbackBatches.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import { feedbackQuestions } from '../../../domain/sessions/sessionFeedback.ts';

describe('feedback', () => {
  /** Batches of five answers, of which so many are favorable. */
  const batchesOf = (...counts: number[]) =>
    counts.flatMap((favorable, batch) =>
      Array.from({ length: 5 }, (_, index) => {
        const given = index < favorable ? 4 : 3;
        return { batch: String(batch), useful: given, applicable: given, recommended: given };
      }),
    );
  const bandOf = (...counts: number[]) =>
    summarizeFeedback(feedbackQuestions, batchesOf(...counts))?.favorable.useful;

  test('is hidden below five answers and shown in bands of 20 percent from then on', () => {
    expect(summarizeFeedback(feedbackQuestions, [])).toBeNull();
    expect(summarizeFeedback(feedbackQuestions, batchesOf(4))).toEqual({
      answers: 5,
      favorable: {
        useful: { from: 80, to: 100 },
        applicable: { from: 80, to: 100 },
        recommended: { from: 80, to: 100 },
      },
    });
    expect([bandOf(1), bandOf(2), bandOf(5, 2, 1)]).toEqual([
      { from: 0, to: 20 },
      { from: 40, to: 60 },
      { from: 40, to: 60 },
    ]);
  });

  test('never shows that everyone or no one in a batch answered favorably, whenever it is read', () => {
    const counts = [0, 1, 2, 3, 4, 5];
    /** What an organizer sees who reads after each batch. */
    const history = (...batches: number[]) =>
      JSON.stringify(batches.map((_, index) => bandOf(...batches.slice(0, index + 1))));
    const sequences = counts.flatMap((a) => counts.flatMap((b) => counts.map((c) => [a, b, c])));
    const byHistory = groupBy(sequences, (batches) => history(...batches));
    for (const possible of byHistory.values()) {
      for (const at of [0, 1, 2]) {
        const known = new Set(possible.map((batches) => batches[at]));
        expect([...known].every((count) => count === 0)).toBe(false);
        expect([...known].every((count) => count === 5)).toBe(false);
      }
    }
  });
});
