import { queryOptions } from '@tanstack/react-query';
import type { AssessmentKind } from '../domain/survey/assessmentKinds.ts';
import { accountKey } from './queryKeys.ts';
import { openSurvey } from './survey.ts';

/**
 * The signed-in person's open survey of one kind. Separate from `survey.ts`, which the respondent's page loads without
 * React Query.
 */
export const openSurveyQuery = (accountId: number, kind: AssessmentKind) =>
  queryOptions({
    queryKey: accountKey(accountId, 'open survey', kind),
    queryFn: () => openSurvey({ code: null, kind }),
  });
