import { topicReliabilities, topicReliabilityInterval } from '../../domain/release/topicReliability.ts';
import { type Random, seededRandom } from '../../server/seed/demoRandom.ts';
import type { Measurement } from '../measurement.ts';
import { rowAtLeast, Share } from './statisticRow.ts';

const samples = 1_000;
const elements = [0, 1, 2, 3];

/**
 * Measures the reliability of a topic of the culture benchmark (methods 2.6): how often its interval as shown
 * contains the truth.
 */
export function* measureTopicReliability(): Generator<Measurement> {
  for (const people of [50, 200]) {
    for (const truth of [0.3, 0.6, 0.8]) {
      yield rowAtLeast(
        `Reliability of a topic, 90% interval as shown, n = ${people}, truth ${truth}`,
        coverage(people, truth, samples),
        0.88,
      );
    }
  }
}

/**
 * Returns the share of samples whose interval contains the true reliability of a topic with four elements.
 */
export function coverage(people: number, truth: number, times: number): number {
  const random = seededRandom(people + 100 * truth);
  const covered = new Share();
  for (let sample = 0; sample < times; sample += 1) {
    const [topic] = topicReliabilities(
      Array.from({ length: people }, () => ({ scores: answersOf(random, truth) })),
      elements,
      [{ topic_id: 1, element_ids: elements }],
    ).topics;
    if (!topic) throw new Error('a topic has a reliability');
    const { low, high } = topicReliabilityInterval(topic, people);
    covered.add(low <= truth && truth <= high);
  }
  return covered.value;
}

/**
 * Returns scores of elements whose sum has this reliability: k s / (k s + 1 - s) with the share s of the
 * common variance.
 */
function answersOf(random: Random, reliability: number): readonly number[] {
  const share = reliability / (elements.length - (elements.length - 1) * reliability);
  const common = random.normal() * Math.sqrt(share);
  return elements.map(() => 50 + 15 * (common + random.normal() * Math.sqrt(1 - share)));
}
