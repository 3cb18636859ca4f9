import type { BodyOf } from '../contract/call.ts';
import { learningNoteCalls as calls } from '../contract/v2/learningNotes.ts';
import { pageQuery } from './callQuery.ts';
import { callMain } from './http.ts';
import { keysOf } from './queryKeys.ts';

export type { OwnNote } from '../contract/v2/learningNotes.ts';

const key = keysOf('own learning');

/** The page size used by the server. */
export const notesPageSize = 24;

export const ownNotesQuery = (accountId: number, query: BodyOf<typeof calls.list>) =>
  pageQuery(key(accountId, 'notes', query), calls.list, query);

export const saveNote = (note: BodyOf<typeof calls.save>) => callMain(calls.save, note);
