import { type AnsweredView, answeredViews } from '../../../domain/comments/answeredViews.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { releasedCampaigns } from '../../store/metricResults/releases.ts';
import { ofCycle } from '../../store/results/publishedAnswers.ts';
import { commentsIn } from '../comments/readComments.ts';
import { feedbackIn } from '../comments/readFeedback.ts';
import { sharesIn } from '../comments/readShares.ts';

/**
 * The distributions of ratings and choices in a released cycle, separately for self-assessments and raters. Throws `not_found`.
 */
export async function cycleShares(deps: Deps, caller: Caller, campaignId: number) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    await released(tx, accountId, campaignId);
    return nonEmptyViews(async (view) => ({
      questions: await sharesIn(tx, ofCycle(accountId, campaignId, view)),
    }));
  });
}

interface CycleQuery {
  readonly campaign_id: number;
  readonly search: string;
}

/** The published comments of a released cycle. Throws `not_found`. */
export async function cycleComments(deps: Deps, caller: Caller, { campaign_id, search }: CycleQuery) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const { k } = await released(tx, accountId, campaign_id);
    return nonEmptyViews(async (view) => ({
      questions: await commentsIn(tx, ofCycle(accountId, campaign_id, view), { search, k }),
    }));
  });
}

/** The feedback on a released cycle, self-assessments and raters together. Throws `not_found`. */
export async function cycleFeedback(deps: Deps, caller: Caller, { campaign_id, search }: CycleQuery) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const { k } = await released(tx, accountId, campaign_id);
    return feedbackIn(tx, ofCycle(accountId, campaign_id, 'others'), { search, k });
  });
}

/** Leaves out views without questions. */
async function nonEmptyViews<Asked extends { readonly questions: readonly unknown[] }>(
  read: (view: AnsweredView) => Promise<Asked>,
) {
  const views = [];
  for (const view of answeredViews) {
    const answers = await read(view);
    if (answers.questions.length > 0) views.push({ view, ...answers });
  }
  return views;
}

async function released(tx: Tx, accountId: number, campaignId: number) {
  const [campaign] = await releasedCampaigns(tx, accountId, campaignId);
  if (!campaign) throw new Refusal('not_found');
  return campaign;
}
