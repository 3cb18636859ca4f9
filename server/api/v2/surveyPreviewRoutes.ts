import type { FastifyInstance } from 'fastify';
import { surveyPreviewCalls } from '../../../contract/v2/surveyPreview.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { markPreviewOpened } from '../../usecases/accounts/markPreviewOpened.ts';
import { previewSurvey } from '../../usecases/campaigns/previewSurvey.ts';
import { previewAssessment } from '../../usecases/surveys/previewAssessment.ts';
import { callServer } from '../calls.ts';

export function registerSurveyPreviewRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(surveyPreviewCalls.read, (query, caller) => previewSurvey(deps, caller, query));
  serve(surveyPreviewCalls.readAssessment, (query, caller) => previewAssessment(deps, caller, query));
  serveChange(surveyPreviewCalls.markOpened, answers.previewNoted, (_nothing, caller) =>
    markPreviewOpened(deps, caller),
  );
}
