import type { BodyOf } from '../contract/call.ts';
import type { PreviewedSurvey, surveyPreviewCalls } from '../contract/v2/surveyPreview.ts';
import { request } from './http.ts';

/** The language of a preview; null is that of the signed-in person. */
export type PreviewLocale = BodyOf<typeof surveyPreviewCalls.read>['locale'];

/** Returns the survey of a campaign as respondents see it. Only types of the contract are imported, as on the respondent's page. */
export async function readSurveyPreview(
  campaign_id: number | null,
  locale: PreviewLocale,
  signal: AbortSignal,
): Promise<PreviewedSurvey> {
  const path = '/v2/microsurvey/preview';
  return (await request('main', 'POST', path, { campaign_id, locale }, { signal })).body as PreviewedSurvey; // as the contract states
}

/** Ticks the step of the checklist. The preview doesn't depend on it, so failures are ignored. */
export async function markPreviewOpened(): Promise<void> {
  await request('main', 'POST', '/v2/microsurvey/preview_opened', {}).catch(() => {});
}
