/** The kinds of assessment by the last segment of their path: self, rater, benchmark, applicant. */
export const assessmentKinds = ['s', 'r', 'm', 'h'] as const;

export type AssessmentKind = (typeof assessmentKinds)[number];

/** Whom the answers are about: a rater speaks for somebody else, all others for themselves (SURV-01, A-70). */
export function speaksFor(kind: AssessmentKind): 'self' | 'target' {
  return kind === 'r' ? 'target' : 'self';
}
