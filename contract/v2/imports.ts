import { array, boolean, type InferType, mixed, number, object } from 'yup';
import {
  type ColumnField,
  type ImportSubject,
  importFields,
  importSubjects,
  relationFields,
} from '../../domain/imports/importFields.ts';
import {
  type ImportState,
  importStates,
  type RowKind,
  type RowReason,
  type RowState,
  rowKinds,
  rowReasons,
  rowStates,
} from '../../domain/imports/importStates.ts';
import { singleLineText } from '../../resources/textSchemas.ts';
import { changeCall, readCall } from '../call.ts';
import { defineFileCall, defineRawCall, tableContentTypes } from '../fileCalls.ts';
import { id, listOf, objectsOf } from '../sharedShapes.ts';
import { anyText, numberOrNull, requiredFlag, requiredNumber, requiredText, textOrNull } from '../values.ts';
import { namedRelation } from './relationships.ts';

const encodings = ['utf-8', 'utf-16', 'latin-1', 'workbook'] as const;
const field = () =>
  mixed<ColumnField>()
    .oneOf([...importFields, ...relationFields], 'choice')
    .nullable()
    .defined();
const subject = () => mixed<ImportSubject>().oneOf(importSubjects, 'choice');
const amount = () => number().default(0);

/** An import file and its progress. */
export const userImport = object({
  id: id(),
  /** What the rows of the file describe. */
  subject: subject().required(),
  state: mixed<ImportState>().oneOf(importStates).required(),
  file_name: requiredText,
  /** The detected encoding; null until the file has been read. */
  encoding: mixed<(typeof encodings)[number]>().oneOf(encodings).nullable().defined(),
  /** The line of the column headings; lines above it are not imported. Null until the file was read. */
  heading_line: numberOrNull,
  row_count: requiredNumber,
  processed: requiredNumber,
  wanted: requiredNumber,
  counts: object({
    create: amount(),
    update: amount(),
    unchanged: amount(),
    error: amount(),
    done: amount(),
    skipped: amount(),
    undone: amount(),
    kept: amount(),
  }).required(),
  author: textOrNull,
  created_at: requiredText,
  applied_at: textOrNull,
  undone_at: textOrNull,
  can_undo: requiredFlag,
  /** While waiting to be read: 1 is next, 0 is being read. */
  queue_position: numberOrNull,
  /** Why the file cannot be imported: `problem` is a key of `locales/en/imports.ts`. */
  problem: object({
    problem: requiredText,
    params: mixed<Readonly<Record<string, string | number>>>().default({}),
  })
    .nullable()
    .default(null),
});
export type UserImport = InferType<typeof userImport>;

const values = () => array(anyText).required();
const importRow = object({
  line: requiredNumber,
  kind: mixed<RowKind>().oneOf(rowKinds).required(),
  name: anyText,
  user_id: numberOrNull,
  /** The relationship that a row of relationships states, by names; null if it has an error that hides it. */
  relation: namedRelation.nullable().defined(),
  changes: objectsOf({ field: field().required(), from: values(), to: values() }),
  problems: objectsOf({
    field: anyText,
    problem: requiredText,
    params: mixed<Readonly<Record<string, string | number>>>().default({}),
  }),
  state: mixed<RowState>().oneOf(rowStates).required(),
  reason: mixed<RowReason>().oneOf(rowReasons).nullable().defined(),
});
export type ImportRow = InferType<typeof importRow>;

/** An import with its columns (heading, sample cells and mapped field) and what its dry run found. */
const importDetails = userImport.shape({
  columns: objectsOf({
    heading: anyText,
    samples: array(anyText).required(),
    field: field(),
  }),
  /** Whether the dry run creates teams that don't exist. */
  creates_teams: requiredFlag,
  /** The teams that the dry run would create, by name. */
  new_teams: objectsOf({ name: requiredText, people: requiredNumber }),
  created_teams: requiredNumber,
  /** Before it is applied: the number of people it would add without an email address. */
  without_address: requiredNumber,
  /** The row that changes the caller's own record. */
  own_row: importRow.nullable().defined(),
});
export type ImportDetails = InferType<typeof importDetails>;

const oneImport = object({ import_id: id() });
const page = () => number().integer('wholeNumber').min(1, 'tooSmall').max(10_000, 'tooLarge').default(1);

/** The response to an upload. */
export const uploadResponse = object({ import_id: id() });

export const importUploads = {
  file: defineRawCall({
    path: '/v2/user_imports/upload',
    needs: 'local_admin',
    summary:
      'Uploads a file of people or relationships (CSV or workbook) and queues it for reading; `name` is the file name.',
    query: object({
      name: singleLineText().max(200, 'tooLong').default(''),
      subject: subject().default('people'),
    }),
    acceptedTypes: ['application/octet-stream'],
    response: uploadResponse,
    mutates: true,
  }),
} as const;

export const importFiles = {
  errors: defineFileCall({
    path: '/v2/user_imports/errors',
    needs: 'local_admin',
    summary: 'Skipped rows of an import, with the reasons.',
    query: oneImport,
    contentTypes: [tableContentTypes.csv],
    mutates: false,
  }),
} as const;

/** Import of people or relationships from a file: dry run, apply, undo. */
export const importCalls = {
  list: readCall('local_admin', '/v2/user_imports/list', {
    summary: 'Imports of people or of relationships of the account, newest first, 20 per page.',
    body: object({ subject: subject().default('people'), page: page() }),
    response: object({ imports: listOf(userImport), total: requiredNumber }),
  }),
  get: readCall('local_admin', '/v2/user_imports/get', {
    summary: 'One import with its columns and progress.',
    body: oneImport,
    response: importDetails,
  }),
  rows: readCall('local_admin', '/v2/user_imports/rows', {
    summary: 'Rows of an import with their changes, by kind or outcome, 50 per page.',
    body: object({
      import_id: id(),
      kind: mixed<RowKind>().oneOf(rowKinds, 'choice').nullable().default(null),
      state: mixed<RowState>().oneOf(rowStates, 'choice').nullable().default(null),
      page: page(),
    }),
    response: object({ rows: listOf(importRow), total: requiredNumber }),
  }),
  check: changeCall('local_admin', '/v2/user_imports/check', {
    summary:
      'Starts the dry run with one field, or null, for each column. With `create_teams`, teams that don’t exist are created with the people.',
    body: object({
      import_id: id(),
      create_teams: boolean().default(false),
      mapping: array(field()).required('required').max(200, 'tooLong'),
    }),
  }),
  apply: changeCall('local_admin', '/v2/user_imports/apply', {
    summary: 'Applies the changes of the dry run.',
    body: oneImport,
  }),
  undo: changeCall('local_admin', '/v2/user_imports/undo', {
    summary: 'Undoes a whole import; people and relationships changed since then are skipped.',
    body: oneImport,
  }),
  discard: changeCall('local_admin', '/v2/user_imports/discard', {
    summary: 'Discards a file that was not applied.',
    body: oneImport,
  }),
} as const;
