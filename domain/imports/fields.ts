/** What a column of a file of people can hold, in the order in which it is offered. */
export const importFields = [
  'external_id',
  'email',
  'first_name',
  'last_name',
  'department',
  'location',
  'level',
  'locale_abbr',
  'status',
  'permissions',
  'teams',
] as const;
export type ImportField = (typeof importFields)[number];

/** Those that are columns of a person; teams are joined beside it. */
export const personFields = importFields.filter((name) => name !== 'teams');
export type PersonField = Exclude<ImportField, 'teams'>;

/** For each column of the file its field, or null where it is left out. */
export type Mapping = readonly (ImportField | null)[];

/**
 * What a file may measure at most. `lines` counts empty lines too and is what Excel has; `cells` and `characters` count
 * what is in cells of the whole file. `unpackedBytes` is what a workbook may grow to when it is opened.
 */
export const limits = {
  bytes: 10 * 1024 * 1024,
  rows: 50_000,
  columns: 60,
  headingLength: 200,
  rowLength: 20_000,
  unpackedBytes: 128 * 1024 * 1024,
  lines: 1_048_576,
  /** In one line: above `columns` a row has an error of its own, above this the file is no table. */
  columnsInLine: 1_000,
  cells: 2_000_000,
  cellLength: 10_000,
  /** Above the text of the largest CSV file: 50,000 people with 240 characters each. */
  characters: 12_000_000,
} as const;

/** How many files of one account may wait to be read. */
export const filesInLine = 5;
/** How many imports of one account may wait to be applied, those that are not read yet included. */
export const unappliedImports = 20;

/** How long an import can be undone, in days; its rows are erased afterwards. */
export const undoDays = 30;
/** How long a file that was never applied is kept, in days. */
export const waitingDays = 7;
