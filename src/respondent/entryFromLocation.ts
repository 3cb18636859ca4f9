import type { SurveyEntry } from '../../dataProviders/survey.ts';
import { assessmentKinds } from '../../domain/survey/assessmentKinds.ts';

/** The invitation code of the query string, and the assessment kind of the last path segment. */
export function entryFromLocation({ pathname, search }: Pick<Location, 'pathname' | 'search'>): SurveyEntry {
  const segment = pathname.split('/')[2];
  return {
    code: new URLSearchParams(search).get('code') || null,
    kind: assessmentKinds.find((kind) => kind === segment) ?? null,
  };
}
