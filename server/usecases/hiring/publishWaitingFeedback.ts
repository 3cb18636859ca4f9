import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import { findFeedbackResult, listRolesWithWaitingFeedback } from '../../store/hiring/applicantFeedback.ts';
import { lockRole } from '../../store/hiring/requisitions.ts';
import { publishApplicantFeedback } from './publishApplicantFeedback.ts';

/**
 * Publishes the feedback on roles whose selection rates were calculated before feedback could be published. Each role is one transaction
 * that locks it, so that neither a second server nor someone who calculates the rates publishes it again.
 */
export async function publishWaitingFeedback(deps: Deps): Promise<void> {
  const { database, clock } = deps;
  const roles = await database.as(platformScope, listRolesWithWaitingFeedback);
  for (const { id, account_id } of roles) {
    await database.as(platformScope, async (tx) => {
      const role = await lockRole(tx, account_id, id);
      if (!role || (await findFeedbackResult(tx, id))) return;
      await switchRole(tx, 'builder');
      await publishApplicantFeedback(deps, tx, role, today(clock));
      await switchRole(tx, 'web');
    });
  }
}
