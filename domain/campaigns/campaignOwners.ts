import type { PermissionHolder } from '../access/permissions.ts';
import { isAdmin } from '../access/roles.ts';

interface Owner extends PermissionHolder {
  readonly id: number;
}

/** Whether a person may change a campaign: administrators every one, team leads those they created. */
export function canChangeCampaign(user: Owner, campaign: { readonly created_by: number | null }): boolean {
  return isAdmin(user) || campaign.created_by === user.id;
}
