export interface Contacts {
  readonly email: string | null;
  readonly mobile_number: string | null;
}

/**
 * Whether a change of contacts ends the links that a person was sent: another email address, or without one, another or no mobile number.
 * A first number ends nothing, because no link was sent by text message.
 */
export function endsSentLinks(before: Contacts, after: Contacts): boolean {
  if (before.email !== after.email) return true;
  return (
    after.email === null && before.mobile_number !== null && before.mobile_number !== after.mobile_number
  );
}
