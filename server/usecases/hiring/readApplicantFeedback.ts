import { lowestMinimumGroupSize } from '../../../domain/campaigns/benchmarkStatus.ts';
import { oneAnswerEach } from '../../../domain/comments/minPeople.ts';
import { findThemes, searchComments } from '../../../domain/comments/searchComments.ts';
import { sizeBand } from '../../../domain/release/sizeBands.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { findFeedbackResult } from '../../store/hiring/applicantFeedback.ts';
import { requireRole } from './roleAccess.ts';

interface FeedbackQuery {
  readonly requisition_id: number;
  readonly search: string;
}

const maxComments = 1_000;

/** Returns the published feedback on a role's assessment; empty with too few answers and before it is published. Throws `not_found`. */
export async function readApplicantFeedback(deps: Deps, caller: Caller, query: FeedbackQuery) {
  return deps.database.as(caller.scope, async (tx) => {
    const role = await requireRole(tx, caller, query.requisition_id);
    const result = await findFeedbackResult(tx, role.id);
    const all = result?.comments ?? [];
    const matches = searchComments(all, query.search, lowestMinimumGroupSize, oneAnswerEach);
    const themes = findThemes(all, lowestMinimumGroupSize, oneAnswerEach);
    const shares = result?.shares ?? [];
    return {
      published_on: result?.published_on ?? null,
      n_band: shares[0]?.n_band ?? null,
      shares: shares.map(({ options, percent, low, high }) => ({
        steps: [...options],
        options: [],
        percent,
        low,
        high,
      })),
      comments: matches.slice(0, maxComments),
      total: matches.length,
      themes: themes.map(({ word, authors }) => ({ word, n_band: sizeBand(authors) })),
    };
  });
}
