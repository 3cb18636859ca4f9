/** Kinds of assessment: self, rater, benchmark and applicant. The last segment of the survey's path. */
export const assessmentKinds = ['s', 'r', 'm', 'h'] as const;

export type AssessmentKind = (typeof assessmentKinds)[number];

/** Who the answers are about: raters answer about the target, everyone else about themselves (SURV-01, A-70). */
export function answersAbout(kind: AssessmentKind): 'self' | 'target' {
  return kind === 'r' ? 'target' : 'self';
}
