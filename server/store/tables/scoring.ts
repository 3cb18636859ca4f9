import type { Generated } from 'kysely';

/** `score`: forms that have no score yet; `rescore`: all scores, asked for by hand; `calibrate`: one form version. */
export type ScoringRunKind = 'score' | 'rescore' | 'calibrate';

export interface ScoringTables {
  scoring_runs: {
    id: Generated<number>;
    kind: ScoringRunKind;
    wanted: number;
    done: Generated<number>;
    /** Forms that could not be read. */
    failed: Generated<number>;
    /** The id up to which everything is done. */
    reached: Generated<number>;
    /** The id after which nothing belongs to this run. */
    upto: number | null;
    began_at: string;
    ended_at: string | null;
  };
}
