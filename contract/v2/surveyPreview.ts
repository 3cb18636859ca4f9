import { type InferType, mixed, object } from 'yup';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import { changeCall, readCall } from '../call.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { optionalId } from '../sharedShapes.ts';
import { numberOrNull, requiredTexts } from '../values.ts';
import { benchmarkAccess, surveyAccess } from './resultShapes.ts';
import { openedSurveyResponse } from './survey.ts';

/** The survey of a campaign before its first answer, with the questions of all sessions. */
const previewResponse = openedSurveyResponse.shape({
  /** Number of questions per session; null asks all at once. */
  questions_per_sitting: numberOrNull,
  /** Languages in which every question can be read. */
  languages: requiredTexts,
});
export type PreviewedSurvey = InferType<typeof previewResponse>;

const locale = () =>
  mixed<(typeof supportedLocales)[number]>().oneOf(supportedLocales, 'choice').nullable().default(null);

/** The survey as respondents see it, for people who manage campaigns. */
export const surveyPreviewCalls = {
  read: readCall(benchmarkAccess, '/v2/microsurvey/preview', {
    summary:
      'The survey of a campaign as its respondents see it, in a language. Before launch, with the questions that a launch would fix. Without a campaign, the benchmark with all active custom questions. Stores nothing.',
    body: object({ campaign_id: optionalId(), locale: locale() }),
    response: previewResponse,
  }),
  readAssessment: readCall(surveyAccess, '/v2/surveys/preview', {
    summary:
      'The assessment of a survey campaign as its participants (`s`) or raters (`r`) see it, in a language. Before the launch, with the questions that a launch would fix. Without a campaign, with all active custom questions. Stores nothing.',
    body: object({
      campaign_id: optionalId(),
      kind: requiredChoice(['s', 'r'] as const),
      locale: locale(),
    }),
    response: previewResponse,
  }),
  markOpened: changeCall(benchmarkAccess, '/v2/microsurvey/preview_opened', {
    summary:
      'Records once that someone in the account has opened a preview, for the checklist of new accounts.',
  }),
} as const;
