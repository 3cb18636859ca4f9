import type { SharingAudience } from '../../../domain/metricResults/profileVisibility.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import { setShare, shareOf } from '../../store/metricResults/shares.ts';

/** The people the caller shares their own profile with, and since when. Throws `emulating`. */
export async function readResultShare(deps: Deps, caller: Caller) {
  refuseEmulation(caller);
  const share = await deps.database.as(caller.scope, (tx) =>
    shareOf(tx, accountOf(caller), caller.person.user.id),
  );
  return { shared_with: share?.shared_with ?? null, shared_on: share?.shared_on ?? null };
}

/** Shares the caller's own profile, changes who sees it, or stops sharing. Throws `emulating`. */
export async function shareResults(deps: Deps, caller: Caller, shared_with: SharingAudience | null) {
  refuseEmulation(caller);
  const owner = { accountId: accountOf(caller), userId: caller.person.user.id };
  await deps.database.as(caller.scope, async (tx) => {
    const before = await shareOf(tx, owner.accountId, owner.userId);
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
  return { shared_with };
}
