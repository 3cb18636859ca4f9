import type { ChatWidget } from './ChatWidget.ts';

type Intercom = (
  command: 'boot' | 'update' | 'shutdown',
  settings?: Readonly<Record<string, unknown>>,
) => void;

const intercomCommand = () => (window as { Intercom?: Intercom }).Intercom;
const elementId = 'cairn-chat';

/** Intercom, and services compatible with its commands. */
export const intercom: ChatWidget = {
  load(key) {
    if (document.getElementById(elementId)) return;
    const script = document.createElement('script');
    script.id = elementId;
    script.async = true;
    script.src = `https://widget.intercom.io/widget/${encodeURIComponent(key)}`;
    document.head.append(script);
  },
  boot(key, identity) {
    const command = intercomCommand();
    if (!command) return false;
    command('boot', {
      app_id: key,
      user_id: String(identity.userId),
      user_hash: identity.userHash,
      email: identity.email,
      name: identity.name,
      user_role: identity.role,
      language_override: identity.language,
      company: { id: identity.company, name: identity.company },
    });
    return true;
  },
  update(lastRequestAt) {
    intercomCommand()?.('update', { last_request_at: lastRequestAt });
  },
  shutdown() {
    intercomCommand()?.('shutdown');
  },
};
