import type { Importance } from '../../../domain/builder/blueprintProfile.ts';
import type { Metric } from '../../../domain/metrics/metrics.ts';

/** What a blueprint wants of each metric: part of the blueprint, never a record on its own. */
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
