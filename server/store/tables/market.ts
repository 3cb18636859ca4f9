import type { Generated, JSONColumnType } from 'kysely';
import type { JobLevel, MarketPercentile, PayPeriod } from '../../../domain/pay/market/marketData.ts';

/** The market data of the platform. It contains no personal data. */
export interface MarketTables {
  market_files: {
    id: Generated<number>;
    name: string;
    is_synthetic: boolean;
    row_count: number;
    loaded_at: string;
  };
  market_jobs: {
    id: Generated<number>;
    code: string;
    family: string;
    /** The main title first. */
    titles: JSONColumnType<readonly string[], string, string>;
  };
  market_rows: {
    file_id: number;
    job_id: number;
    level: JobLevel;
    country: string;
    /** Empty if the row isn't limited by it; the same applies to industry and size. */
    location: string;
    industry: string;
    size: string;
    source: string;
    as_of: string;
    n: number;
    currency: string;
    period: PayPeriod;
  } & Record<MarketPercentile, number>;
  /** The distinct places and industries of all rows. */
  market_groups: { country: string; location: string; industry: string };
  market_rates: { currency: string; per_euro: number; as_of: string; source: string };
  /** One row. The version grows with every change of market data. */
  market_versions: { is_current: Generated<boolean>; version: number };
}
