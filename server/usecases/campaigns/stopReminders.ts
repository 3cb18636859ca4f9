import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import {
  findReminders,
  type RemindersOf,
  stopReminders as stop,
} from '../../store/campaigns/stoppedReminders.ts';
import type { Tx } from '../../store/database.ts';
import {
  type ReminderRecipient,
  readUnsubscribeCode,
  unsubscribeCode,
} from '../../vault/unsubscribeCodes.ts';

/** Returns the campaign that the link of a reminder belongs to. Throws `link_unknown`. */
export async function readReminderCampaign(deps: Deps, code: string): Promise<RemindersOf> {
  const recipient = readRecipient(deps, code);
  return deps.database.as(platformScope, (tx) => findReminderCampaign(tx, recipient));
}

/**
 * Stops the reminders of one invitation permanently. No one is informed, because opting out could suggest that the person hasn't
 * answered. The invitation and saved answers remain. Throws `link_unknown`.
 */
export async function stopReminders(deps: Deps, code: string): Promise<RemindersOf> {
  const recipient = readRecipient(deps, code);
  return deps.database.as(platformScope, async (tx) => {
    const campaign = await findReminderCampaign(tx, recipient);
    await stop(tx, recipient);
    return { ...campaign, stopped: true };
  });
}

/** Returns the links in a reminder: a page that asks for confirmation, and one-click unsubscribe for mail programs. */
export function unsubscribeLinks({ environment }: Pick<Deps, 'environment'>, recipient: ReminderRecipient) {
  const code = unsubscribeCode(environment.secret, recipient);
  return {
    page: `${environment.publicOrigin}/stop-reminders/${code}`,
    oneClick: `${environment.publicOrigin}/api/v2/reminders/one_click?code=${code}`,
  };
}

function readRecipient({ environment }: Deps, code: string): ReminderRecipient {
  const recipient = readUnsubscribeCode(environment.secret, code);
  if (!recipient) throw new Refusal('link_unknown');
  return recipient;
}

async function findReminderCampaign(tx: Tx, recipient: ReminderRecipient): Promise<RemindersOf> {
  const campaign = await findReminders(tx, recipient);
  if (!campaign) throw new Refusal('link_unknown');
  return campaign;
}
