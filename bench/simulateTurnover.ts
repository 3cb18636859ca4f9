import { type Random, seededRandom } from '../server/seed/demoRandom.ts';

/** An invited person with the true attitude to each element. */
export interface Member {
  readonly key: string;
  readonly team: string;
  readonly attitudes: readonly number[];
}

/** Shares of people who leave the company and are replaced, and who change their team, in a year. */
export interface Turnover {
  readonly leave: number;
  readonly move: number;
}

export const turnoverTopics = [0, 1, 2, 3, 4, 5].map((topic_id) => ({
  topic_id,
  element_ids: [0, 1, 2, 3].map((at) => 4 * topic_id + at),
}));

/** How much answers of a person change, as a standard deviation in points. */
const changeOfAnswers = 15;

/** Creates companies whose people leave, are replaced, move between teams and answer differently after some time. */
export function createTurnover(seed: number) {
  const random: Random = seededRandom(seed);
  let people = 0;

  function hire(team: string): Member {
    people += 1;
    const person = 12 * random.normal();
    const attitudes = turnoverTopics.flatMap(({ element_ids }) => {
      const topic = 8 * random.normal();
      return element_ids.map(() => 58 + person + topic + 18 * random.normal());
    });
    return { key: `p${people}`, team, attitudes };
  }

  return {
    /** People in teams of these sizes. */
    found: (sizes: readonly number[]): readonly Member[] =>
      sizes.flatMap((size, at) => Array.from({ length: size }, () => hire(`team ${at}`))),

    /** The company after some weeks. */
    after(weeks: number, company: readonly Member[], { leave, move }: Turnover): readonly Member[] {
      const teams = [...new Set(company.map(({ team }) => team))];
      const share = weeks / 52;
      return company.map((person) => {
        const chance = random.next();
        if (chance < leave * share) return hire(person.team);
        const isMoving = chance < (leave + move) * share;
        const other = teams[random.between(0, teams.length - 1)] ?? person.team;
        const attitudes = person.attitudes.map((one) => one + changeOfAnswers * random.normal());
        return { ...person, attitudes, team: isMoving ? other : person.team };
      });
    },
  };
}

/** An answer in steps of ten. */
export const answerOf = (attitude: number): number =>
  Math.min(100, Math.max(0, Math.round(attitude / 10) * 10));
