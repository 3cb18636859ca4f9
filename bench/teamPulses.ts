import type { IntervalSolver } from '../domain/release/auditIntervals.ts';
import { buildRelease } from '../domain/release/buildRelease.ts';
import type { PublishedAudience } from '../domain/release/overlap/audience.ts';
import { audienceOf, type LimitedRelease, limitRelease } from '../domain/release/overlap/limitRelease.ts';
import { withSolver } from '../server/usecases/releasing/openSolver.ts';
import { simulateDifferenceAttack } from './differenceAttack.ts';
import type { Measurement } from './measurement.ts';
import { answerOf, createTurnover, type Member, turnoverTopics } from './simulateTurnover.ts';
import { rowWithoutBound, Share } from './statistics/statisticRow.ts';

const k = 5;
const runs = 100;
/** Sizes of the team that gets the pulse. */
const teamSizes = [12, 20, 30, 45, 60];
const otherTeams = [15, 18, 22, 25, 30];
const turnovers = [
  { leave: 0.1, move: 0.03 },
  { leave: 0.2, move: 0.05 },
] as const;
/** From a campaign to a follow-up pulse, and from there to the next campaign. */
const [weeksToPulse, weeksToCampaign] = [12, 12];

const changesOfAnswers = [0, 5, 15] as const;

interface Published {
  readonly limited: LimitedRelease;
  readonly audience: PublishedAudience;
}

/**
 * Measures how a follow-up pulse to a team of a company, and the company's next campaign, are published by R24 if people left, joined and
 * moved in between (decision 80). Everyone answers.
 */
export async function* measureTeamPulses(): AsyncGenerator<Measurement> {
  for (const turnover of turnovers) {
    for (const size of teamSizes) yield* await withSolver((solver) => measure(size, turnover, solver));
  }
  for (const members of [8, 12, 20, 30, 45]) {
    for (const change of changesOfAnswers) {
      const { error, guess } = simulateDifferenceAttack({ members, change, runs: 4_000 });
      const what = `Estimate of someone who joined a team of ${members}, answers change by ${change} points`;
      yield {
        ...{ what, on: 'Node', value: `${error.toFixed(1)} points`, floor: `a guess: ${guess.toFixed(1)}` },
        ...{ ratio: error / guess, isWithinLimit: true },
      };
    }
  }
}

function measure(
  size: number,
  turnover: (typeof turnovers)[number],
  solver: IntervalSolver,
): readonly Measurement[] {
  const { found, after } = createTurnover(size);
  const [full, points, bands, topicShown] = [new Share(), new Share(), new Share(), new Share()];
  const [nextElements, nextTopics, others] = [new Share(), new Share(), new Share()];
  for (let run = 0; run < runs; run += 1) {
    const company = found([size, ...otherTeams]);
    const first = publish(company, turnoverTopics, ['team'], [], solver);
    const atPulse = after(weeksToPulse, company, turnover);
    const team = atPulse.filter((member) => member.team === 'team 0');
    const pulse = publish(team, turnoverTopics.slice(0, 1), [], [first.audience], solver);
    const { limitedByAudience, banded } = pulse.limited;
    full.add(!limitedByAudience);
    points.add(limitedByAudience && !banded);
    bands.add(limitedByAudience && banded);
    topicShown.add(pulse.limited.cells.some(({ subject }) => subject === 'topic'));
    const last = after(weeksToCampaign, atPulse, turnover);
    // The first campaign isn't among the earlier ones, because its whole audience may nearly equal that of the next one.
    const next = publish(last, turnoverTopics, ['team'], [pulse.audience], solver);
    const shown = (subject: string, isOwn: boolean) =>
      next.limited.cells.filter(
        (cell) =>
          cell.dim === 'team' && cell.subject === subject && cell.members.includes('team 0') === isOwn,
      ).length;
    for (let at = 0; at < 24; at += 1) nextElements.add(at < shown('element', true));
    for (let at = 0; at < 6; at += 1) nextTopics.add(at < shown('topic', true));
    for (let at = 0; at < 24 * otherTeams.length; at += 1) others.add(at < shown('element', false));
  }
  const what = `Pulse to a team of ${size}, ${100 * turnover.leave}% leave in a year`;
  return [
    rowWithoutBound(`${what}: published in full`, full.value),
    rowWithoutBound(`${what}: in whole points without margins`, points.value),
    rowWithoutBound(`${what}: in bands of ten`, bands.value),
    rowWithoutBound(`${what}: its topic has a score`, topicShown.value),
    rowWithoutBound(`${what}: scores of the team in the next campaign, elements`, nextElements.value),
    rowWithoutBound(`${what}: scores of the team in the next campaign, topics`, nextTopics.value),
    rowWithoutBound(`${what}: scores of other teams in the next campaign`, others.value),
  ];
}

function publish(
  people: readonly Member[],
  topics: typeof turnoverTopics,
  cuts: readonly string[],
  earlier: readonly PublishedAudience[],
  solver: IntervalSolver,
): Published {
  const elements = topics.flatMap(({ element_ids }) => element_ids);
  const release = buildRelease({
    responses: people.map(({ team, attitudes }) => ({
      g: { team },
      scores: elements.map((id) => answerOf(attitudes[id] ?? 0)),
    })),
    cuts,
    k,
    elements,
    topics,
    labels: {},
    hash: String,
  });
  const invited = people.map(({ key, team }) => ({ key, g: { team } }));
  const limited = limitRelease(release, { invited, minInvited: 2 * k, earlier, topics, k, solver });
  return { limited, audience: audienceOf(limited, { invited, topics, k }) };
}
