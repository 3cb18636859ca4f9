import { hasSameIds } from '../../../../domain/campaigns/hasSameIds.ts';
import type { Deps } from '../../../deps.ts';
import { processEach, throwFirst } from '../../../kernel/processEach.ts';
import { accountScope, builderScope } from '../../../kernel/scope.ts';
import type { Scope } from '../../../store/database.ts';
import {
  changeAdmissions,
  listAccountsToAudit,
  listAdmissions,
  lockSharing,
  markAudited,
} from '../../../store/metricResults/countedProfiles.ts';
import { type AssessmentStatus, listSharingStatuses } from '../../../store/metricResults/metricProfiles.ts';
import { type AdmissionInput, decideAdmissions } from './decideAdmissions.ts';
import { decideInThread } from './decideInThread.ts';
import { readAdmissionInput } from './readAdmissionInput.ts';

/** From this number of people on, the audit is made by the job, in a separate thread. */
const minPeopleForJob = 50;

const builderOf = (accountId: number): Scope => ({ ...accountScope(accountId), role: 'builder' });

/** Decides which shared profiles of an account are shown (R25), or leaves it to the job if that takes too long for a request. */
export async function auditOrQueue(deps: Deps, accountId: number): Promise<void> {
  const isAudited = await auditAccount(deps, accountId, minPeopleForJob).catch(() => false);
  if (!isAudited) await deps.jobs.wake('audit-shares');
}

/** Decides about every share that no audit has decided about yet. A failure doesn't affect other accounts. */
export async function auditShares(deps: Deps): Promise<void> {
  const errors = await processEach(deps, {
    items: await deps.database.as(builderScope, listAccountsToAudit),
    idsOf: (account) => ({ account }),
    process: (accountId) => auditAccount(deps, accountId),
  });
  throwFirst(errors);
}

/**
 * Audits an account, and repeats the audit if shares or campaigns change in the meantime. Returns false if a
 * campaign has `most` people or more.
 */
async function auditAccount(
  deps: Deps,
  accountId: number,
  most = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const scope = builderOf(accountId);
  for (;;) {
    const sharing = await deps.database.as(scope, (tx) => listSharingStatuses(tx, accountId));
    for (const campaignId of new Set(sharing.map(({ campaign_id }) => campaign_id))) {
      if (!(await auditCampaign(deps, accountId, campaignId, most))) return false;
    }
    const isCurrent = await deps.database.as(scope, async (tx) => {
      await lockSharing(tx, accountId);
      if (!hasSameIds(idsOf(await listSharingStatuses(tx, accountId)), idsOf(sharing))) return false;
      await markAudited(tx, accountId);
      return true;
    });
    if (isCurrent) return true;
  }
}

const idsOf = (sharing: readonly AssessmentStatus[]) => sharing.map(({ score_id }) => score_id);

/**
 * Audits a campaign outside any transaction, and repeats the audit if another one has decided in the
 * meantime.
 */
async function auditCampaign(
  deps: Deps,
  accountId: number,
  campaignId: number,
  most: number,
): Promise<boolean> {
  const scope = builderOf(accountId);
  for (;;) {
    const { input, decided } = await deps.database.as(scope, (tx) =>
      readAdmissionInput(tx, accountId, campaignId),
    );
    if (input.people.length >= most) return false;
    const changes = await decide(input);
    const isStored = await deps.database.as(scope, async (tx) => {
      await lockSharing(tx, accountId);
      const current = await listAdmissions(tx, campaignId);
      if (JSON.stringify(current) !== JSON.stringify(decided)) return false;
      await changeAdmissions(
        tx,
        [...changes].flatMap(([at, change]) => {
          const profile = current[at];
          return profile ? [{ id: profile.id, ...change }] : [];
        }),
      );
      return true;
    });
    if (isStored) return true;
  }
}

const decide = (input: AdmissionInput) =>
  input.people.length < minPeopleForJob ? decideAdmissions(input) : decideInThread(input);
