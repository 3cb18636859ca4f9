import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  listPublishedQuestions,
  listPublishedShares,
  ofRelease,
  type Published,
  releaseOf,
} from '../../store/results/publishedAnswers.ts';
import { readClosedCampaigns } from '../results/readClosedCampaigns.ts';

/** Returns the distributions of ratings and choices in a closed benchmark. Throws `not_found`. */
export async function readShares(deps: Deps, caller: Caller, campaignId: number) {
  return deps.database.as(caller.scope, async (tx) => {
    const [campaign] = await readClosedCampaigns(tx, caller, accountOf(caller), campaignId);
    const shares = await readPublishedShares(tx, ofRelease(await releaseOf(tx, campaignId)));
    if (campaign?.showsOverall) return shares;
    return shares.map((question) => ({ ...question, n_band: null, shares: [] }));
  });
}

/** Returns shares per question, in the order of the form. A question with too few answers has none. */
export async function readPublishedShares(tx: Tx, of: Published) {
  const questions = await listPublishedQuestions(tx, of);
  const all = await listPublishedShares(tx, of);
  return questions.flatMap(({ question_id, form }) => {
    const { kind, text, low, high, points } = form;
    if (kind === 'text') return [];
    const questionShares = all.filter((share) => share.question_id === question_id);
    const textOf = (id: number) => form.options.find((option) => option.id === id)?.text ?? '';
    return {
      question_id,
      question: text,
      kind,
      low,
      high,
      points,
      n_band: questionShares[0]?.n_band ?? null,
      shares: questionShares.map((share) => ({
        steps: kind === 'rating' ? share.options : [],
        options: kind === 'choice' ? share.options.map(textOf) : [],
        percent: share.percent,
        low: share.low,
        high: share.high,
      })),
    };
  });
}
