import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { newestSelfScores } from '../../store/scoring/ownScores.ts';
import type { Asker } from '../asker.ts';
import { accountOf, visiblePeople } from '../campaignReach.ts';
import { checkComparable } from './comparable.ts';

/**
 * Whether people's newest scores may stand beside each other, and what they were made with. Throws `emulating` while
 * another account is viewed; `not_found` for anybody out of reach or without a score alike; `score_mixed`,
 * `score_relative`.
 */
export async function compareScores(deps: Deps, asker: Asker, wanted: readonly number[]) {
  if (asker.emulation) throw new Refusal('emulating', 403);
  const userIds = [...new Set(wanted)];
  return deps.database.as(asker.scope, async (tx) => {
    const visible = await visiblePeople(tx, asker);
    const within = visible === null ? userIds : userIds.filter((id) => visible.includes(id));
    const scores = await newestSelfScores(tx, accountOf(asker), within);
    const [first] = scores;
    if (!first || scores.length < userIds.length) throw new Refusal('not_found', 404);
    await checkComparable(tx, scores, 'betweenPeople');
    const { model_version, norm_version } = first;
    return { people: scores.length, model_version, norm_version };
  });
}
