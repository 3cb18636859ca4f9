import type { JSONColumnType } from 'kysely';
import type { SupplementalForm } from '../../../domain/questions/supplemental.ts';

interface OfRelease {
  release_id: number;
  account_id: number;
}

/** What is published besides the cells of a release. */
export interface ResultTables {
  release_questions: OfRelease & {
    /** The version that was asked. */
    question_id: number;
    place: number;
    form: JSONColumnType<SupplementalForm>;
  };
  release_shares: OfRelease & {
    question_id: number;
    place: number;
    options: number[];
    percent: number;
    low: boolean;
    high: boolean;
    n_band: number;
  };
  release_comments: OfRelease & { id: string; question_id: number; comment: string };
  release_drivers: OfRelease & {
    outcome_id: number;
    topic_id: number;
    /** Hundredths. */
    link: number;
  };
  /** `quarter`: `2026-4`. */
  benchmark_builds: { quarter: string; built_on: string; accounts_band: number | null };
  benchmark_norms: { quarter: string; topic_id: number; p25: number; p50: number; p75: number };
  benchmark_places: { quarter: string; account_id: number; topic_id: number; percentile: number };
}
