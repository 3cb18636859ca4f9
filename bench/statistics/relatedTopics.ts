import { driverInterval, driverWord, findDrivers } from '../../domain/scoring/drivers.ts';
import { type Random, seededRandom } from '../../server/seed/demoRandom.ts';
import type { Measurement } from '../measurement.ts';
import { falseMarkRow, rowAtLeast, rowWithoutBound, Share } from './statisticRow.ts';

const samples = 1_000;
/** The topics of the benchmark except belonging. */
const topicsShown = 5;

/**
 * Measures related topics (methods 2.5): coverage of the interval as shown, words without any relationship,
 * and power.
 */
export function* measureRelatedTopics(): Generator<Measurement> {
  for (const people of [100, 400]) {
    const random = seededRandom(people);
    for (const rank of [0, 0.3, 0.6]) {
      const covered = new Share();
      for (let sample = 0; sample < samples; sample += 1) {
        const { low, high } = driverInterval(simulateLinks(random, people, rank, 1)[0] ?? 0);
        covered.add(low <= 100 * rank && 100 * rank <= high);
      }
      yield rowAtLeast(
        `Related topic, 90% interval as shown, n = ${people}, rho = ${rank}`,
        covered.value,
        0.88,
      );
    }
    const [marked, detected] = [new Share(), new Share()];
    for (let sample = 0; sample < samples; sample += 1) {
      const links = simulateLinks(random, people, 0, topicsShown);
      marked.add(links.some((link) => ['strong', 'some', 'opposite'].includes(driverWord(link))));
      const [link = 0] = simulateLinks(random, people, 0.4, 1);
      detected.add(['strong', 'some'].includes(driverWord(link)));
    }
    yield falseMarkRow(`${topicsShown} unrelated topics with any relationship, n = ${people}`, marked.value);
    yield rowWithoutBound(`Relationship of .4 is named, n = ${people}`, detected.value);
  }
}

/** Returns the published links of topics whose true rank correlation with the outcome is `rank`. */
function simulateLinks(random: Random, people: number, rank: number, topics: number): readonly number[] {
  const pearson = 2 * Math.sin((Math.PI * rank) / 6);
  const outcome = Array.from({ length: people }, () => random.normal());
  const drivers = findDrivers(
    outcome,
    Array.from({ length: topics }, (_, topic_id) => ({
      topic_id,
      scores: outcome.map((x) => pearson * x + Math.sqrt(1 - pearson ** 2) * random.normal()),
    })),
  );
  return drivers.map(({ link }) => link);
}
