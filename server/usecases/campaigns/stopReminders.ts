import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import {
  type RemindersOf,
  remindersOf,
  stopReminders as stop,
} from '../../store/campaigns/stoppedReminders.ts';
import type { Tx } from '../../store/database.ts';
import { type ReminderRecipient, readStopCode, stopCode } from '../../vault/stopCodes.ts';

/** The campaign that the link of a reminder belongs to. Throws `link_unknown`. */
export async function readReminders(deps: Deps, code: string): Promise<RemindersOf> {
  const reminded = named(deps, code);
  return deps.database.as(platformScope, (tx) => found(tx, reminded));
}

/**
 * Stops the reminders of one invitation permanently. Nobody is informed, because opting out could suggest that the person hasn't
 * answered. The invitation and saved answers remain. Throws `link_unknown`.
 */
export async function stopReminders(deps: Deps, code: string): Promise<RemindersOf> {
  const reminded = named(deps, code);
  return deps.database.as(platformScope, async (tx) => {
    const about = await found(tx, reminded);
    await stop(tx, reminded);
    return { ...about, stopped: true };
  });
}

/** The links in a reminder: a page that asks for confirmation, and one-click unsubscribe for mail programs. */
export function stopLinks({ environment }: Pick<Deps, 'environment'>, reminded: ReminderRecipient) {
  const code = stopCode(environment.secret, reminded);
  return {
    page: `${environment.publicOrigin}/stop-reminders/${code}`,
    oneClick: `${environment.publicOrigin}/api/v2/reminders/one_click?code=${code}`,
  };
}

function named({ environment }: Deps, code: string): ReminderRecipient {
  const reminded = readStopCode(environment.secret, code);
  if (!reminded) throw new Refusal('link_unknown');
  return reminded;
}

async function found(tx: Tx, reminded: ReminderRecipient): Promise<RemindersOf> {
  const about = await remindersOf(tx, reminded);
  if (!about) throw new Refusal('link_unknown');
  return about;
}
