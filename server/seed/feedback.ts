import { maxFeedbackRating } from '../../domain/survey/surveyEndings.ts';
import type { FeedbackInput } from '../../domain/survey/surveyFeedback.ts';
import { seededRandom } from './demoRandom.ts';

/** Share of people giving feedback who also suggest an improvement. */
const writing = 0.3;

/**
 * Generates the feedback of several people on a campaign; each sentence is used once. Has its own random generator, so that
 * nothing else in the campaign depends on it.
 */
export function generateSurveyFeedback(campaignId: number, people: number): readonly FeedbackInput[] {
  const random = seededRandom(9_001 + campaignId);
  const left = [...sentences];
  return Array.from({ length: people }, () => {
    const rating = Math.round(3.9 + random.normal() * 0.9);
    const [improvement = null] =
      random.next() < writing && left.length > 0 ? left.splice(random.between(0, left.length - 1), 1) : [];
    return { rating: Math.min(maxFeedbackRating, Math.max(1, rating)), improvement };
  });
}

/** Every fourth participant of a benchmark gives no feedback. */
export const givesFeedback = (_: unknown, index: number): boolean => index % 4 !== 3;

/** Some sentences mention names, as real comments do; these are never published. */
const sentences: readonly string[] = [
  'Fewer questions, some of them felt alike.',
  'Ranking all options is hard where two of them fit equally well.',
  'Tell us what became of the last survey before asking again.',
  'I liked that it can be answered on the phone during a break.',
  'Say at the beginning how many questions there are.',
  'The questions about my team were good, those about the company less so.',
  'Give us time for it during work, I answered on the train home.',
  'Please ask once a quarter and not more often.',
  'A button to go back one question would help.',
  'Let us add a sentence to a question where the order does not say it all.',
  'It was quick and clear, nothing to improve.',
  'Marcus Okafor told us what it is for, which helped. The invitation did not.',
  'Send the invitation on a day when nights are not changing over.',
  'Some words were hard to understand for those whose first language is another one.',
  'Show results to everyone and not only to leads.',
  'I was not sure who reads this. The first page says it, but it is long.',
];
