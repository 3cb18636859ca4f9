import type { ResponseOf } from '../call.ts';
import type { PublicConfig } from './config.ts';
import type { sessionCalls } from './session.ts';

/** The id of the element that holds the data of a page. */
export const pageDataId = 'page-data';

/** The first page of a list, as its request answers it. */
export interface FirstPage {
  /** The path of the request with its query. */
  readonly path: string;
  /** The `Content-Range` of the response. */
  readonly range: string;
  readonly rows: readonly object[];
}

/** What the server writes into a page, so that its program need not ask for it. */
export interface PageData<Session = ResponseOf<typeof sessionCalls.current>> {
  readonly config: PublicConfig;
  /** The session in the caller's own account; null without one, missing where it could not be read. */
  readonly session?: Session | null;
  /** The list at the address of the page, read for the person of `session` in their own account. */
  readonly list?: FirstPage;
  /** The files of the application, on the pages before sign-in. */
  readonly appFiles?: readonly string[];
}
