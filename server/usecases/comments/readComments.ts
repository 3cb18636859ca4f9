import { commentsWith, themesOf } from '../../../domain/comments/search.ts';
import { nBand } from '../../../domain/release/bands.ts';
import type { Deps } from '../../deps.ts';
import { publishedComments, publishedQuestions } from '../../store/results/publishedAnswers.ts';
import type { Asker } from '../asker.ts';
import { accountOf } from '../campaignReach.ts';
import { campaignsAsked } from '../results/reading.ts';

/** Their order is drawn by lot, so the first of them are a fair part. */
const mostAtOnce = 1_000;

interface Wanted {
  readonly campaign_id: number;
  readonly search: string;
}

/**
 * The published comments of a closed campaign by question. A question too few answered, one nobody answered and a
 * search too few fit have no comments, all alike. Throws `not_found`.
 */
export async function readComments(deps: Deps, asker: Asker, { campaign_id, search }: Wanted) {
  const accountId = accountOf(asker);
  return deps.database.as(asker.scope, async (tx) => {
    const [campaign] = await campaignsAsked(tx, accountId, campaign_id);
    const k = campaign?.k ?? 0;
    const questions = await publishedQuestions(tx, accountId, campaign_id);
    const all = await publishedComments(tx, accountId, campaign_id);
    return questions
      .filter(({ form }) => form.kind === 'text')
      .map(({ question_id, form }) => {
        const own = all.flatMap((one) => (one.question_id === question_id ? one.comment : []));
        const found = commentsWith(own, search, k);
        const themes = themesOf(own, k).map(({ word, authors }) => ({ word, n_band: nBand(authors) }));
        return {
          question_id,
          question: form.text,
          comments: found.slice(0, mostAtOnce),
          total: found.length,
          themes,
        };
      });
  });
}
