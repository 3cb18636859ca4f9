import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnswerOf, BodyOf, Call } from '../../../contract/call.ts';
import { benchmarkResultCalls as calls } from '../../../contract/v2/benchmarkResults.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { readBenchmark } from '../../usecases/benchmarks/readBenchmark.ts';
import { readDrivers } from '../../usecases/benchmarks/readDrivers.ts';
import { readComments } from '../../usecases/comments/readComments.ts';
import { readFeedback } from '../../usecases/comments/readFeedback.ts';
import { readShares } from '../../usecases/comments/readShares.ts';
import { groupedResults, orgResults, ownTeamResults } from '../../usecases/results/groupedResults.ts';
import { individualResults } from '../../usecases/results/individualResults.ts';
import {
  accountTopicScores,
  overallResults,
  respondentBands,
} from '../../usecases/results/overallResults.ts';
import { readParticipationPreview } from '../../usecases/results/readParticipationPreview.ts';
import { scoreDistributions } from '../../usecases/results/scoreDistributions.ts';
import { topicTrends } from '../../usecases/results/topicTrends.ts';
import { type SignedInContext, serve } from '../calls.ts';

/** Published results only; nothing here reads answers. */
export function registerMicroSurveyResultRoutes(app: FastifyInstance, deps: Deps): void {
  function offer<C extends Call>(
    call: C,
    handler: (body: BodyOf<C>, context: SignedInContext) => Promise<AnswerOf<C>>,
  ): void {
    serve<Call>(app, deps, call, (body, context) => {
      refuseOtherFilters(call, context.request);
      return handler(body, context);
    });
  }

  offer(calls.accountScores, async ({ accountId }, { signedIn }) => ({
    scores: await accountTopicScores(deps, signedIn, accountId),
  }));
  offer(calls.topicScoresByElement, async ({ campaign_id }, { signedIn }) => ({
    campaigns: await overallResults(deps, signedIn, campaign_id),
  }));
  offer(calls.byOrg, async ({ campaign_id, dimension }, { signedIn }) => ({
    campaigns: await orgResults(deps, signedIn, dimension, campaign_id),
  }));
  offer(calls.byRace, async ({ campaign_id }, { signedIn }) => ({
    campaigns: await groupedResults(deps, signedIn, 'race', campaign_id),
  }));
  offer(calls.byGender, async ({ campaign_id }, { signedIn }) => ({
    campaigns: await groupedResults(deps, signedIn, 'gender', campaign_id),
  }));
  offer(calls.byDecade, async ({ campaign_id }, { signedIn }) => ({
    campaigns: await groupedResults(deps, signedIn, 'decade', campaign_id),
  }));
  offer(calls.trends, async (_nothing, { signedIn }) => ({ topics: await topicTrends(deps, signedIn) }));
  offer(calls.quarterPreview, async (_nothing, { signedIn }) => ({
    campaigns: await readParticipationPreview(deps, signedIn),
  }));
  offer(calls.quarterCounts, async (_nothing, { signedIn }) => ({
    campaigns: await respondentBands(deps, signedIn),
  }));
  offer(calls.scoreCounts, async (_nothing, { signedIn }) => ({
    counts: await scoreDistributions(deps, signedIn),
  }));
  offer(calls.teamMembers, async ({ campaign_id }, { signedIn }) => ({
    campaigns: await ownTeamResults(deps, signedIn, campaign_id),
  }));
  offer(calls.supplementals, async ({ campaign_id }, { signedIn }) => ({
    questions: await readShares(deps, signedIn, campaign_id),
  }));
  offer(calls.comments, async (query, { signedIn }) => ({
    questions: await readComments(deps, signedIn, query),
  }));
  offer(calls.feedback, (query, { signedIn }) => readFeedback(deps, signedIn, query));
  offer(calls.drivers, async ({ campaign_id }, { signedIn }) => ({
    campaigns: await readDrivers(deps, signedIn, campaign_id),
  }));
  offer(calls.externalBenchmark, async (_nothing, { signedIn }) => ({
    benchmark: await readBenchmark(deps, signedIn),
  }));
  offer(calls.individual, async (query, { signedIn }) => ({
    results: await individualResults(deps, signedIn, query),
  }));
}

/** Throws `cut_unknown` for a filter that the call does not declare, whatever its value. */
export function refuseOtherFilters(call: Call, { body }: FastifyRequest): void {
  const names = Object.keys((body ?? {}) as object);
  if (names.every((name) => name in call.body.fields)) return;
  throw new Refusal('cut_unknown');
}
