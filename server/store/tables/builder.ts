import type { Importance } from '../../../domain/builder/blueprintProfile.ts';
import type { Metric } from '../../../domain/metrics/metrics.ts';

/** The required range of each metric in a blueprint; not a declared record. */
export interface BuilderTables {
  blueprint_ranges: {
    account_id: number;
    blueprint_id: number;
    metric: Metric;
    low: number;
    high: number;
    importance: Importance;
  };
}
