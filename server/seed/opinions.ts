import type { StoredQuestion } from '../store/content/benchmarkContent.ts';
import type { ParticipantAttributes } from '../store/survey/participations.ts';
import type { Random } from './demoRandom.ts';

interface Course {
  readonly start: number;
  /** The change per quarter. */
  readonly step: number;
  /** Additional change in the newest published quarter. */
  readonly leap?: number;
}

const newestQuarter = 4;

/** Start value and trend of each topic: fairness rises, voice falls. */
const topics: Readonly<Record<string, Course>> = {
  belonging: { start: 0.85, step: 0.02 },
  fairness: { start: 0.2, step: 0.08, leap: 0.3 },
  voice: { start: 0.62, step: -0.07, leap: -0.25 },
  growth: { start: 0.5, step: 0.01 },
  respect: { start: 1.15, step: 0 },
  leadership: { start: 0.6, step: 0.04 },
};

/** Differences between groups: `<dimension>:<category>` to topics. */
const differences: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'department:Logistics': { voice: -0.45, growth: -0.2, leadership: -0.15 },
  'department:Customer care': { growth: -0.35, fairness: -0.15 },
  'department:Engineering': { voice: 0.3, respect: -0.1 },
  'department:People and culture': { belonging: 0.3, leadership: 0.3, fairness: 0.2 },
  'location:Remote': { belonging: -0.5 },
  'location:Kraków': { growth: 0.2 },
  'level:Director': { voice: 0.6, leadership: 0.4, fairness: 0.4 },
  'level:Associate': { voice: -0.1, growth: -0.1 },
  'gender:woman': { growth: -0.15, fairness: -0.15 },
  'race:black': { belonging: -0.3, fairness: -0.2 },
  'race:middleEastern': { belonging: -0.25 },
};

/** Correlation of each topic with a person's general mood, which differs by topic. */
const withMood: Readonly<Record<string, number>> = {
  belonging: 0.8,
  leadership: 0.75,
  voice: 0.4,
  respect: 0.25,
};

export interface Respondent {
  readonly attributes: ParticipantAttributes;
  /** Mean 0, standard deviation 1. */
  readonly mood: number;
}

/** Generates the opinion of one person: a strength per topic, from their groups and a random part. */
export function opinionOf(
  random: Random,
  { attributes, mood }: Respondent,
  quarter: number,
  topic: string,
): number {
  const { start = 0.6, step = 0, leap = 0 } = topics[topic] ?? {};
  const own = Object.entries(attributes).map(
    ([dim, category]) => differences[`${dim}:${category}`]?.[topic] ?? 0,
  );
  const team = teamMood(attributes.team ?? '', topic);
  const course = start + step * quarter + (quarter >= newestQuarter ? leap : 0);
  const felt = mood * (withMood[topic] ?? 0);
  return course + own.reduce((sum, part) => sum + part, 0) + team + felt + random.normal() * 0.35;
}

/** Returns a constant difference per team, derived from its name. */
function teamMood(team: string, topic: string): number {
  let mixed = 7;
  for (const letter of team + topic) mixed = (mixed * 31 + letter.charCodeAt(0)) % 1_009;
  return (mixed / 1_009 - 0.5) * 0.5;
}

/** Draws an order of a question's options from the Plackett-Luce model: the higher the strength, the closer to its keys. */
export function drawRanking(random: Random, question: StoredQuestion, strength: number): string[] {
  return question.options
    .map((option) => ({
      id: String(option.id),
      utility: strength * (option.key - 1.5) - Math.log(-Math.log(1 - random.next())),
    }))
    .sort((a, b) => b.utility - a.utility)
    .map(({ id }) => id);
}
