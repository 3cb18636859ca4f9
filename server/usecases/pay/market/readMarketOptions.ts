import { companySizes, jobLevels } from '../../../../domain/pay/market/marketData.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { listMarketFiles, listMarketRates } from '../../../store/pay/marketFiles.ts';
import { listMarketGroups } from '../../../store/pay/marketGroups.ts';

/** Returns what a search can be limited to, the currencies, and the files that the data comes from. */
export async function readMarketOptions(deps: Deps, caller: Caller) {
  return deps.database.as(caller.scope, async (tx) => {
    const groups = await listMarketGroups(tx);
    const rates = await listMarketRates(tx);
    return {
      ...groups,
      levels: jobLevels,
      sizes: companySizes,
      currencies: ['EUR', ...rates.map(({ currency }) => currency)],
      files: await listMarketFiles(tx),
    };
  });
}
