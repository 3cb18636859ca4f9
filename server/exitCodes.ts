import { ConfigurationError } from './configurationError.ts';

/** How the process ends. `scripts/supervise.mjs` starts it again after `failure` only. */
export const exitCodes = { failure: 1, configuration: 78 } as const;

/** Of the system: the port is taken or not allowed. Of PostgreSQL: wrong password or user, no such database or right. */
const configurationCodes: readonly unknown[] = [
  'EADDRINUSE',
  'EACCES',
  'EADDRNOTAVAIL',
  '28000',
  '28P01',
  '3D000',
  '42501',
];

export function exitCodeOf(error: Error & { readonly code?: unknown }): number {
  const isConfiguration = error instanceof ConfigurationError || configurationCodes.includes(error.code);
  return isConfiguration ? exitCodes.configuration : exitCodes.failure;
}
