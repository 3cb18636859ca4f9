/** `://`, `www.`, `@`, or a domain that is followed by a path. */
const address = /:\/\/|www\.|@|[\p{L}\p{N}-]\.\p{L}{2,}\//iu;

/**
 * Whether a name contains a web or email address, also in full-width characters. Mail programs turn these into links, so a stranger could
 * send advertising in the greeting of an email.
 */
export function looksLikeAddress(name: string): boolean {
  return address.test(name.normalize('NFKC'));
}
