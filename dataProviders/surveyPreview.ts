import type { BodyOf } from '../contract/call.ts';
import type { PreviewedSurvey, surveyPreviewCalls } from '../contract/v2/surveyPreview.ts';
import { request } from './http.ts';

/** The language of a preview; null is that of the signed-in person. */
export type PreviewLocale = BodyOf<typeof surveyPreviewCalls.read>['locale'];

interface PreviewRequest {
  /** The benchmark (`m`), or the assessment of participants (`s`) or raters (`r`) of a survey campaign. */
  readonly kind: 'm' | 's' | 'r';
  readonly campaignId: number | null;
  readonly locale: PreviewLocale;
}

/** Returns the survey of a campaign as respondents see it. Only types of the contract are imported, as on the respondent's page. */
export async function readSurveyPreview(
  { kind, campaignId: campaign_id, locale }: PreviewRequest,
  signal: AbortSignal,
): Promise<PreviewedSurvey> {
  const body = { campaign_id, locale };
  const reply =
    kind === 'm'
      ? await request('main', 'POST', '/v2/microsurvey/preview', body, { signal })
      : await request('main', 'POST', '/v2/surveys/preview', { ...body, kind }, { signal });
  return reply.body as PreviewedSurvey; // as the contract states
}

/** Ticks the step of the checklist. The preview doesn't depend on it, so failures are ignored. */
export async function markPreviewOpened(): Promise<void> {
  await request('main', 'POST', '/v2/microsurvey/preview_opened', {}).catch(() => {});
}
