import {
  type ApplicationOutcome,
  checkRatesDue,
  hasApplicationEnded,
  type SelectionRateTable,
  selectionRatesByStage,
} from '../../../domain/hiring/selectionRates.ts';
import { stagesOrDefault } from '../../../domain/hiring/stages.ts';
import { reassessTable } from '../../../domain/scoring/fairness/fairnessTable.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import { findFeedbackResult } from '../../store/hiring/applicantFeedback.ts';
import { listApplicantStatuses } from '../../store/hiring/applicants.ts';
import { listDemographicsOfRole } from '../../store/hiring/demographics.ts';
import { addRates, findRates, type Role } from '../../store/hiring/requisitions.ts';
import { decryptJson } from '../../vault/cipher.ts';
import { demographicsId } from '../../vault/roleLinks.ts';
import { publishApplicantFeedback } from './publishApplicantFeedback.ts';
import { lockOwnRole, requireRole } from './roleAccess.ts';
import {
  type ApplicantDemographics,
  demographicsKey,
  type SealedDemographics,
} from './storeApplicantDemographics.ts';

/**
 * Returns the selection rates of a role; null before they are calculated, with the number of undecided applications.
 */
export async function readSelectionRates(deps: Deps, caller: Caller, roleId: number) {
  return deps.database.as(caller.scope, async (tx) => {
    const role = await requireRole(tx, caller, roleId);
    const made = await findRates(tx, role.id);
    const all = await listApplicantStatuses(tx, role.id, stagesOrDefault(role.stages));
    const undecided = all.filter(
      (one) => !hasApplicationEnded({ ...one, withdrew: one.withdrawn_on !== null }),
    ).length;
    return {
      role: { id: role.id, title: role.title, status: role.status },
      made_on: made?.made_on ?? null,
      tables: (made?.tables ?? []).map(({ table, ...one }) => ({
        ...one,
        table: table && reassessTable(table),
      })),
      undecided,
      applicants: all.length,
    };
  });
}

/**
 * Calculates the selection rates of a role and publishes what its applicants said about the assessment, each once only: feedback of a role
 * whose rates were calculated before it could be published is published the next time. Throws `not_found`, `rates_early`, `status_change`.
 */
export async function makeSelectionRates(deps: Deps, caller: Caller, roleId: number): Promise<void> {
  await deps.database.as(caller.scope, async (tx) => {
    const role = await lockOwnRole(tx, caller, roleId);
    const all = await listApplicantStatuses(tx, role.id, stagesOrDefault(role.stages));
    const undecided = all.filter(
      (one) => !hasApplicationEnded({ ...one, withdrew: one.withdrawn_on !== null }),
    );
    checkRatesDue(role.status, undecided.length);
    const hasRates = (await findRates(tx, role.id)) !== null;
    const hasFeedback = (await findFeedbackResult(tx, role.id)) !== null;
    if (hasRates && hasFeedback) return;
    await switchRole(tx, 'builder');
    const made_on = today(deps.clock);
    if (!hasRates) {
      const tables: readonly SelectionRateTable[] = selectionRatesByStage(
        role.stages,
        await outcomesOf(deps, tx, role),
      );
      const row = { requisition_id: role.id, account_id: role.account_id, made_on };
      await addRates(tx, { ...row, tables: JSON.stringify(tables) });
    }
    if (!hasFeedback) await publishApplicantFeedback(deps, tx, role, made_on);
    await switchRole(tx, 'web');
    if (hasRates) return;
    const after = { made_on };
    await recordAudit(tx, caller, {
      action: 'selection_rates',
      resource: 'requisitions',
      id: role.id,
      after,
      now: deps.clock.now(),
    });
  });
}

const noDemographics: ApplicantDemographics = { gender: null, race: null };

/** Returns the outcomes of all applications, including deleted ones, of which only the outcome is stored. */
async function outcomesOf(deps: Deps, tx: Tx, role: Role): Promise<ApplicationOutcome[]> {
  const { secret } = deps.environment;
  const key = demographicsKey(secret, role.account_id);
  const demographics = new Map<string, SealedDemographics>();
  for (const { id, sealed } of await listDemographicsOfRole(tx, role.id))
    demographics.set(id, decryptJson<SealedDemographics>(key, sealed));
  const stored = await listApplicantStatuses(tx, role.id, stagesOrDefault(role.stages));
  const present = stored.map(({ id, furthest, decision, withdrawn_on }) => ({
    categories: { ...(demographics.get(demographicsId(secret, id))?.about ?? noDemographics) },
    furthest,
    decision,
    withdrew: withdrawn_on !== null,
  }));
  const deleted = [...demographics.values()].flatMap(({ about, ending }) =>
    ending ? [{ categories: { ...about }, ...ending }] : [],
  );
  return [...present, ...deleted];
}
