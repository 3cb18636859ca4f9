import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { dropMailsWithSecrets } from '../../store/mail/mails.ts';
import { removeCodes } from '../../store/signIn/codes.ts';
import { removeResets } from '../../store/signIn/credentials.ts';
import { removeSessionsOf } from '../../store/signIn/sessions.ts';
import { notifyFormerAddresses } from './notifyFormerAddresses.ts';
import { replaceAssessmentLinks, replaceCampaignLinks } from './replaceLinks.ts';

/**
 * A person whose email address changes, or whose mobile number changes if they have no address. The previous address is null if there was
 * none.
 */
export interface ChangedAddress {
  readonly userId: number;
  readonly accountId: number | null;
  readonly former: string | null;
}

/**
 * Applies the effects of new email addresses, for whoever changed them: sessions end, except `keptSession`; links and codes that were sent
 * to the previous address stop working; open surveys get new links, which are sent to the new address; and the previous address gets a
 * notification. Run it after the new contacts were written, because emails are queued for the stored ones. The rows of the people must be
 * locked, so that no one signs in with a previous address afterwards. The next run of `send-mails` sends the emails.
 */
export async function handleAddressChanges(
  deps: Deps,
  tx: Tx,
  changed: readonly ChangedAddress[],
  keptSession: string | null = null,
): Promise<void> {
  if (changed.length === 0) return;
  const userIds = changed.map(({ userId }) => userId);
  await removeSessionsOf(tx, userIds, keptSession);
  await removeResets(tx, userIds);
  await removeCodes(tx, userIds);
  await dropMailsWithSecrets(tx, userIds);
  await replaceCampaignLinks(deps, tx, userIds);
  await replaceAssessmentLinks(deps, tx, userIds);
  await notifyFormerAddresses(
    deps,
    tx,
    changed.flatMap(({ former, ...person }) => (former === null ? [] : { ...person, former })),
  );
}
