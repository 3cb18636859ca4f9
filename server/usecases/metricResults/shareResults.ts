import type { Audience } from '../../../domain/metricResults/sharing.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { setShare, shareOf } from '../../store/metricResults/shares.ts';
import { type Asker, noteChange } from '../asker.ts';
import { accountOf } from '../campaignReach.ts';
import { refuseEmulation } from './seeing.ts';

/** With whom the asker shares the own profile, and since when. Throws `emulating`. */
export async function readShare(deps: Deps, asker: Asker) {
  refuseEmulation(asker);
  const share = await deps.database.as(asker.scope, (tx) =>
    shareOf(tx, accountOf(asker), asker.person.user.id),
  );
  return { shared_with: share?.shared_with ?? null, shared_on: share?.shared_on ?? null };
}

/** Shares the own profile, with somebody else than before, or no longer. Throws `emulating`. */
export async function shareResults(deps: Deps, asker: Asker, shared_with: Audience | null) {
  refuseEmulation(asker);
  const place = { accountId: accountOf(asker), userId: asker.person.user.id };
  await deps.database.as(asker.scope, async (tx) => {
    const before = await shareOf(tx, place.accountId, place.userId);
    if ((before?.shared_with ?? null) === shared_with) return;
    await setShare(tx, place, shared_with && { shared_with, shared_on: today(deps.clock) });
    await noteChange(tx, asker, {
      action: shared_with ? 'share' : 'unshare',
      resource: 'result_shares',
      id: place.userId,
      before: { shared_with: before?.shared_with ?? null },
      after: { shared_with },
      now: deps.clock.now(),
    });
  });
  return { shared_with };
}
