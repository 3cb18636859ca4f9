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
import { serve } from '../calls.ts';

export function registerScoringRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, personalScoreCalls.own, (_nothing, { signedIn }) => readOwnScores(deps, signedIn));
  serve(app, deps, personalScoreCalls.insight, async (_nothing, { signedIn }) => ({
    insight: await readOwnInsight(deps, signedIn),
  }));
  serve(app, deps, personalScoreCalls.compare, ({ user_ids }, { signedIn }) =>
    checkPeopleComparable(deps, signedIn, user_ids),
  );
  serve(app, deps, scoringRunCalls.runs, async () => ({ runs: await readScoringRuns(deps) }));
  serve(app, deps, scoringRunCalls.rescore, async (_nothing, { signedIn }) => {
    await requestRescore(deps, signedIn);
    return { message: answers.rescoreAsked };
  });
}
