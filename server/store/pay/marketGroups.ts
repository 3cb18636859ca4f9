import { sql } from 'kysely';
import type { Tx } from '../database.ts';

interface MarketPlace {
  readonly country: string;
  /** Empty for the whole country. */
  readonly location: string;
}

/** The countries, places and industries of the market data. */
export async function listMarketGroups(
  tx: Tx,
): Promise<{ readonly places: MarketPlace[]; readonly industries: string[] }> {
  const places = await sql<MarketPlace>`
    select distinct country, location from market_groups order by country, location`.execute(tx);
  const industries = await sql<{ industry: string }>`
    select distinct industry from market_groups where industry <> '' order by industry`.execute(tx);
  return { places: places.rows, industries: industries.rows.map(({ industry }) => industry) };
}
