import type { FastifyInstance } from 'fastify';
import { scoreCalls } from '../../../contract/v2/assessments.ts';
import { scoringCalls } from '../../../contract/v2/scoring.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { compareScores } from '../../usecases/scoring/compareScores.ts';
import { ownInsight } from '../../usecases/scoring/ownInsight.ts';
import { ownScores } from '../../usecases/scoring/ownScores.ts';
import { readScoringRuns } from '../../usecases/scoring/readScoringRuns.ts';
import { requestRescore } from '../../usecases/scoring/rescore.ts';
import { serve } from '../calls.ts';

export function scoring(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, scoreCalls.own, (_nothing, { signedIn }) => ownScores(deps, signedIn));
  serve(app, deps, scoreCalls.insight, async (_nothing, { signedIn }) => ({
    insight: await ownInsight(deps, signedIn),
  }));
  serve(app, deps, scoreCalls.compare, ({ user_ids }, { signedIn }) =>
    compareScores(deps, signedIn, user_ids),
  );
  serve(app, deps, scoringCalls.runs, async () => ({ runs: await readScoringRuns(deps) }));
  serve(app, deps, scoringCalls.rescore, async (_nothing, { signedIn }) => {
    await requestRescore(deps, signedIn);
    return { message: answers.rescoreAsked };
  });
}
