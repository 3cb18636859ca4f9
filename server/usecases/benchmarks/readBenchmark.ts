import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { newestBuild, normsOf, sharesBenchmark } from '../../store/results/externalBenchmark.ts';
import { accountOf } from '../campaigns/campaignAccess.ts';

/**
 * Where the account stands among all that take part, as of the newest quarterly build. Null for an account that does not
 * take part, and while there are too few.
 */
export async function readBenchmark(deps: Deps, caller: Caller) {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    if (!(await sharesBenchmark(tx, accountId))) return null;
    const build = await newestBuild(tx);
    if (!build?.accounts_band) return null;
    const norms = await normsOf(tx, build.quarter, accountId);
    return {
      built_on: build.built_on,
      accounts_band: build.accounts_band,
      topics: norms.map(({ percentile, ...norm }) => ({ ...norm, own_percentile: percentile })),
    };
  });
}
