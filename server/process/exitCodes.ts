import { ConfigurationError } from './configurationError.ts';

/** Exit codes of the process. `scripts/supervise.mjs` restarts it after `failure` only. */
export const exitCodes = { failure: 1, configuration: 78 } as const;

/**
 * Errors that the operator has to correct. System: port in use, not permitted or not available. PostgreSQL: wrong user
 * or password, missing database or privilege.
 */
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
