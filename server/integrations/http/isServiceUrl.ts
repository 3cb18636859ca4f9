import { isIPv4 } from 'node:net';

/**
 * Whether an address can be used for a service of the installation, such as a key service: its credentials must not
 * cross a network in clear text.
 */
export function isServiceUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username || url.password || /[?#]/.test(text)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
