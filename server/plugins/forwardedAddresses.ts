import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment.ts';

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv4');
}
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

function isPrivate(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && privateNetworks.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Returns the value of Fastify's `trustProxy` option. A number trusts that many hops, counted from the
 * server, as long as their addresses are private. A private client behind them is not trusted, so it cannot
 * choose its own address.
 */
export function trustedProxies(configured: Environment['trustProxy']) {
  if (typeof configured !== 'number') return configured;
  return (address: string, hop: number): boolean => hop < configured && isPrivate(address);
}

/**
 * Removes ports from the addresses in `X-Forwarded-For`, which rate limits use as keys, and everything before an entry that is not an
 * address. Without a valid entry, the address of the request is that of its socket.
 */
export function cleanForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const header = headers['x-forwarded-for'];
    if (header === undefined) return done();
    const entries = String(header).split(',').map(addressIn);
    headers['x-forwarded-for'] = entries.slice(entries.lastIndexOf(null) + 1).join(', ');
    done();
  });
}

/** Returns the address of an entry such as `192.0.2.1:4711` or `[2001:db8::1]:4711`; null if it is not one. */
function addressIn(entry: string): string | null {
  const text = entry.trim();
  const address = text.match(/^\[([^\]]*)\](?::\d+)?$/)?.[1] ?? text.match(/^([\d.]+):\d+$/)?.[1] ?? text;
  return isIP(address) === 0 ? null : address;
}
