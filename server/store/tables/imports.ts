import type { Generated, JSONColumnType } from 'kysely';
import type { Mapping } from '../../../domain/imports/importFields.ts';
import type { ImportState, RowKind, RowReason, RowState } from '../../../domain/imports/importStates.ts';
import type { PersonFacts } from '../../../domain/imports/matchPerson.ts';
import type { Problem } from '../../../domain/refusal.ts';

/** How many rows are of each kind, and how many ended in each state. */
export type ImportCounts = Partial<Record<RowKind | Exclude<RowState, 'waiting'>, number>>;

/** Files of people: the file itself as its rows, what the dry run says of each, and what became of it. */
export interface ImportTables {
  user_imports: {
    id: Generated<number>;
    account_id: number;
    state: Generated<ImportState>;
    file_name: string;
    /** Null until the file is read, as are its headings and rows. */
    encoding: 'utf-8' | 'utf-16' | 'latin-1' | 'workbook' | null;
    headings: readonly string[];
    mapping: JSONColumnType<Mapping> | null;
    row_count: number;
    /** Of `wanted`, in the step that is under way. */
    processed: Generated<number>;
    wanted: Generated<number>;
    counts: JSONColumnType<ImportCounts, string | undefined, string>;
    author_id: number | null;
    /** Who asked for the step that is under way, and as which account. */
    actor_id: number | null;
    as_account_id: number | null;
    created_at: string;
    applied_at: string | null;
    undone_at: string | null;
    /** False once they were erased because newer imports were applied. */
    has_rows: Generated<boolean>;
    /** The pieces of the file while it waits and is read. */
    file_id: string | null;
    /** How often a server began to read it. */
    attempts: Generated<number>;
    /** Until when a server has the file to itself; afterwards it is taken for lost. */
    read_until: string | null;
    /** Why the file cannot be imported. */
    problem: JSONColumnType<Problem> | null;
  };
  import_file_pieces: {
    file_id: string;
    place: number;
    account_id: number;
    bytes: Uint8Array;
    created_at: string;
  };
  user_import_rows: {
    import_id: number;
    account_id: number;
    line: number;
    cells: JSONColumnType<string[]>;
    /** The line that says the same person first. */
    repeats: number | null;
    kind: RowKind | null;
    problems: JSONColumnType<Problem[]> | null;
    user_id: number | null;
    /** What is to be written: everything of somebody new, the changed fields of somebody known. */
    draft: JSONColumnType<Partial<PersonFacts>> | null;
    before: JSONColumnType<Partial<PersonFacts>> | null;
    team_ids: Generated<number[]>;
    membership_ids: Generated<number[]>;
    state: Generated<RowState>;
    reason: RowReason | null;
    /** The person's `updated_at` as the import left it. */
    version: string | null;
  };
}
