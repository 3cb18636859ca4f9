/** The fewest people so many answers can come from; it never falls when there are more answers. */
export type FewestPeople = (answers: number) => number;

/** Everybody was asked once. */
export const oneEach: FewestPeople = (answers) => answers;

/**
 * Where people were asked several times, as raters are about several targets, and no answer says whose it is: `asked`
 * holds for each of them how often that was, which nobody can exceed. The fewest is how many of those asked most often it
 * takes to reach so many answers.
 */
export function answeredOften(asked: readonly number[]): FewestPeople {
  const most = [...asked].sort((a, b) => b - a);
  return (answers) => {
    let left = answers;
    for (const [people, times] of most.entries()) {
      if (left <= 0) return people;
      left -= times;
    }
    return most.length;
  };
}

/** Sizes of groups that are told apart once something is published (R9). */
const reported = [5, 10, 20, 50, 100] as const;

/**
 * What is kept beside published comments for a search to go by: how many of `answers` are surely of 5, 10, 20, 50 and 100
 * people, as far as they reach. Null where everybody was asked once.
 */
export function sureOf(fewest: FewestPeople, answers: number): readonly number[] | null {
  if (fewest === oneEach) return null;
  return reported
    .filter((people) => fewest(answers) >= people)
    .map((people) => neededFor(people, fewest, answers));
}

function neededFor(people: number, fewest: FewestPeople, answers: number): number {
  let [low, high] = [people, answers];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fewest(middle) >= people) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** `FewestPeople` in steps, from what `sureOf` kept; 0 below the first. */
export function fromSure(sure: readonly number[] | null): FewestPeople {
  if (sure === null) return oneEach;
  return (answers) => reported[sure.filter((needed) => needed <= answers).length - 1] ?? 0;
}
