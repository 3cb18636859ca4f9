import { buildServerIfStale } from '../../scripts/prepare.mjs';

/** Node arguments of the compiled server; compiles it in the setup before the first test. */
export const compiledServer: readonly string[] = buildServerIfStale();
