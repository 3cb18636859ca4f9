/**
 * The network somebody comes from, too coarse to name a household: the first three parts of an IPv4 address, the
 * first three groups of an IPv6 one. Null for what is neither.
 */
export function coarseNetwork(address: string): string | null {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1] ?? address;
  const four = mapped.match(/^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/)?.[1];
  if (four) return `${four}.0/24`;
  if (!/^[0-9a-f:]+$/i.test(mapped) || !mapped.includes(':')) return null;
  const [head = '', tail] = mapped.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const whole = [
    ...groups,
    ...Array<string>(Math.max(0, missing)).fill('0'),
    ...(tail ? tail.split(':') : []),
  ];
  const first = whole.slice(0, 3).map((group) => group.replace(/^0+(?=.)/, ''));
  return first.length < 3 ? null : `${first.join(':')}::/48`;
}
