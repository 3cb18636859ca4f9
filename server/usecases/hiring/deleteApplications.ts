import { randomUUID } from 'node:crypto';
import { stagesOrDefault } from '../../../domain/hiring/stages.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import { listApplicantStatuses } from '../../store/hiring/applicants.ts';
import {
  addDemographics,
  listDemographicsOfRole,
  removeDemographics,
} from '../../store/hiring/demographics.ts';
import {
  listApplicationsOfPerson,
  listExpiredApplications,
  removeApplications,
} from '../../store/hiring/removeApplications.ts';
import { findRates } from '../../store/hiring/requisitions.ts';
import { decryptJson, encryptJson } from '../../vault/cipher.ts';
import { demographicsId } from '../../vault/roleLinks.ts';
import { demographicsKey, type SealedDemographics } from './storeApplicantDemographics.ts';

const batchSize = 100;

/**
 * Deletes every application past its deletion day. Each batch is one transaction, so an interrupted run resumes with the next
 * one.
 */
export async function deleteApplications(deps: Deps): Promise<void> {
  for (;;) {
    const deleted = await deps.database.as(platformScope, (tx) => deleteBatch(deps, tx));
    if (deleted < batchSize) return;
  }
}

type ExpiredApplicant = Awaited<ReturnType<typeof listExpiredApplications>>[number];

async function deleteBatch(deps: Deps, tx: Tx): Promise<number> {
  const expired = await listExpiredApplications(tx, today(deps.clock), batchSize);
  if (expired.length === 0) return 0;
  await removeAll(deps, tx, expired);
  for (const { account_id, id } of expired) {
    const event = { action: 'expire', resource: 'applicants', id, now: deps.clock.now() } as const;
    await recordAudit(tx, { userId: null, accountId: account_id }, event);
  }
  return expired.length;
}

/** Deletes every application of an erased person, in the same way as at the end of the retention period. */
export async function deleteApplicationsOf(
  deps: Deps,
  tx: Tx,
  person: { readonly id: number; readonly account_id: number; readonly email: string | null },
): Promise<void> {
  await removeAll(deps, tx, await listApplicationsOfPerson(tx, person));
}

async function removeAll(deps: Deps, tx: Tx, expiring: readonly ExpiredApplicant[]): Promise<void> {
  for (const role of new Set(expiring.map(({ requisition_id }) => requisition_id))) {
    const applicants = expiring.filter(({ requisition_id }) => requisition_id === role);
    await storeDeletedOutcomes(deps, tx, applicants);
  }
  await removeApplications(
    tx,
    expiring.map(({ assignment_id }) => assignment_id),
  );
}

/**
 * Until the selection rates of a role exist, the demographics of its deleted applicants remain stored under a random
 * id, with the outcome of the application. Afterward, they are deleted as well.
 */
async function storeDeletedOutcomes(
  deps: Deps,
  tx: Tx,
  applicants: readonly ExpiredApplicant[],
): Promise<void> {
  const [first] = applicants;
  if (!first) return;
  const { secret } = deps.environment;
  const { account_id, requisition_id, stages } = first;
  const key = demographicsKey(secret, account_id);
  const hasRates = (await findRates(tx, requisition_id)) !== null;
  const ended = new Map(
    (await listApplicantStatuses(tx, requisition_id, stagesOrDefault(stages))).map((one) => [one.id, one]),
  );
  await switchRole(tx, 'builder');
  const demographics = new Map(
    (await listDemographicsOfRole(tx, requisition_id)).map((row) => [row.id, row]),
  );
  const ids = new Map(applicants.map(({ id }) => [demographicsId(secret, id), ended.get(id)]));
  await removeDemographics(tx, [...ids.keys()]);
  for (const [id, application] of ids) {
    const row = demographics.get(id);
    if (!row || !application || hasRates) continue;
    const { furthest, decision, withdrawn_on } = application;
    const { about } = decryptJson<SealedDemographics>(key, row.sealed);
    const outcome: SealedDemographics = {
      about,
      ending: { furthest, decision, withdrew: withdrawn_on !== null },
    };
    await addDemographics(tx, {
      id: randomUUID(),
      account_id,
      requisition_id,
      sealed: encryptJson(key, outcome),
    });
  }
  await switchRole(tx, 'web');
}
