import { signInsKept } from '../../../domain/access/policy/signIns.ts';
import type { Deps } from '../../deps.ts';
import { forgetSignIns } from '../../store/securitySignIns.ts';
import { everywhere } from '../scopes.ts';

/** Forgets networks and, later, the sign-ins themselves, once they have been kept for as long as was said. */
export async function forgetOldSignIns(deps: Deps): Promise<void> {
  const before = (days: number) => new Date(deps.clock.now().getTime() - days * 86_400_000).toISOString();
  await deps.database.as(everywhere, (tx) =>
    forgetSignIns(tx, {
      networksBefore: before(signInsKept.networkDays),
      allBefore: before(signInsKept.days),
    }),
  );
}
