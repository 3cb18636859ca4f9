import type { Deps } from '../../deps.ts';
import { sprintsOf } from '../../store/metricResults/building.ts';
import { wantedBy } from '../../store/metricResults/constellations.ts';
import type { Asker } from '../asker.ts';
import { accountOf } from '../campaignReach.ts';
import { viewedConstellations } from './people.ts';
import { refuseEmulation } from './seeing.ts';

/** What is built around the asker. Throws `emulating`. */
export async function readBuilding(deps: Deps, asker: Asker) {
  refuseEmulation(asker);
  const constellations = await viewedConstellations(deps, asker);
  return deps.database.as(asker.scope, async (tx) => ({
    sprints: await sprintsOf(tx, accountOf(asker), asker.person.user.id),
    blueprints: (await wantedBy(tx, accountOf(asker), null)).map(({ blueprint_id, name, ranges }) => {
      return { blueprint_id, name, ranges: ranges.length };
    }),
    constellations,
  }));
}
