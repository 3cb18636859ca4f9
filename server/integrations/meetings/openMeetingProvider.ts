import type { Clock } from '../../clock.ts';
import { createOutboundClient } from '../http/outboundClient.ts';
import { type MeetingProvider, noMeetingProvider } from './meetingProvider.ts';
import type { MeetingSettings } from './meetingSettings.ts';
import { createTeamsMeetingProvider } from './teamsMeetingProvider.ts';

const limits = { timeoutMs: 10_000, maxResponseBytes: 256 * 1024 };

/** Opens the configured provider of online meetings. It isn't called before the first meeting. */
export function openMeetingProvider(settings: MeetingSettings | null, clock: Clock): MeetingProvider {
  if (!settings) return noMeetingProvider;
  const { allowsPrivateAddresses } = settings;
  const client = createOutboundClient({ ...limits, allowsPrivateAddresses });
  return createTeamsMeetingProvider(client, settings, () => clock.now());
}
