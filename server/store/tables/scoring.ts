import type { Generated, JSONColumnType } from 'kysely';
import type { FormFit } from '../../../domain/scoring/personal/fit/formFit.ts';

/** `score`: forms without a score; `rescore`: all scores, started manually; `calibrate`: one form version. */
export type ScoringRunKind = 'score' | 'rescore' | 'calibrate';

export interface ScoringTables {
  scoring_runs: {
    id: Generated<number>;
    kind: ScoringRunKind;
    wanted: number;
    done: Generated<number>;
    /** Forms that could not be read. */
    failed: Generated<number>;
    /** All ids up to this one are done. */
    reached: Generated<number>;
    /** The last id of this run. */
    upto: number | null;
    began_at: string;
    ended_at: string | null;
  };
  /** The fit of the form of a norm version. */
  form_fits: {
    norm_version: number;
    facts: JSONColumnType<FormFit>;
  };
}
