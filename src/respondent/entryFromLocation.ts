import type { Entry } from '../../dataProviders/survey.ts';
import { assessmentKinds } from '../../domain/survey/assessmentKinds.ts';

/** Who comes in by this address: the code of the query, and the kind that is the path's last segment. */
export function entryOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Entry {
  const segment = pathname.split('/')[2];
  return {
    code: new URLSearchParams(search).get('code') || null,
    kind: assessmentKinds.find((kind) => kind === segment) ?? null,
  };
}
