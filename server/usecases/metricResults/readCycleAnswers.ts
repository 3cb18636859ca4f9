import { type AnswerContext, answerContexts } from '../../../domain/comments/answerContexts.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { listReleasedCampaigns } from '../../store/metricResults/metricReleases.ts';
import { ofCycle } from '../../store/results/publishedAnswers.ts';
import { readPublishedComments } from '../comments/readComments.ts';
import { readPublishedFeedback } from '../comments/readFeedback.ts';
import { readPublishedShares } from '../comments/readShares.ts';

/**
 * Returns the distributions of scales and options in a released cycle, separately for self-assessments and
 * raters. Throws `not_found`.
 */
export async function readCycleShares(deps: Deps, caller: Caller, campaignId: number) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    await requireReleasedCampaign(tx, accountId, campaignId);
    return nonEmptyViews(async (view) => ({
      questions: await readPublishedShares(tx, ofCycle(accountId, campaignId, view)),
    }));
  });
}

interface CycleQuery {
  readonly campaign_id: number;
  readonly search: string;
}

/** Returns the published comments of a released cycle. Throws `not_found`. */
export async function readCycleComments(deps: Deps, caller: Caller, { campaign_id, search }: CycleQuery) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const { k } = await requireReleasedCampaign(tx, accountId, campaign_id);
    return nonEmptyViews(async (view) => ({
      questions: await readPublishedComments(tx, ofCycle(accountId, campaign_id, view), { search, k }),
    }));
  });
}

/** Returns the feedback on a released cycle, self-assessments and raters together. Throws `not_found`. */
export async function readCycleSurveyFeedback(
  deps: Deps,
  caller: Caller,
  { campaign_id, search }: CycleQuery,
) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const { k } = await requireReleasedCampaign(tx, accountId, campaign_id);
    return readPublishedFeedback(tx, ofCycle(accountId, campaign_id, 'others'), { search, k });
  });
}

/** Omits views without questions. */
async function nonEmptyViews<View extends { readonly questions: readonly unknown[] }>(
  read: (view: AnswerContext) => Promise<View>,
) {
  const views = [];
  for (const view of answerContexts) {
    const answers = await read(view);
    if (answers.questions.length > 0) views.push({ view, ...answers });
  }
  return views;
}

async function requireReleasedCampaign(tx: Tx, accountId: number, campaignId: number) {
  const [campaign] = await listReleasedCampaigns(tx, accountId, campaignId);
  if (!campaign) throw new Refusal('not_found');
  return campaign;
}
