import type { ShareStatus, SharingAudience } from '../../../domain/metricResults/profileVisibility.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { type AssessmentStatus, findAssessmentStatus } from '../../store/metricResults/metricProfiles.ts';
import { findShare, isSharedByAll, type StoredShare, setShare } from '../../store/metricResults/shares.ts';
import { auditOrQueue } from './sharing/auditShares.ts';

/** Returns who the caller shares their own profile with, since when, and whether it is shown. Throws `emulating`. */
export async function readResultShare(deps: Deps, caller: Caller) {
  refuseEmulation(caller);
  const [accountId, userId] = [accountOf(caller), caller.person.user.id];
  return deps.database.as(caller.scope, async (tx) => {
    const share = await findShare(tx, accountId, userId);
    return {
      shared_with: share?.shared_with ?? null,
      shared_on: share?.shared_on ?? null,
      status: share && (await statusOf(tx, share, await findAssessmentStatus(tx, accountId, userId))),
    };
  });
}

/** Returns the caller's status; null without a profile in a released campaign. */
async function statusOf(
  tx: Tx,
  { is_audited }: StoredShare,
  own: AssessmentStatus | null,
): Promise<ShareStatus | null> {
  if (own === null) return null;
  if (own.shown === 'alone') return 'shown';
  if (own.shown === 'together' && own.shown_in !== null) {
    const isComplete = await isSharedByAll(tx, own.campaign_id, own.shown_in);
    return isComplete ? 'shown' : 'waiting';
  }
  return is_audited ? 'waiting' : 'checking';
}

/** Shares the caller's own profile, changes who sees it, or stops sharing. Throws `emulating`. */
export async function shareResults(deps: Deps, caller: Caller, shared_with: SharingAudience | null) {
  refuseEmulation(caller);
  const owner = { accountId: accountOf(caller), userId: caller.person.user.id };
  await deps.database.as(caller.scope, async (tx) => {
    const before = await findShare(tx, owner.accountId, owner.userId);
    if ((before?.shared_with ?? null) === shared_with) return;
    await setShare(tx, owner, shared_with && { shared_with, shared_on: today(deps.clock) });
    await recordAudit(tx, caller, {
      action: shared_with ? 'share' : 'unshare',
      resource: 'result_shares',
      id: owner.userId,
      before: { shared_with: before?.shared_with ?? null },
      after: { shared_with },
      now: deps.clock.now(),
    });
  });
  if (shared_with !== null) await auditOrQueue(deps, owner.accountId);
  return { shared_with };
}
