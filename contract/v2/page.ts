import type { AnswerOf } from '../call.ts';
import type { PublicConfig } from './config.ts';
import type { sessionCalls } from './session.ts';

/** The id of the element that holds the data of a page. */
export const pageDataId = 'page-data';

/** What the server writes into a page, so that its program need not ask for it. */
export interface PageData<Session = AnswerOf<typeof sessionCalls.current>> {
  readonly config: PublicConfig;
  /** The session in the caller's own account; null without one, missing where it could not be read. */
  readonly session?: Session | null;
  /** The files of the application, on the pages before sign-in. */
  readonly appFiles?: readonly string[];
}
