import { isAdmin } from '../../../domain/access/roles.ts';
import { isPromised } from '../../../domain/metricResults/sharing.ts';
import { raterBand } from '../../../domain/scoring/raters/raterBand.ts';
import type { Deps } from '../../deps.ts';
import { managedBy } from '../../store/metricResults/profiles.ts';
import { raterGroupsOf } from '../../store/metricResults/raterGroups.ts';
import type { Asker } from '../asker.ts';
import { accountOf } from '../campaignReach.ts';
import { basisOf } from '../scoring/comparable.ts';
import { onePerson } from './people.ts';
import { figuresOf, refuseEmulation } from './seeing.ts';

/**
 * A person's own profile and each group of raters that may be shown, of the same campaign. Raters were told who sees
 * this: the person where it is released to them, and whom the campaign named; what a person shares is the own profile
 * alone. Throws `emulating`, `not_found`.
 */
export async function byRelationship(deps: Deps, asker: Asker, userId: number | null) {
  refuseEmulation(asker);
  return deps.database.as(asker.scope, async (tx) => {
    const { person, standing } = await onePerson(tx, asker, userId);
    if (!standing) return { person, groups: [] };
    const { user } = asker.person;
    const managed = await managedBy(tx, accountOf(asker), user.id);
    const reader = { isAdmin: isAdmin(user), isManager: managed.includes(person.user_id) };
    const isTold = standing.sight === 'own' && standing.released_to === 'self';
    if (!isTold && !isPromised(reader, standing.released_to)) return { person, groups: [] };
    const groups = [];
    for (const { rater_group, ...score } of await raterGroupsOf(tx, standing.target_id)) {
      const { norm } = await basisOf(tx, score);
      const { metrics } = figuresOf(score, norm?.metrics ?? null);
      groups.push({ rater_group, raters: raterBand(score.result.raters), metrics });
    }
    return { person, groups };
  });
}
