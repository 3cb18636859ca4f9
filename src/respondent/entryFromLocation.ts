import type { Entry } from '../../dataProviders/survey.ts';
import { type AssessmentKind, assessmentKinds } from '../../domain/survey/assessmentKinds.ts';
import { titles } from '../../locales/en/titles.ts';

/** Who comes in by this address: the code of the query, and the kind that is the path's last segment. */
export function entryOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Entry {
  const segment = pathname.split('/')[2];
  return {
    code: new URLSearchParams(search).get('code') || null,
    kind: assessmentKinds.find((kind) => kind === segment) ?? null,
  };
}

/** The title of the page by kind; `/metrics` alone has the general one. */
export function titleOf(kind: AssessmentKind | null): string {
  if (kind === null) return titles.assessment;
  const byKind = {
    s: titles.selfAssessment,
    r: titles.raterAssessment,
    m: titles.benchmarkAssessment,
    h: titles.applicantAssessment,
  };
  return byKind[kind];
}
