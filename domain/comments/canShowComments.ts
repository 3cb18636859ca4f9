/** Minimum number of finished responses for a campaign's comments to be published (methods 2.4). */
export const minRespondentsForComments = 10;

/** Minimum number of people who commented on a question. */
export const minCommenters = 5;

/**
 * Whether the comments on a question are published (R14): this requires at least 10 respondents and 5 commenters, and at least the
 * campaign's minimum group size `k` of both.
 */
export function canShowComments(respondents: number, commenters: number, k: number): boolean {
  return respondents >= Math.max(minRespondentsForComments, k) && commenters >= Math.max(minCommenters, k);
}
