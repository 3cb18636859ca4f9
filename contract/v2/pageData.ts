import type { ResponseOf } from '../call.ts';
import type { SignInBranding } from './branding.ts';
import type { PublicConfig } from './config.ts';
import type { HomeOverview } from './home.ts';
import type { sessionCalls } from './session.ts';

/** The id of the element that holds the data of a page. */
export const pageDataId = 'page-data';

/** The first page of a list, as its call returns it. */
export interface FirstPage {
  /** The path of the request with its query. */
  readonly path: string;
  /** The `Content-Range` of the response. */
  readonly range: string;
  readonly rows: readonly object[];
}

/** Data that the server embeds in a page, so that the browser does not have to request it. */
export interface PageData<Session = ResponseOf<typeof sessionCalls.current>> {
  readonly config: PublicConfig;
  /** The session in the caller's own account; null if signed out, omitted if it could not be read. */
  readonly session?: Session | null;
  /** The first page of the list at this address, as seen by the person of `session` in their own account. */
  readonly list?: FirstPage;
  /** The number of unread notifications of the person of `session`; omitted if it could not be read. */
  readonly unread?: number;
  /**
   * The overview of the home page, at its addresses only. `time_zone` names the zone that was used for a person whose profile has none;
   * otherwise it is null.
   */
  readonly home?: { readonly time_zone: string | null; readonly overview: HomeOverview };
  /** The company whose sign-in address the page has; omitted for unknown addresses. */
  readonly branding?: SignInBranding;
  /** Files of the application to prefetch; only on the pages before sign-in. */
  readonly appFiles?: readonly string[];
}
