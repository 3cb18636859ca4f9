import type { OwnPersonaInsight } from '../../../contract/v2/personalScores.ts';
import { nearestPersonas } from '../../../domain/insights/nearestPersonas.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { ownScope } from '../../kernel/scope.ts';
import { listScoresOfPerson } from '../../store/scoring/ownScores.ts';

/**
 * Returns the patterns nearest to a person's latest self-assessment; null without a profile. Throws
 * `emulating` during an emulation.
 */
export async function readOwnInsight(deps: Deps, caller: Caller): Promise<OwnPersonaInsight | null> {
  refuseEmulation(caller);
  const { person } = caller;
  const scores = await deps.database.as(ownScope(person), (tx) => listScoresOfPerson(tx, person.user.id));
  for (const { id, subject, made_on, result } of scores) {
    if (subject !== 'self' || !result.theta || !result.covariance) continue;
    const { theta, covariance } = result;
    const { outcome, nearest } = nearestPersonas({ theta, covariance });
    return { score_id: id, made_on, outcome, nearest: [...nearest] };
  }
  return null;
}
