import type { PublicConfig } from '../../../contract/v2/config.ts';
import type { ChatWidget } from './ChatWidget.ts';
import { intercom } from './intercom.ts';

const providers: Readonly<Record<string, ChatWidget>> = { intercom };

/** The configured chat; null without a configuration or for an unknown provider. */
export function configuredChat(chat: PublicConfig['chat']): { widget: ChatWidget; key: string } | null {
  const widget = chat ? providers[chat.provider] : undefined;
  return chat && widget ? { widget, key: chat.key } : null;
}
