import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { campaignPhp } from './legacy/campaignPhp.ts';
import { microSurveyPhp } from './legacy/microSurveyPhp.ts';
import { records } from './rest/index.ts';
import { microSurvey } from './v2/microSurvey.ts';
import { survey } from './v2/survey.ts';

/** Every group of calls the server answers. */
export function routes(app: FastifyInstance, deps: Deps): void {
  records(app, deps);
  microSurvey(app, deps);
  survey(app, deps);
  microSurveyPhp(app, deps);
  campaignPhp(app, deps);
}
