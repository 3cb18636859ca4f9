import { parseInstant } from '../../../domain/dates/parseInstant.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { OwnResult } from './computeOwnResult.ts';
import { readOwnCopies } from './readOwnCopies.ts';

interface CopiesQuery {
  readonly user_id: number;
  /** Excludes copies made before this day. */
  readonly answer_time: string | null;
}

/** Returns a person's copies of their own results, newest first. Throws `forbidden` for any other person. */
export async function readIndividualResults(
  deps: Deps,
  caller: Caller,
  query: CopiesQuery,
): Promise<OwnResult[]> {
  const copies = await readOwnCopies(deps, caller, query.user_id, new Refusal('forbidden'));
  const since = sinceOf(query.answer_time);
  return copies.filter(({ finished_on }) => finished_on >= since);
}

function sinceOf(answerTime: string | null): string {
  if (answerTime === null) return '';
  const instant = parseInstant(answerTime);
  if (instant === null) throw new Refusal('invalid', [{ field: 'answer_time', problem: 'date' }]);
  return new Date(instant).toISOString().slice(0, 10);
}
