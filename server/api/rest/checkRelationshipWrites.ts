import type { Tx } from '../../store/database.ts';
import { lockManagers } from '../../store/imports/importManagers.ts';
import type { RecordWrite } from './recordWrite.ts';

/** Makes changes of managers wait for an import that sets managers, which would otherwise not see them. */
export async function checkRelationshipWrites(
  tx: Tx,
  { signedIn, before, draft }: RecordWrite,
): Promise<void> {
  const { accountId } = signedIn.scope;
  if (accountId !== null && (before?.kind === 'manager' || draft?.kind === 'manager')) {
    await lockManagers(tx, accountId);
  }
}
