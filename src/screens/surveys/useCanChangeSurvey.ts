import { accountAccessMode } from '../../../domain/access/emulation.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';

/** Whether the signed-in person may change a campaign; team leads only their own. The server checks it again. */
export function useCanChangeSurvey(campaign: { readonly created_by: number | null }): boolean {
  const { user, ownAccount, currentAccount } = usePerson();
  const viewer = { user, ownAccountId: ownAccount.id };
  const canWrite = accountAccessMode(viewer, currentAccount.id, [currentAccount.id]) === 'write';
  return canWrite && (isAdmin(user) || campaign.created_by === user.id);
}
