import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listNewestSelfScores } from '../../store/scoring/ownScores.ts';
import { visibleUserIds } from '../campaigns/campaignAccess.ts';
import { checkComparable } from './checkComparable.ts';

/**
 * Checks that people's latest scores may be compared, and returns the versions they were made with. Throws
 * `emulating` during an emulation; `not_found` both for people the caller can't access and for people without
 * a score; `score_mixed`, `score_relative`.
 */
export async function checkPeopleComparable(deps: Deps, caller: Caller, requestedIds: readonly number[]) {
  refuseEmulation(caller);
  const userIds = [...new Set(requestedIds)];
  return deps.database.as(caller.scope, async (tx) => {
    const visible = await visibleUserIds(tx, caller);
    const within = visible === null ? userIds : userIds.filter((id) => visible.includes(id));
    const scores = await listNewestSelfScores(tx, accountOf(caller), within);
    const [first] = scores;
    if (!first || scores.length < userIds.length) throw new Refusal('not_found');
    await checkComparable(tx, scores, 'betweenPeople');
    const { model_version, norm_version } = first;
    return { people: scores.length, model_version, norm_version };
  });
}
