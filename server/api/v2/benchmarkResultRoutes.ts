import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyOf, Call } from '../../../contract/call.ts';
import { benchmarkResultCalls as calls } from '../../../contract/v2/benchmarkResults.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../plugins/session.ts';
import { readBenchmark } from '../../usecases/benchmarks/readBenchmark.ts';
import { readExternalScores } from '../../usecases/benchmarks/readBenchmarkFile.ts';
import { readDrivers } from '../../usecases/benchmarks/readDrivers.ts';
import { readComments } from '../../usecases/comments/readComments.ts';
import { readFeedback } from '../../usecases/comments/readFeedback.ts';
import { readShares } from '../../usecases/comments/readShares.ts';
import { readCultureFigures } from '../../usecases/results/readCultureFigures.ts';
import {
  readGroupedResults,
  readOrgResults,
  readOwnTeamResults,
} from '../../usecases/results/readGroupedResults.ts';
import { readIndividualResults } from '../../usecases/results/readIndividualResults.ts';
import {
  readAccountTopicScores,
  readOverallResults,
  readRespondentBands,
} from '../../usecases/results/readOverallResults.ts';
import { readParticipationPreview } from '../../usecases/results/readParticipationPreview.ts';
import { readScoreDistributions } from '../../usecases/results/readScoreDistributions.ts';
import { readTopicTrends } from '../../usecases/results/readTopicTrends.ts';
import { callServer, type Handler } from '../calls.ts';

/** Registers the calls that read published benchmark results; none of them reads answers. */
export function registerBenchmarkResultRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  function offer<C extends Call>(
    call: C,
    handler: (body: BodyOf<C>, caller: SignedIn) => ReturnType<Handler<C>>,
  ): void {
    serve(call, (body, caller, { request }) => {
      refuseOtherFilters(call, request);
      return handler(body, caller);
    });
  }

  offer(calls.accountScores, async ({ accountId }, caller) => ({
    scores: await readAccountTopicScores(deps, caller, accountId),
  }));
  offer(calls.topicScoresByElement, async ({ campaign_id }, caller) => ({
    campaigns: await readOverallResults(deps, caller, campaign_id),
  }));
  offer(calls.byOrg, async ({ campaign_id, dimension }, caller) => ({
    campaigns: await readOrgResults(deps, caller, dimension, campaign_id),
  }));
  offer(calls.byRace, async ({ campaign_id }, caller) => ({
    campaigns: await readGroupedResults(deps, caller, 'race', campaign_id),
  }));
  offer(calls.byGender, async ({ campaign_id }, caller) => ({
    campaigns: await readGroupedResults(deps, caller, 'gender', campaign_id),
  }));
  offer(calls.byDecade, async ({ campaign_id }, caller) => ({
    campaigns: await readGroupedResults(deps, caller, 'decade', campaign_id),
  }));
  offer(calls.trends, async (_nothing, caller) => ({ topics: await readTopicTrends(deps, caller) }));
  offer(calls.quarterPreview, async (_nothing, caller) => ({
    campaigns: await readParticipationPreview(deps, caller),
  }));
  offer(calls.quarterCounts, async (_nothing, caller) => ({
    campaigns: await readRespondentBands(deps, caller),
  }));
  offer(calls.scoreCounts, async (_nothing, caller) => ({
    counts: await readScoreDistributions(deps, caller),
  }));
  offer(calls.teamMembers, async ({ campaign_id }, caller) => ({
    campaigns: await readOwnTeamResults(deps, caller, campaign_id),
  }));
  offer(calls.supplementals, async ({ campaign_id }, caller) => ({
    questions: await readShares(deps, caller, campaign_id),
  }));
  offer(calls.comments, async (query, caller) => ({
    questions: await readComments(deps, caller, query),
  }));
  offer(calls.feedback, (query, caller) => readFeedback(deps, caller, query));
  offer(calls.technical, async ({ campaign_id }, caller) => ({
    technical: await readCultureFigures(deps, caller, campaign_id),
  }));
  offer(calls.drivers, async ({ campaign_id }, caller) => ({
    campaigns: await readDrivers(deps, caller, campaign_id),
  }));
  offer(calls.companyBenchmark, async (_nothing, caller) => ({
    benchmark: await readBenchmark(deps, caller),
    external_scores: await readExternalScores(deps, caller),
  }));
  offer(calls.individual, async (query, caller) => ({
    results: await readIndividualResults(deps, caller, query),
  }));
}

/** Refuses filters that the call does not declare, whatever their value. Throws `cut_unknown`. */
export function refuseOtherFilters(call: Call, { body }: FastifyRequest): void {
  const names = Object.keys((body ?? {}) as object);
  if (names.every((name) => name in call.body.fields)) return;
  throw new Refusal('cut_unknown');
}
