import {
  adjustedDifference,
  type ScorePair,
  tQuantile,
} from '../../domain/metricResults/content/adjustedDifference.ts';
import { compareContents } from '../../domain/metricResults/content/contentChanges.ts';
import { percentileOfTheta } from '../../domain/metricResults/percentileOfTheta.ts';
import { meanOf } from '../../domain/scoring/benchmarkScores.ts';
import { type Random, seededRandom } from '../../server/seed/demoRandom.ts';
import type { Measurement } from '../measurement.ts';
import { falseMarkRow, rowAtLeast, rowBetween, rowWithoutBound, Share } from './statisticRow.ts';

const runs = 4_000;
/** The share of the variance of a score that isn't error, as in the personal metrics (methods 1.3). */
const reliability = 0.8;
const contentsOfRound = 6;

interface Person extends ScorePair {
  readonly team: number;
}

/** A person whose true score doesn't change, with two measured scores of the 0-100 scale. */
function drawPerson(random: Random, team: number, teamEffect: number): Person {
  const truth =
    Math.sqrt(reliability) * (Math.sqrt(1 - teamEffect ** 2) * random.normal()) + teamEffect * team;
  const measure = () => percentileOfTheta(truth + Math.sqrt(1 - reliability) * random.normal());
  return { before: measure(), after: measure(), team };
}

type Choice = (random: Random, person: Person) => boolean;
const atRandom =
  (share: number): Choice =>
  (random) =>
    random.next() < share;
/** People with a low score are recommended the course, and complete it more often. */
const ifLow: Choice = (random, { before }) => random.next() < (before < 40 ? 0.5 : 0.08);

function drawRound(random: Random, people: number, choice: Choice) {
  const all = Array.from({ length: people }, () => drawPerson(random, 0, 0));
  const completed = all.filter((person) => choice(random, person));
  return { completed, others: all.filter((person) => !completed.includes(person)) };
}
type Round = ReturnType<typeof drawRound>;

const isLargeEnough = ({ completed, others }: Round) => Math.min(completed.length, others.length) >= 20;

function coverage(people: number, choice: Choice): number {
  const random = seededRandom(72);
  const covered = new Share();
  for (let run = 0; run < runs; run += 1) {
    const round = drawRound(random, people, choice);
    if (!isLargeEnough(round)) continue;
    const { difference, se, df } = adjustedDifference(round.completed, round.others);
    covered.add(Math.abs(difference) <= se * tQuantile(0.95, df));
  }
  return covered.value;
}

/** The share of rounds in which the plain difference of the changes leaves its 90 percent interval, for comparison. */
function unadjustedMarks(people: number, choice: Choice): number {
  const random = seededRandom(72);
  const marked = new Share();
  for (let run = 0; run < runs; run += 1) {
    const round = drawRound(random, people, choice);
    if (!isLargeEnough(round)) continue;
    const changes = [round.completed, round.others].map((group) =>
      group.map(({ before, after }) => ({ before: 0, after: after - before })),
    );
    const { difference, se, df } = adjustedDifference(changes[0] ?? [], changes[1] ?? []);
    marked.add(Math.abs(difference) > se * tQuantile(0.975, df));
  }
  return marked.value;
}

/** The share of rounds with any mark, with several courses that the same people complete independently. */
function markedRounds(people: number, choice: Choice, rise = 0): number {
  const random = seededRandom(73);
  const marked = new Share();
  for (let run = 0; run < runs / 2; run += 1) {
    const all = Array.from({ length: people }, () => drawPerson(random, 0, 0));
    const contents = Array.from({ length: contentsOfRound }, (_, key) => {
      const people = all.map((person) => ({ person, hasCompleted: choice(random, person) }));
      const of = (wanted: boolean, added: number) =>
        people
          .filter(({ hasCompleted }) => hasCompleted === wanted)
          .map(({ person: { before, after } }) => ({ before, after: Math.min(100, after + added) }));
      return { key, completed: of(true, key === 0 ? rise : 0), others: of(false, 0) };
    }).filter(isLargeContent);
    const changes = compareContents(contents);
    marked.add(rise === 0 ? changes.some(({ is_marked }) => is_marked) : changes[0]?.is_marked === true);
  }
  return marked.value;
}

const isLargeContent = ({
  completed,
  others,
}: {
  readonly completed: readonly ScorePair[];
  readonly others: readonly ScorePair[];
}) => Math.min(completed.length, others.length) >= 20;

/** Teams that differ in truth, of which some were assigned the course: the adjustment can't remove such a difference. */
function assignedTeams(effect: number): number {
  const random = seededRandom(74);
  const marked = new Share();
  for (let run = 0; run < runs / 4; run += 1) {
    const levels = Array.from({ length: 20 }, () => random.normal());
    const people = levels.flatMap((level) =>
      Array.from({ length: 10 }, () => drawPerson(random, level, effect)),
    );
    const middle = meanOf(levels) ?? 0;
    const completed = people.filter(({ team }) => team < middle - 0.5);
    const others = people.filter(({ team }) => team >= middle - 0.5);
    if (!isLargeContent({ completed, others })) continue;
    marked.add(compareContents([{ key: 0, completed, others }]).some(({ is_marked }) => is_marked));
  }
  return marked.value;
}

/** Measures the differences between people who completed a course between two assessments and others (decision 72). */
export function* measureContentChanges(): Generator<Measurement> {
  const what = 'Completed course, 90% range before rounding';
  yield rowBetween(`${what}, 25 of 50 people at random`, coverage(50, atRandom(0.5)), 0.88, 0.95);
  yield rowBetween(`${what}, 40 of 200 people at random`, coverage(200, atRandom(0.2)), 0.88, 0.93);
  yield rowBetween(`${what}, 200 people, mostly those with low scores`, coverage(200, ifLow), 0.87, 0.93);
  yield rowAtLeast(
    'Change without adjustment, 200 people, mostly those with low scores: called different where nothing differs',
    unadjustedMarks(200, ifLow),
    0.2,
  );
  const marks = `Round of ${contentsOfRound} courses, any mark where nothing differs`;
  yield falseMarkRow(`${marks}, 50 of 100 people each`, markedRounds(100, atRandom(0.5)));
  yield falseMarkRow(`${marks}, 40 of 200 people each`, markedRounds(200, atRandom(0.2)));
  yield falseMarkRow(`${marks}, 200 people, mostly those with low scores`, markedRounds(200, ifLow));
  for (const [people, rise] of [
    [200, 5],
    [200, 10],
    [1_000, 5],
  ] as const) {
    yield rowWithoutBound(
      `Round of ${contentsOfRound} courses, a rise of ${rise} points named, a fifth of ${people} people`,
      markedRounds(people, atRandom(0.2), rise),
    );
  }
  yield rowWithoutBound(
    'Course assigned to the lowest of 20 teams that differ in truth (correlation .3): marked without any change',
    assignedTeams(0.3),
  );
}
