import type { Deps } from '../../deps.ts';
import { actAs } from '../../store/actAs.ts';
import { recordChange } from '../../store/auditLog.ts';
import type { Tx } from '../../store/database.ts';
import type { Part } from '../part.ts';

/** What a respondent settled before the first answer; answering itself is never noted. */
export async function noteRespondent(
  { clock }: Deps,
  tx: Tx,
  part: Part,
  action: 'consent' | 'decline',
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  await actAs(tx, 'web');
  await recordChange(tx, {
    actorId: part.userId,
    accountId: part.accountId,
    asAccountId: null,
    action,
    resource: 'assignments',
    recordId: part.id,
    after,
    at: clock.now().toISOString(),
  });
  await actAs(tx, 'respondent');
}
