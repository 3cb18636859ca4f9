import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  feedbackScope,
  ofRelease,
  type PublishedSource,
  releaseOf,
} from '../../store/results/publishedAnswers.ts';
import { readClosedCampaigns } from '../results/readClosedCampaigns.ts';
import { readPublishedComments } from './readComments.ts';
import { readPublishedShares } from './readShares.ts';

interface FeedbackQuery {
  readonly campaign_id: number;
  readonly search: string;
}

/** Returns the published feedback on a closed benchmark. Throws `not_found`. */
export async function readFeedback(deps: Deps, caller: Caller, { campaign_id, search }: FeedbackQuery) {
  return deps.database.as(caller.scope, async (tx) => {
    const [campaign] = await readClosedCampaigns(tx, caller, accountOf(caller), campaign_id);
    return readPublishedFeedback(tx, ofRelease(await releaseOf(tx, campaign_id)), {
      search,
      k: campaign?.k ?? 0,
    });
  });
}

/** Returns one rating and one open question. Both are empty with too few answers and before feedback was requested. */
export async function readPublishedFeedback(
  tx: Tx,
  of: PublishedSource,
  query: { readonly search: string; readonly k: number },
) {
  const [rating] = await readPublishedShares(tx, feedbackScope(of));
  const [improvement] = await readPublishedComments(tx, feedbackScope(of), query);
  return {
    n_band: rating?.n_band ?? null,
    shares: rating?.shares ?? [],
    comments: improvement?.comments ?? [],
    total: improvement?.total ?? 0,
    themes: improvement?.themes ?? [],
  };
}
