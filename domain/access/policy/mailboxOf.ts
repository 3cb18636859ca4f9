const dotlessDomains: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox that receives the mail of an address, so that its spellings are counted together: in lowercase,
 * without `+tag`, and for Gmail without dots and under one domain.
 */
export function mailboxOf(address: string): string {
  const folded = address.trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  if (at < 0) return folded;
  const [name, domain] = [folded.slice(0, at), folded.slice(at + 1)];
  const untagged = name.replace(/^(.+?)\+.*$/, '$1');
  if (!dotlessDomains.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}
