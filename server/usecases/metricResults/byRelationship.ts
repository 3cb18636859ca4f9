import { isAdmin } from '../../../domain/access/roles.ts';
import { isPromised } from '../../../domain/metricResults/profileVisibility.ts';
import { raterBand } from '../../../domain/scoring/raters/raterBand.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { managedBy } from '../../store/metricResults/profiles.ts';
import { raterGroupsOf } from '../../store/metricResults/raterGroups.ts';
import { basisOf } from '../scoring/checkComparable.ts';
import { readVisiblePerson } from './people.ts';
import { figuresOf, refuseEmulation } from './visibility.ts';

/**
 * A person's own profile and each visible rater group of the same campaign. Rater groups are visible to the person
 * after the release and to the audience set by the campaign, as raters were informed; sharing a profile doesn't include
 * them. Throws `emulating`, `not_found`.
 */
export async function byRelationship(deps: Deps, caller: Caller, userId: number | null) {
  refuseEmulation(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const { person, standing: status } = await readVisiblePerson(tx, caller, userId);
    if (!status) return { person, groups: [] };
    const { user } = caller.person;
    const managed = await managedBy(tx, accountOf(caller), user.id);
    const reader = { isAdmin: isAdmin(user), isManager: managed.includes(person.user_id) };
    const isTold = status.sight === 'own' && status.released_to === 'self';
    if (!isTold && !isPromised(reader, status.released_to)) return { person, groups: [] };
    const groups = [];
    for (const { rater_group, ...score } of await raterGroupsOf(tx, status.target_id)) {
      const { norm } = await basisOf(tx, score);
      const { metrics } = figuresOf(score, norm?.metrics ?? null);
      groups.push({ rater_group, raters: raterBand(score.result.raters), metrics });
    }
    return { person, groups };
  });
}
