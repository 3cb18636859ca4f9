import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { findNewestBuild, isSharingBenchmark, listNorms } from '../../store/results/companyBenchmark.ts';

/**
 * Returns the account's position among all participating accounts in the latest quarterly build. Null if the account
 * doesn't participate or there are too few accounts.
 */
export async function readBenchmark(deps: Deps, caller: Caller) {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    if (!(await isSharingBenchmark(tx, accountId))) return null;
    const build = await findNewestBuild(tx);
    if (!build?.accounts_band) return null;
    const norms = await listNorms(tx, build.quarter, accountId);
    return {
      built_on: build.built_on,
      accounts_band: build.accounts_band,
      topics: norms.map(({ percentile, ...norm }) => ({ ...norm, own_percentile: percentile })),
    };
  });
}
