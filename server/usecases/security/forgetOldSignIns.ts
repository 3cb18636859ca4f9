import { knownDeviceLimits } from '../../../domain/access/policy/rateLimits.ts';
import { signInRetention } from '../../../domain/access/policy/signInOutcomes.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { removeOldMailSlots } from '../../store/mail/mailSlots.ts';
import { removeOldCounters } from '../../store/security/lockOuts.ts';
import { forgetSignIns } from '../../store/security/signIns.ts';
import { forgetOldDevices } from '../../store/signIn/credentials.ts';

/**
 * Deletes the networks of sign-ins and, later, the sign-ins at the end of their retention periods, and expired failure counters,
 * counted emails and unused devices.
 */
export async function forgetOldSignIns(deps: Deps): Promise<void> {
  const before = (days: number) => new Date(deps.clock.now().getTime() - days * 86_400_000).toISOString();
  await deps.database.as(platformScope, async (tx) => {
    await forgetSignIns(tx, {
      networksBefore: before(signInRetention.networkDays),
      allBefore: before(signInRetention.days),
    });
    await removeOldCounters(tx, before(0));
    await removeOldMailSlots(tx, before(1));
    await forgetOldDevices(tx, before(knownDeviceLimits.days));
  });
}
