import { isAdmin } from '../../../domain/access/roles.ts';
import { isAnnouncedReader } from '../../../domain/metricResults/profileVisibility.ts';
import { raterCountBand } from '../../../domain/scoring/raters/raterCountBand.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listManagedPeople } from '../../store/metricResults/metricProfiles.ts';
import { listRaterGroups } from '../../store/metricResults/raterGroups.ts';
import { scoreContextOf } from '../scoring/checkComparable.ts';
import { readVisiblePerson } from './readVisibleProfiles.ts';
import { percentileScoresOf } from './visiblePeople.ts';

/**
 * Returns a person's own profile and each visible rater group of the same campaign. Rater groups are visible
 * to the person after the release, and to the audience set in the campaign, which raters were informed of.
 * Sharing a profile doesn't include them. Throws `emulating`, `not_found`.
 */
export async function readProfileByRelationship(deps: Deps, caller: Caller, userId: number | null) {
  refuseEmulation(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const { person, standing: status } = await readVisiblePerson(tx, caller, userId);
    if (!status) return { person, groups: [] };
    const { user } = caller.person;
    const managed = await listManagedPeople(tx, accountOf(caller), user.id);
    const reader = { isAdmin: isAdmin(user), isManager: managed.includes(person.user_id) };
    const isOwnReleased = status.reason === 'own' && status.released_to === 'self';
    if (!isOwnReleased && !isAnnouncedReader(reader, status.released_to)) return { person, groups: [] };
    const groups = [];
    for (const { rater_group, ...score } of await listRaterGroups(tx, status.target_id)) {
      const { norm } = await scoreContextOf(tx, score);
      const { metrics } = percentileScoresOf(score, norm?.metrics ?? null);
      groups.push({ rater_group, raters: raterCountBand(score.result.raters), metrics });
    }
    return { person, groups };
  });
}
