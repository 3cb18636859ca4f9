import type { Generated, JSONColumnType } from 'kysely';
import type { FieldMapping, ImportSubject } from '../../../domain/imports/importFields.ts';
import type { ImportState, RowKind, RowReason, RowState } from '../../../domain/imports/importStates.ts';
import type { ImportedPersonFields } from '../../../domain/imports/matchPerson.ts';
import type { FieldProblem } from '../../../domain/refusal.ts';
import type { PersonRelation } from '../../../domain/teams/deriveRelations.ts';

/** Number of rows by kind and by final state. */
export type ImportCounts = Partial<Record<RowKind | Exclude<RowState, 'waiting'>, number>>;

/** A team that an import would create, with the number of people who join it. */
export interface NewTeam {
  readonly name: string;
  readonly people: number;
}

/** Imported files of people and relationships: their rows, the result of the dry run and the outcome. */
export interface ImportTables {
  user_imports: {
    id: Generated<number>;
    account_id: number;
    subject: Generated<ImportSubject>;
    state: Generated<ImportState>;
    file_name: string;
    /** Null until the file is read, as are its headings and rows. */
    encoding: 'utf-8' | 'utf-16' | 'latin-1' | 'workbook' | null;
    headings: readonly string[];
    /** The line of the headings in the file; null for files read before this was stored. */
    heading_line: number | null;
    mapping: JSONColumnType<FieldMapping> | null;
    row_count: number;
    /** Progress of the current step, out of `wanted`. */
    processed: Generated<number>;
    wanted: Generated<number>;
    counts: JSONColumnType<ImportCounts, string | undefined, string>;
    author_id: number | null;
    /** Who requested the current step, and under which account. */
    actor_id: number | null;
    as_account_id: number | null;
    created_at: string;
    applied_at: string | null;
    undone_at: string | null;
    /** False once the rows were deleted because newer imports were applied. */
    has_rows: Generated<boolean>;
    /** The stored file until it has been read. */
    file_id: string | null;
    /** How often a server started to read the file. */
    attempts: Generated<number>;
    /** The time until which a server has claimed the file; after that, the server is considered lost. */
    read_until: string | null;
    /** Whether teams that don't exist are created. */
    creates_teams: Generated<boolean>;
    /** The teams that the dry run would create. */
    new_teams: JSONColumnType<NewTeam[], string | undefined, string>;
    created_team_ids: Generated<number[]>;
    /** Why the file cannot be imported. */
    problem: JSONColumnType<FieldProblem> | null;
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
    /** The earlier line with the same person. */
    repeats: number | null;
    kind: RowKind | null;
    problems: JSONColumnType<FieldProblem[]> | null;
    user_id: number | null;
    /** The values to write: all fields of a new person, the changed fields of an existing one. */
    draft: JSONColumnType<Partial<ImportedPersonFields>> | null;
    before: JSONColumnType<Partial<ImportedPersonFields>> | null;
    team_ids: Generated<number[]>;
    /** Names of teams that don't exist and that this person would join. */
    new_teams: Generated<string[]>;
    membership_ids: Generated<number[]>;
    /** The manager to set: an existing person, or the person of another line. */
    manager_id: number | null;
    manager_line: number | null;
    /** The managers that the file replaces. */
    managers_before: number[] | null;
    /** The relationship that the row describes. An erroneous row has the people who were found. */
    from_user_id: number | null;
    relation_kind: PersonRelation['kind'] | null;
    to_user_id: number | null;
    /** The relationship that the import added or took over from the teams. */
    relationship_id: number | null;
    state: Generated<RowState>;
    reason: RowReason | null;
    /** The `updated_at` of the person or the relationship after the import. */
    version: string | null;
  };
}
