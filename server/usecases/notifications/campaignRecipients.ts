import type { Recipients } from '../../store/notifications/notifications.ts';

/** Returns who is notified of a campaign: its creator and the administrators of the account, except whoever changed it. */
export const campaignRecipients = (
  { created_by }: { readonly created_by: number | null },
  changedBy: number | null,
): Recipients => ({
  userIds: created_by === null ? [] : [created_by],
  administrators: true,
  except: changedBy,
});
