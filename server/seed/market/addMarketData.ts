import type { Deps } from '../../deps.ts';
import { loadMarketFile } from '../../usecases/pay/market/loadMarketFile.ts';
import { seededRandom } from '../demoRandom.ts';
import { makeMarketFile, makeRateFile } from './makeMarketFile.ts';

const seed = 20_260_406;

/** Adds the market data of the demo, which is invented. Its file, its sources and its rates say so. */
export async function addMarketData(deps: Deps): Promise<void> {
  const year = deps.clock.now().getUTCFullYear() - 1;
  await load(deps, 'Synthetic exchange rates', makeRateFile(year));
  await load(deps, 'Synthetic market data', makeMarketFile(seededRandom(seed), { year }));
}

async function load(deps: Deps, name: string, text: string): Promise<void> {
  const { problems } = await loadMarketFile(deps, { name, text, isSynthetic: true });
  if (problems.length > 0) throw new Error(`The demo's ${name} has problems in ${problems.length} lines.`);
}
