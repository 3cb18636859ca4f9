import { minPeopleFromSteps } from '../../../domain/comments/minPeople.ts';
import { findThemes, searchComments } from '../../../domain/comments/searchComments.ts';
import { sizeBand } from '../../../domain/release/sizeBands.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  listPublishedComments,
  listPublishedQuestions,
  ofRelease,
  type PublishedSource,
  releaseOf,
} from '../../store/results/publishedAnswers.ts';
import { readClosedCampaigns } from '../results/readClosedCampaigns.ts';

/** Comments are stored in random order, so the first ones are a random sample. */
const maxComments = 1_000;

interface CommentsQuery {
  readonly campaign_id: number;
  readonly search: string;
}

/** Returns the published comments of a closed benchmark, by question. Throws `not_found`. */
export async function readComments(deps: Deps, caller: Caller, { campaign_id, search }: CommentsQuery) {
  return deps.database.as(caller.scope, async (tx) => {
    const [campaign] = await readClosedCampaigns(tx, caller, accountOf(caller), campaign_id);
    return readPublishedComments(tx, ofRelease(await releaseOf(tx, campaign_id)), {
      search,
      k: campaign?.k ?? 0,
    });
  });
}

/**
 * Returns comments by question. A question with too few answers, one without answers and a search with too
 * few matches all return no comments, so that these cases can't be distinguished.
 */
export async function readPublishedComments(
  tx: Tx,
  of: PublishedSource,
  { search, k }: { readonly search: string; readonly k: number },
) {
  const questions = await listPublishedQuestions(tx, of);
  const all = await listPublishedComments(tx, of);
  return questions
    .filter(({ form }) => form.kind === 'text')
    .map(({ question_id, form, sure }) => {
      const questionComments = all.flatMap((one) => (one.question_id === question_id ? one.comment : []));
      const minPeople = minPeopleFromSteps(sure);
      const result = searchComments(questionComments, search, k, minPeople);
      const themes = findThemes(questionComments, k, minPeople).map(({ word, authors }) => ({
        word,
        n_band: sizeBand(authors),
      }));
      return {
        question_id,
        question: form.text,
        comments: result.slice(0, maxComments),
        total: result.length,
        themes,
      };
    });
}
