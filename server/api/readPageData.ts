import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { PageData } from '../../contract/v2/pageData.ts';
import { isHomeAddress } from '../../domain/home/isHomeAddress.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Deps } from '../deps.ts';
import { failureFacts } from '../kernel/failureFacts.ts';
import { readOwnSession, type SignedIn } from '../plugins/session.ts';
import { readHomeOfPage } from '../usecases/home/readHome.ts';
import { readUnreadCount } from '../usecases/notifications/readNotifications.ts';
import type { createSignInBrandingReader } from './createSignInBrandingReader.ts';
import type { ReadFirstPage } from './rest/readFirstPage.ts';
import { presentConfig, presentSession } from './v2/presentSession.ts';

export type OwnPageData = PageData<ReturnType<typeof presentSession>>;

interface PageDeps extends Deps {
  readonly readFirstPage: ReadFirstPage;
  readonly readSignInBranding: ReturnType<typeof createSignInBrandingReader>;
}

/**
 * How long a page waits for the session, its list and its branding, in milliseconds. After that, the browser requests the first two, and
 * the page is plain.
 */
const maxMs = { session: 1_000, list: 250, branding: 1_000 };

/**
 * Reads the data of a page: the configuration, the branding of a sign-in address and, in the caller's own account, the session, the list or the home
 * overview at the address and the number of unread notifications. A page is served even if the database is unavailable.
 */
export async function readPageData(deps: PageDeps, request: FastifyRequest): Promise<OwnPageData> {
  const config = presentConfig(deps);
  const [signedIn, branding] = await Promise.all([
    within(maxMs.session, readOwnSession(deps, request)),
    within(maxMs.branding, deps.readSignInBranding(request)),
  ]);
  const open = { config, ...(branding ? { branding } : {}) };
  if (signedIn === undefined) return open;
  if (signedIn === null) return { ...open, session: null };
  const [list, unread, home] = await Promise.all([
    within(maxMs.list, readList(deps, request.url, signedIn)),
    within(maxMs.list, readUnreadCount(deps, signedIn)),
    isHomeAddress(request.url) ? within(maxMs.list, readHomeOfPage(deps, signedIn)) : undefined,
  ]);
  return { config, session: presentSession(deps, signedIn), list, unread, home };
}

/**
 * Returns the list at an address; undefined if the list's own call would be refused. The browser then
 * requests the list itself, so a failure is only logged.
 */
async function readList({ readFirstPage, log }: PageDeps, url: string, signedIn: SignedIn) {
  try {
    return await readFirstPage(url, signedIn);
  } catch (error) {
    if (!(error instanceof Refusal)) log.error(failureFacts(error), 'the list of a page could not be read');
    return undefined;
  }
}

/** Returns undefined if the work fails or takes longer than `ms`. */
const within = <T>(ms: number, reading: Promise<T>): Promise<T | undefined> =>
  Promise.race([reading.catch(() => undefined), pause(ms, undefined, { ref: false })]);
