/** Minimum number of people behind one share. */
export const minPeoplePerShare = 3;

/** The minimum number of people behind a number of answers; it never decreases with more answers. */
export type MinPeople = (answers: number) => number;

/** For questions that each person is asked once: every answer comes from a different person. */
export const oneAnswerEach: MinPeople = (answers) => answers;

/**
 * For questions that a person can be asked several times, such as a rater with several targets. Answers are stored without author, so the
 * result is the smallest number of people who could have given them, starting with those asked most often. `timesAsked` lists how often
 * each person was asked.
 */
export function minPeopleByFrequency(timesAsked: readonly number[]): MinPeople {
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
 * Returns the numbers of answers that certainly come from at least 5, 10, 20, 50 and 100 people, up to the number that
 * `answers` can prove; used to search published comments. Null if each person was asked once.
 */
export function certaintySteps(minPeople: MinPeople, answers: number): readonly number[] | null {
  if (minPeople === oneAnswerEach) return null;
  return reportedSizes
    .filter((people) => minPeople(answers) >= people)
    .map((people) => answersNeeded(people, minPeople, answers));
}

function answersNeeded(people: number, minPeople: MinPeople, answers: number): number {
  let [low, high] = [people, answers];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (minPeople(middle) >= people) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Restores a stepwise `MinPeople` from the result of `certaintySteps`; 0 below the first step. */
export function minPeopleFromSteps(steps: readonly number[] | null): MinPeople {
  if (steps === null) return oneAnswerEach;
  return (answers) => reportedSizes[steps.filter((needed) => needed <= answers).length - 1] ?? 0;
}
