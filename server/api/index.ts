import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { accountPhp } from './legacy/accountPhp.ts';
import { campaignPhp } from './legacy/campaignPhp.ts';
import { microSurveyPhp } from './legacy/microSurveyPhp.ts';
import { main } from './main.ts';
import { documentation } from './openapi.ts';
import { records } from './rest/index.ts';
import { account } from './v2/account.ts';
import { builder, liveSessions } from './v2/builder.ts';
import { config } from './v2/config.ts';
import { microSurvey } from './v2/microSurvey.ts';
import { microsurveyResults } from './v2/microsurveyResults.ts';
import { people } from './v2/people.ts';
import { recommendation } from './v2/recommendation.ts';
import { security } from './v2/security.ts';
import { session } from './v2/session.ts';
import { support } from './v2/support.ts';
import { survey } from './v2/survey.ts';
import { tasks } from './v2/tasks.ts';

/** Every group of calls the server answers. */
export function routes(app: FastifyInstance, deps: Deps): void {
  main(app, deps);
  session(app, deps);
  config(app, deps);
  account(app, deps);
  people(app, deps);
  builder(app, deps);
  liveSessions(app, deps);
  support(app, deps);
  tasks(app, deps);
  security(app, deps);
  accountPhp(app, deps);
  documentation(app);
  records(app, deps);
  microSurvey(app, deps);
  survey(app, deps);
  microsurveyResults(app, deps);
  recommendation(app, deps);
  microSurveyPhp(app, deps);
  campaignPhp(app, deps);
}
