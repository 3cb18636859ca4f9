/**
 * Maximum size of a group in which the score of an additional person can be estimated. From the means of n and of n + 1 people, in whole
 * points, the score of the additional person follows with an error of up to n + 1/2 points. No combination of numbers is more precise than
 * the smallest group that contains the person (decision 42). With 50 or more other people, the estimate excludes no score.
 */
export const maxRevealingGroup = 50;
