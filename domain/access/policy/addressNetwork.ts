/**
 * Returns the network of an address, too coarse to identify a household: the first three octets of an IPv4 address
 * (/24) or the first three groups of an IPv6 address (/48). Null for any other text.
 */
export function coarseNetwork(address: string): string | null {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1] ?? address;
  const four = mapped.match(/^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/)?.[1];
  if (four) return `${four}.0/24`;
  if (!mapped.includes(':')) return null;
  const groups = groupsOf(mapped);
  return groups && `${groups.slice(0, 3).join(':')}::/48`;
}

/** Returns the eight groups of an IPv6 address without leading zeros; null if it is not one. */
function groupsOf(address: string): string[] | null {
  if (!/^[0-9a-f:]+$/i.test(address)) return null;
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  const allGroups = [...first, ...Array<string>(Math.max(0, missing)).fill('0'), ...last];
  return allGroups.length === 8 ? allGroups.map((group) => group.replace(/^0+(?=.)/, '')) : null;
}

/**
 * Returns the rate limit key of an address: an IPv4 address, or the network of an IPv6 address. A household receives
 * one /64; a customer of a hosting provider often receives a /48 with 65,536 of them, so password attempts are counted
 * per /48.
 */
export function rateLimitNetwork(address: string, prefix: 48 | 64 = 64): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1] ?? address;
  const groups = mapped.includes(':') ? groupsOf(mapped) : null;
  return groups ? `${groups.slice(0, prefix / 16).join(':')}::/${prefix}` : mapped;
}
