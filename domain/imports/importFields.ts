/** What the rows of a file describe. */
export const importSubjects = ['people', 'relationships'] as const;
export type ImportSubject = (typeof importSubjects)[number];

/** Fields that a column of a file of people can contain, in display order. */
export const importFields = [
  'external_id',
  'email',
  'mobile_number',
  'first_name',
  'last_name',
  'department',
  'location',
  'level',
  'locale_abbr',
  'status',
  'permissions',
  'teams',
  'manager',
] as const;
export type ImportField = (typeof importFields)[number];

export type PersonField = Exclude<ImportField, 'teams' | 'manager'>;
/** Fields stored with the person; teams and managers are stored separately. */
export const personFields = importFields.filter(
  (name): name is PersonField => name !== 'teams' && name !== 'manager',
);

/** Fields of a file of relationships: two people, and how the other person is related to the first. */
export const relationFields = ['person', 'relation', 'other'] as const;
export type RelationField = (typeof relationFields)[number];

export type ColumnField = ImportField | RelationField;
/** The fields of a file, by its subject. */
export const fieldsOfSubject: Readonly<Record<ImportSubject, readonly ColumnField[]>> = {
  people: importFields,
  relationships: relationFields,
};

/** The field of each column, or null if the column is ignored. */
export type FieldMapping = readonly (ColumnField | null)[];

/**
 * Limits of an import file. `lines` includes empty lines and equals Excel's limit; `cells` and `characters` count the whole file.
 * `unpackedBytes` limits the size of an opened workbook.
 */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 50_000,
  columns: 60,
  headingLength: 200,
  rowLength: 20_000,
  unpackedBytes: 128 * 1024 * 1024,
  lines: 1_048_576,
  /** A row with more than `columns` cells is reported as a row error; above this limit the file is rejected. */
  columnsInLine: 1_000,
  cells: 2_000_000,
  cellLength: 10_000,
  /** Higher than the text of the largest CSV file: 50,000 people with 240 characters each. */
  characters: 12_000_000,
} as const;

/** Maximum number of files per account waiting to be read. */
export const maxUnreadFiles = 5;
/** Maximum number of imports per account waiting to be applied, unread files included. */
export const maxUnappliedImports = 20;

/** Maximum number of teams that one import creates. */
export const maxNewTeams = 1_000;

/** Days for which an import can be undone. Its rows are deleted afterward. */
export const importUndoDays = 30;
/** Number of applied imports per account whose rows are stored, newest first. Older ones can't be undone. */
export const maxAppliedImportsWithRows = 20;
/** Days for which a file that was never applied is stored. */
export const unappliedFileDays = 7;
