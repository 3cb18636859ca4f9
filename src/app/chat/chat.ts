import type { BrowserSession } from '../../../dataProviders/session.ts';
import { mainRoleLabel } from '../../../domain/access/roles.ts';
import { readTexts } from '../../language/texts.ts';
import { changeShell, readShell } from '../shellState.ts';
import type { ChatIdentity, ChatWidget } from './ChatWidget.ts';

/** One attempt and up to ten retries, 200 ms apart (CHAT-07, CHAT-08). */
export const bootRetries = 10;
export const bootPauseMs = 200;

export interface Chat {
  /**
   * Loads and boots the widget on the first navigation of a signed-in person; later reports the time of the last
   * request.
   */
  readonly onNavigation: (session: BrowserSession, lastRequestAt: number) => Promise<void>;
  readonly shutdown: () => void;
}

type Wait = (ms: number) => Promise<void>;
const wait: Wait = (ms) => new Promise((resolve) => window.setTimeout(resolve, ms));

/** The support chat of the page. Without a configured provider nothing is loaded. */
export function createChat(configured: { widget: ChatWidget; key: string } | null, pause: Wait = wait): Chat {
  let isBooting = false;
  return {
    async onNavigation(session, lastRequestAt) {
      if (!configured || !session.currentUser || isBooting) return;
      const { widget, key } = configured;
      if (readShell().chatStarted) {
        widget.update(Math.floor(lastRequestAt / 1000));
        return;
      }
      isBooting = true;
      widget.load(key);
      const started = await bootWithRetries(() => widget.boot(key, identityOf(session)), pause);
      isBooting = false;
      changeShell({ chatStarted: started });
    },
    shutdown() {
      if (!readShell().chatStarted) return;
      configured?.widget.shutdown();
      changeShell({ chatStarted: false });
    },
  };
}

async function bootWithRetries(boot: () => boolean, pause: Wait): Promise<boolean> {
  for (let retry = 0; retry <= bootRetries; retry += 1) {
    if (retry > 0) await pause(bootPauseMs);
    try {
      if (boot()) return true;
    } catch {
      // The provider's script has not loaded yet.
    }
  }
  return false;
}

function identityOf({ currentUser, currentUserHMAC, ownAccount }: BrowserSession): ChatIdentity {
  return {
    userId: currentUser?.id ?? 0,
    email: currentUser?.email ?? '',
    name: `${currentUser?.first_name ?? ''} ${currentUser?.last_name ?? ''}`.trim(),
    userHash: currentUserHMAC,
    role: currentUser ? readTexts().roles[mainRoleLabel(currentUser)] : '',
    language: currentUser?.locale_abbr ?? 'en',
    company: ownAccount?.name ?? '',
  };
}
