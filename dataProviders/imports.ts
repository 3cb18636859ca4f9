import type { AnswerOf, BodyOf } from '../contract/call.ts';
import { importCalls, importFiles, importUploads } from '../contract/v2/imports.ts';
import type { ImportField } from '../domain/imports/importFields.ts';
import { callMain, request } from './http.ts';

export type Imports = AnswerOf<typeof importCalls.list>;
export type ImportRows = AnswerOf<typeof importCalls.rows>;
export type ImportRowsQuery = BodyOf<typeof importCalls.rows>;

/** How many the server puts on a page. */
export const importsOnAPage = 20;
export const importRowsOnAPage = 50;

/** Sends a file as it is; answers the import's id. */
export async function uploadPeople(file: File): Promise<number> {
  const path = `${importUploads.people.path}?name=${encodeURIComponent(file.name)}`;
  const { body } = await request('main', 'POST', path, file);
  return (body as { import_id: number }).import_id; // what the call answers by its contract
}

export const readImports = (page: number): Promise<Imports> => callMain(importCalls.list, { page });
export const readImport = (import_id: number) => callMain(importCalls.get, { import_id });
export const readImportRows = (query: ImportRowsQuery): Promise<ImportRows> =>
  callMain(importCalls.rows, query);

/** The rows that were left out, as a file of CSV. */
export async function readImportErrors(import_id: number): Promise<Blob> {
  const path = `${importFiles.errors.path}?import_id=${import_id}`;
  return (await request('main', 'GET', path, undefined, { file: true })).body as Blob; // a file was asked for
}

/** These four answer the sentence to show. */
export const checkImport = async (import_id: number, mapping: (ImportField | null)[]): Promise<string> =>
  (await callMain(importCalls.check, { import_id, mapping })).message;
export const applyImport = async (import_id: number): Promise<string> =>
  (await callMain(importCalls.apply, { import_id })).message;
export const undoImport = async (import_id: number): Promise<string> =>
  (await callMain(importCalls.undo, { import_id })).message;
export const discardImport = async (import_id: number): Promise<string> =>
  (await callMain(importCalls.discard, { import_id })).message;
