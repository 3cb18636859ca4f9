import { isActive } from '../../../domain/hiring/decisions.ts';
import { funnelOf, stagesOf } from '../../../domain/hiring/stages.ts';
import type { Deps } from '../../deps.ts';
import { type Standing, standings } from '../../store/hiring/applicants.ts';
import { ratesOf } from '../../store/hiring/roles.ts';
import { roleCode } from '../../vault/roleLinks.ts';
import type { Asker } from '../asker.ts';
import { readRole } from './taking.ts';

export const stillActive = ({ decision, withdrawn_on }: Pick<Standing, 'decision' | 'withdrawn_on'>) =>
  isActive({ decision, withdrawnOn: withdrawn_on });

/** How far a role is: its stages with who is in them, and what there is to do. Throws `not_found`. */
export async function readOverview(deps: Deps, asker: Asker, roleId: number) {
  return deps.database.as(asker.scope, async (tx) => {
    const role = await readRole(tx, asker, roleId);
    const all = await standings(tx, role.id, stagesOf(role.stages));
    const count = (holds: (one: Standing) => boolean) => all.filter(holds).length;
    const shared = role.status === 'open' && role.public_link;
    const { secret, publicOrigin } = deps.environment;
    return {
      role: { id: role.id, title: role.title, status: role.status },
      funnel: funnelOf(
        role.stages,
        all.map((one) => ({ ...one, active: stillActive(one) })),
      ),
      total: all.length,
      finished: count(({ status }) => status === 'finished'),
      undecided: count(stillActive),
      withdrawn: count(({ withdrawn_on }) => withdrawn_on !== null),
      hired: count(({ decision }) => decision === 'hired'),
      rejected: count(({ decision }) => decision === 'rejected'),
      asking: count((one) => one.asks && stillActive(one)),
      has_rates: (await ratesOf(tx, role.id)) !== null,
      public_url: shared ? `${publicOrigin}/apply/${roleCode(secret, role.id, role.public_version)}` : null,
    };
  });
}
