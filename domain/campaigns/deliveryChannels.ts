/** How the product itself can send an invitation. */
export const channels = ['email', 'sms'] as const;
export type Channel = (typeof channels)[number];

interface Contacts {
  readonly has_address: boolean;
  readonly has_number: boolean;
}

/**
 * Returns how a person gets invitations and reminders: by email, without an address by text message, and otherwise only by a letter (null).
 * It depends on contacts alone, never on whether the person has answered (R36).
 */
export function channelOf(
  { has_address, has_number }: Contacts,
  available: readonly Channel[],
): Channel | null {
  if (has_address) return 'email';
  return has_number && available.includes('sms') ? 'sms' : null;
}
