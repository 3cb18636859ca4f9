import { isActiveApplication } from '../../../domain/hiring/decisions.ts';
import { countStageFunnel, stagesOrDefault } from '../../../domain/hiring/stages.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { type ApplicantStatus, listApplicantStatuses } from '../../store/hiring/applicants.ts';
import { findRates } from '../../store/hiring/requisitions.ts';
import { roleCode } from '../../vault/roleLinks.ts';
import { requireRole } from './roleAccess.ts';

export const isActiveApplicant = ({
  decision,
  withdrawn_on,
}: Pick<ApplicantStatus, 'decision' | 'withdrawn_on'>) =>
  isActiveApplication({ decision, withdrawnOn: withdrawn_on });

/** Returns the progress of a role: the number of applicants per stage and the open tasks. Throws `not_found`. */
export async function readRoleOverview(deps: Deps, caller: Caller, roleId: number) {
  return deps.database.as(caller.scope, async (tx) => {
    const role = await requireRole(tx, caller, roleId);
    const all = await listApplicantStatuses(tx, role.id, stagesOrDefault(role.stages));
    const count = (matches: (one: ApplicantStatus) => boolean) => all.filter(matches).length;
    const shared = role.status === 'open' && role.public_link;
    const { secret, publicOrigin } = deps.environment;
    return {
      role: { id: role.id, title: role.title, status: role.status },
      funnel: countStageFunnel(
        role.stages,
        all.map((one) => ({ ...one, active: isActiveApplicant(one) })),
      ),
      total: all.length,
      finished: count(({ status }) => status === 'finished'),
      undecided: count(isActiveApplicant),
      withdrawn: count(({ withdrawn_on }) => withdrawn_on !== null),
      hired: count(({ decision }) => decision === 'hired'),
      rejected: count(({ decision }) => decision === 'rejected'),
      asking: count((one) => one.asks && isActiveApplicant(one)),
      has_rates: (await findRates(tx, role.id)) !== null,
      public_url: shared ? `${publicOrigin}/apply/${roleCode(secret, role.id, role.public_version)}` : null,
    };
  });
}
