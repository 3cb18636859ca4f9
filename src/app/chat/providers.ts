import type { Config } from '../../../contract/v2/config.ts';
import { intercom } from './intercom.ts';
import type { ChatWidget } from './widget.ts';

const providers: Readonly<Record<string, ChatWidget>> = { intercom };

/** The configured chat, or null where none is configured or its provider is not known. */
export function configuredChat(chat: Config['chat']): { widget: ChatWidget; key: string } | null {
  const widget = chat ? providers[chat.provider] : undefined;
  return chat && widget ? { widget, key: chat.key } : null;
}
