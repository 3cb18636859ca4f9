/** The fewest finished forms of a campaign whose comments are published (methods 2.4). */
export const fewestRespondents = 10;

/** The fewest people who said something to one question. */
export const fewestCommenters = 5;

/**
 * Whether what was said to one question is published (R14): from 10 respondents of whom 5 said something, and never
 * from fewer than the campaign's own minimum `k` of either.
 */
export function mayShowComments(respondents: number, commenters: number, k: number): boolean {
  return respondents >= Math.max(fewestRespondents, k) && commenters >= Math.max(fewestCommenters, k);
}
