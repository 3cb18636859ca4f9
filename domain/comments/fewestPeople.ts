/** The minimum number of people a number of answers can come from; it never decreases with more answers. */
export type FewestPeople = (answers: number) => number;

/** Each person was asked once. */
export const oneAnswerEach: FewestPeople = (answers) => answers;

/**
 * For questions asked several times per person, such as raters with several targets, whose answers carry no author. `asked` lists how often
 * each person was asked, which limits their answers. The result is the number of people needed to reach the count, starting with those
 * asked most often.
 */
export function fewestPeopleByFrequency(timesAsked: readonly number[]): FewestPeople {
  const most = [...timesAsked].sort((a, b) => b - a);
  return (answers) => {
    let remaining = answers;
    for (const [people, times] of most.entries()) {
      if (remaining <= 0) return people;
      remaining -= times;
    }
    return most.length;
  };
}

/** Group sizes that published results distinguish (R9). */
const reportedSizes = [5, 10, 20, 50, 100] as const;

/**
 * For a search in published comments: the numbers of answers from which at least 5, 10, 20, 50 and 100 people are certain, as far as
 * `answers` reach. Null if each person was asked once.
 */
export function certaintySteps(fewest: FewestPeople, answers: number): readonly number[] | null {
  if (fewest === oneAnswerEach) return null;
  return reportedSizes
    .filter((people) => fewest(answers) >= people)
    .map((people) => answersNeeded(people, fewest, answers));
}

function answersNeeded(people: number, fewest: FewestPeople, answers: number): number {
  let [low, high] = [people, answers];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fewest(middle) >= people) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Restores a stepwise `FewestPeople` from the result of `certaintySteps`; 0 below the first step. */
export function fewestPeopleFromSteps(steps: readonly number[] | null): FewestPeople {
  if (steps === null) return oneAnswerEach;
  return (answers) => reportedSizes[steps.filter((needed) => needed <= answers).length - 1] ?? 0;
}
