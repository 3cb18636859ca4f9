import type { FastifyInstance } from 'fastify';
import { personalScoreCalls } from '../../../contract/v2/personalScores.ts';
import { scoringRunCalls } from '../../../contract/v2/scoring.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { checkPeopleComparable } from '../../usecases/scoring/checkPeopleComparable.ts';
import { readOwnInsight } from '../../usecases/scoring/readOwnInsight.ts';
import { readOwnScores } from '../../usecases/scoring/readOwnScores.ts';
import { readScoringRuns } from '../../usecases/scoring/readScoringRuns.ts';
import { requestRescore } from '../../usecases/scoring/rescore.ts';
import { callServer } from '../calls.ts';

export function registerScoringRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(personalScoreCalls.own, (_nothing, caller) => readOwnScores(deps, caller));
  serve(personalScoreCalls.insight, async (_nothing, caller) => ({
    insight: await readOwnInsight(deps, caller),
  }));
  serve(personalScoreCalls.compare, ({ user_ids }, caller) => checkPeopleComparable(deps, caller, user_ids));
  serve(scoringRunCalls.runs, async () => ({ runs: await readScoringRuns(deps) }));
  serveChange(scoringRunCalls.rescore, answers.rescoreAsked, (_nothing, caller) =>
    requestRescore(deps, caller),
  );
}
