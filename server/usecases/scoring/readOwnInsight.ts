import type { OwnPersonaInsight } from '../../../contract/v2/personalScores.ts';
import { nearestPersonas, type PersonaInsight } from '../../../domain/insights/nearestPersonas.ts';
import { isUndecided } from '../../../domain/scoring/personal/scoreForm.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { ownScope } from '../../kernel/scope.ts';
import { listScoresOfPerson } from '../../store/scoring/ownScores.ts';

/** No pattern is named for answers that can't be distinguished from a random ranking (methods 1.3). */
const noPattern: PersonaInsight = { outcome: 'even', nearest: [] };

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
    const hasNoPattern = !('raters' in result) && isUndecided(result);
    const { outcome, nearest } = hasNoPattern ? noPattern : nearestPersonas({ theta, covariance });
    return { score_id: id, made_on, outcome, nearest: [...nearest] };
  }
  return null;
}
