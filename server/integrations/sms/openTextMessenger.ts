import { createOutboundClient } from '../http/outboundClient.ts';
import type { SmsSettings } from './smsSettings.ts';
import { noTextMessenger, type TextMessenger } from './textMessenger.ts';
import { createTwilioMessenger } from './twilioMessenger.ts';

const limits = { timeoutMs: 10_000, maxResponseBytes: 64 * 1024 };

/** Opens the configured provider of text messages. It isn't called before the first message. */
export function openTextMessenger(settings: SmsSettings | null): TextMessenger {
  if (!settings) return noTextMessenger;
  const { allowsPrivateAddresses } = settings;
  return createTwilioMessenger(createOutboundClient({ ...limits, allowsPrivateAddresses }), settings);
}
