import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../../domain/access/person.ts';
import { emulationEnds, viewingMode } from '../../domain/access/viewing.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Deps } from '../deps.ts';
import type { Scope, Tx } from '../store/database.ts';
import { delegatedAccountIds, findAccount, findUser, subscriptionsOf } from '../store/people.ts';
import { findSession, type StoredSession, setViewing, touchSession } from '../store/sessions.ts';
import { hashOf } from '../vault/links.ts';

/** Who asks, and which account is looked at. */
export interface SignedIn {
  readonly sessionId: string;
  readonly person: Person;
  readonly mode: 'read' | 'write';
  /** Set while another account than the own one is viewed. */
  readonly emulation: { readonly accountId: number; readonly endsAt: string } | null;
  readonly scope: Scope;
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
}

export const sessionHours = 12;
const touchEveryMs = 60_000;
const platformScope: Scope = { role: 'web', accountId: null, userId: null, platform: true };

/** On https the cookie takes the `__Host-` prefix, which a sibling host cannot set. */
export const cookieName = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-cairn_session' : 'cairn_session';

/** Tells the page, and only the page, that asking who is signed in is worth the while. It opens nothing. */
const markerName = 'cairn_signed_in';

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(markerName, '1', {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: sessionHours * 3600,
  });
  reply.setCookie(cookieName(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: sessionHours * 3600,
  });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), { path: '/', secure: request.protocol === 'https' });
  reply.clearCookie(markerName, { path: '/', secure: request.protocol === 'https' });
}

const deviceDays = 180;
const deviceCookie = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-cairn_device' : 'cairn_device';

/** Remembers that a code was entered on this device. It opens nothing without the password. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(deviceCookie(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: deviceDays * 86_400,
  });
}

export const readDeviceCookie = (request: FastifyRequest): string | null =>
  request.cookies[deviceCookie(request)] ?? null;

export function sessions(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/') && !request.url.startsWith('/legacy/')) return;
    const token = request.cookies[cookieName(request)];
    if (!token) return;
    request.signedIn = await deps.database.as(platformScope, (tx) =>
      recognise(tx, token, wishOf(request), deps.clock.now()),
    );
  });
}

const largestId = 2_147_483_647;

/** The account the browser wishes to view; the server decides. */
function wishOf(request: FastifyRequest): number | null {
  const wish = request.headers['x-cairn-account'];
  if (wish === undefined || wish === '') return null;
  const accountId = Number(wish);
  if (!Number.isInteger(accountId) || Math.abs(accountId) > largestId) throw new Refusal('forbidden', 403);
  return accountId;
}

async function recognise(tx: Tx, token: string, wish: number | null, now: Date): Promise<SignedIn | null> {
  const session = await findSession(tx, hashOf(token), now.toISOString());
  if (!session) return null;
  const found = await findUser(tx, session.user_id);
  if (!found) return null;
  await keepAlive(tx, session, now);

  const accountId = wish ?? found.accountId;
  const ownAccount = await findAccount(tx, found.accountId);
  const delegated = await delegatedAccountIds(tx, session.user_id);
  const mode = viewingMode({ user: found.user, ownAccountId: found.accountId }, accountId, delegated);
  const currentAccount = accountId === found.accountId ? ownAccount : await findAccount(tx, accountId);
  if (!ownAccount || !currentAccount || mode === 'none') throw new Refusal('forbidden', 403);

  const endsAt = await emulationOf(tx, session, found.accountId, accountId, now);
  return {
    sessionId: session.id,
    person: {
      user: found.user,
      ownAccount,
      currentAccount,
      subscriptions: await subscriptionsOf(tx, found.accountId),
    },
    mode,
    emulation: endsAt ? { accountId, endsAt: endsAt.toISOString() } : null,
    scope: { role: 'web', accountId, userId: session.user_id, platform: false },
  };
}

async function keepAlive(tx: Tx, session: StoredSession, now: Date): Promise<void> {
  if (now.getTime() - Date.parse(session.last_seen_at) < touchEveryMs) return;
  const expires = new Date(now.getTime() + sessionHours * 3_600_000);
  await touchSession(tx, session.id, now.toISOString(), expires.toISOString());
}

/** Viewing another account is remembered with its start, so that it ends by itself after its time. */
async function emulationOf(
  tx: Tx,
  session: StoredSession,
  ownAccountId: number,
  accountId: number,
  now: Date,
): Promise<Date | null> {
  if (accountId === ownAccountId) {
    if (session.viewed_account_id !== null) await setViewing(tx, session.id, null, null);
    return null;
  }
  if (session.viewed_account_id !== accountId || !session.viewing_since) {
    await setViewing(tx, session.id, accountId, now.toISOString());
    return emulationEnds(now);
  }
  const ends = emulationEnds(new Date(session.viewing_since));
  if (ends <= now) throw new Refusal('emulation_over', 403);
  return ends;
}
