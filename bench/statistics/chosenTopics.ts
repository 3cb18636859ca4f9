import { focusCandidates } from '../../domain/actions/focusCandidates.ts';
import { followUpChange } from '../../domain/followUps/followUpResult.ts';
import { topicChange } from '../../domain/recommendations/planFollowUp.ts';
import { marginOfError } from '../../domain/scoring/detectChanges.ts';
import { recommendedTopics } from '../../domain/scoring/recommendedTopics.ts';
import { MID_FROM } from '../../domain/scoring/scoreWord.ts';
import { type Random, seededRandom } from '../../server/seed/demoRandom.ts';
import type { Measurement } from '../measurement.ts';
import { falseMarkRow, rowWithoutBound, Share } from './statisticRow.ts';

const runs = 10_000;
const topicIds = [1, 2, 3, 4, 5, 6];
/** Points by which a focus rises where power is measured. */
const rise = 8;
/** Standard errors of a topic's published score: of a company, a department and a team. */
const errors = [1.5, 3, 6] as const;
/** The margin of one person's topic. */
const ownMargin = marginOfError(10);

/**
 * Measures what is said about topics that were chosen because of their scores (methods 1.4): the focus of a group and its follow-up
 * pulse, a person's plan, and topics that are called clearly low. All topics have the same true score, which is the case with the most
 * regression to the mean.
 */
export function* measureChosenTopics(): Generator<Measurement> {
  for (const se of errors) {
    const what = `Follow-up pulse of the first of six topics, standard error ${se}`;
    const unchanged = shareOf((random) => followUpWord(random, se, 0) !== 'unclear');
    yield falseMarkRow(`${what}: a change is named where nothing changed`, unchanged);
    const risen = shareOf((random) => followUpWord(random, se, rise) === 'moved');
    yield rowWithoutBound(`${what}: a rise of ${rise} points is named`, risen);
  }
  const ownScore = (random: Random) => 50 + 10 * random.normal();
  yield falseMarkRow(
    'Plan for the lowest of six topics of a person: a change is named where nothing changed',
    shareOf((random) => {
      const value = Math.min(...topicIds.map(() => ownScore(random)));
      const after = { value: ownScore(random), askedShare: 1 };
      return topicChange({ value, askedShare: 1 }, after, topicIds.length) !== 'noClearChange';
    }),
  );
  for (const [who, margin, truth] of [
    ['a company', 3, MID_FROM + 1],
    ['a person', ownMargin, MID_FROM + 5],
  ] as const) {
    yield falseMarkRow(
      `Six topics of ${who} just above the low range: any is called clearly low`,
      shareOf((random) => {
        const topics = topicIds.map(() => ({ answer_percent: truth + (margin / 1.645) * random.normal() }));
        const low = recommendedTopics(topics, { ordered: true, marginOf: () => margin });
        return low.some(({ reason }) => reason === 'lowTopic');
      }),
    );
  }
}

function shareOf(isNamed: (random: Random) => boolean): number {
  const random = seededRandom(74);
  const share = new Share();
  for (let run = 0; run < runs; run += 1) share.add(isNamed(random));
  return share.value;
}

function followUpWord(random: Random, se: number, change: number) {
  const truth = MID_FROM - 5;
  const topics = topicIds.map((id) => publishScore(random, id, truth, se));
  const [focus] = focusCandidates({ topics, before: null, company: null });
  const before = topics.find(({ topic_id }) => topic_id === focus?.topic_id) ?? null;
  const after = publishScore(random, focus?.topic_id ?? 0, truth + change, se);
  return followUpChange(before, after, topics.length)?.word;
}

function publishScore(random: Random, topic_id: number, truth: number, se: number) {
  const score = {
    answer_percent: Math.round(truth + se * random.normal()),
    ...{ low: false, high: false, margin: Math.ceil(marginOfError(se)) },
  };
  return { topic_id, topic: `Topic ${topic_id}`, elements: [{ element_id: topic_id, ...score }], ...score };
}
