import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  accessModeForStatus,
  accountAccessMode,
  emulationEndsAt,
  needsAccessReason,
} from '../../domain/access/emulation.ts';
import type { PermissionHolder } from '../../domain/access/permissions.ts';
import { knownDeviceLimits } from '../../domain/access/policy/rateLimits.ts';
import {
  requiresSecondFactor,
  type SecurityPolicy,
  sessionEndsAt,
} from '../../domain/access/policy/securityPolicy.ts';
import type { SignedInPerson } from '../../domain/access/signedInPerson.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Deps } from '../deps.ts';
import { accountScope, platformScope } from '../kernel/scope.ts';
import type { Database, Scope, Tx } from '../store/database.ts';
import { findAccount, findAccountStatus } from '../store/people/people.ts';
import { findSignedIn, type StoredSignIn } from '../store/signIn/findSignedIn.ts';
import { type StoredSession, touchSession } from '../store/signIn/sessions.ts';
import { findOrStartEmulation, removeEndedEmulations } from '../usecases/accounts/emulations.ts';
import { hashToken } from '../vault/linkCodes.ts';

/** The emulated account, with the end of the emulation and the reason for it. */
export interface Emulation {
  readonly accountId: number;
  readonly endsAt: string;
  readonly reason: string | null;
  /** Nothing in the account is shown until a reason is given. */
  readonly lacksReason: boolean;
}

/** The signed-in caller and the current account. */
export interface SignedIn {
  readonly sessionId: string;
  readonly person: SignedInPerson;
  readonly mode: 'read' | 'write';
  /** Set while another account is emulated. */
  readonly emulation: Emulation | null;
  readonly scope: Scope;
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
  interface FastifyContextConfig {
    /** Whether the viewed account is in the query, for documents in frames, which are requested without our headers. */
    readonly hasAccountInQuery?: boolean;
  }
}

const touchEveryMs = 60_000;

/**
 * Returns the name of the session cookie. On https it has the `__Host-` prefix, which prevents sibling hosts
 * from setting it.
 */
export const cookieName = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-cairn_session' : 'cairn_session';

/** Tells the page's scripts that a session probably exists. It grants no access. */
const markerName = 'cairn_signed_in';

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, hours }: { readonly token: string; readonly hours: number },
): void {
  reply.setCookie(markerName, '1', {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: hours * 3600,
  });
  reply.setCookie(cookieName(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: hours * 3600,
  });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), { path: '/', secure: request.protocol === 'https' });
  reply.clearCookie(markerName, { path: '/', secure: request.protocol === 'https' });
}

const deviceCookie = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-cairn_device' : 'cairn_device';

/** Identifies a device that was used for a sign-in. It grants no access without the password. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(deviceCookie(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: knownDeviceLimits.days * 86_400,
  });
}

export const readDeviceCookie = (request: FastifyRequest): string | null =>
  request.cookies[deviceCookie(request)] ?? null;

export function registerSessions(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('signedIn', null);
  // Without a cookie there is nothing to wait for.
  app.addHook('onRequest', (request, _reply, done) => {
    const isCall = request.url.startsWith('/api/') || request.url.startsWith('/legacy/');
    if (!isCall || !request.cookies[cookieName(request)]) return done();
    readSession(deps, request, requestedAccountId).then((signedIn) => {
      request.signedIn = signedIn;
      done();
    }, done);
  });
}

/**
 * Returns the caller in their own account, for rendering a page; only the browser knows which account its tab views.
 */
export const readOwnSession = (deps: Deps, request: FastifyRequest): Promise<SignedIn | null> =>
  readSession(deps, request, () => null);

async function readSession(
  deps: Deps,
  request: FastifyRequest,
  accountIdOf: (request: FastifyRequest) => number | null,
): Promise<SignedIn | null> {
  const token = request.cookies[cookieName(request)];
  if (!token) return null;
  return authenticate(deps.database, token, { request, accountIdOf, now: deps.clock.now() });
}

/** Routes that a page of the previous person may call: they read the current session, or sign in or out. */
const openToAnyone = new Set(['/api/login', '/api/logout', '/api/v2/session']);

/**
 * Refuses requests from tabs that still show the previous person. The tab sends the person's id in a header,
 * which other clients may omit.
 */
function refuseOtherPerson(request: FastifyRequest, userId: number): void {
  const person = request.headers['x-cairn-person'];
  if (person === undefined || person === String(userId)) return;
  if (!openToAnyone.has(request.routeOptions.url ?? '')) throw new Refusal('person_changed');
}

const maxId = 2_147_483_647;

/** Returns the account requested by the browser; the server decides whether to allow it. */
function requestedAccountId(request: FastifyRequest): number | null {
  const { hasAccountInQuery } = request.routeOptions.config;
  const value = hasAccountInQuery
    ? (request.query as Record<string, unknown>).account
    : request.headers['x-cairn-account'];
  if (value === undefined || value === '') return null;
  const accountId = Number(value);
  if (!Number.isInteger(accountId) || Math.abs(accountId) > maxId) throw new Refusal('forbidden');
  return accountId;
}

async function authenticate(
  database: Database,
  token: string,
  {
    request,
    accountIdOf,
    now,
  }: { request: FastifyRequest; accountIdOf: (request: FastifyRequest) => number | null; now: Date },
): Promise<SignedIn | null> {
  const identified = { tokenHash: hashToken(token), now: now.toISOString() };
  const signIn = await findSignedIn(database, platformScope, identified);
  if (!signIn) return null;
  const { session, user, account: ownAccount, policy } = signIn;
  if (!satisfiesPolicy(session, policy, user, now)) return null;
  refuseOtherPerson(request, user.id);
  const requestedId = accountIdOf(request) ?? ownAccount.id;
  const isOwn = requestedId === ownAccount.id;
  if (isOwn && session.viewed_account_id === null && !isTouchDue(session, now)) return inOwnAccount(signIn);
  return database.as(platformScope, async (tx) => {
    if (isTouchDue(session, now)) await keepAlive(tx, session, policy, now);
    if (!isOwn) return inOtherAccount(tx, signIn, requestedId, now);
    if (session.viewed_account_id !== null) await removeEndedEmulations(tx, session.id, now);
    return inOwnAccount(signIn);
  });
}

const inOwnAccount = ({ session, user, account, subscriptions }: StoredSignIn): SignedIn => ({
  sessionId: session.id,
  person: { user, ownAccount: account, currentAccount: account, subscriptions },
  mode: 'write',
  emulation: null,
  scope: accountScope(account.id, session.user_id),
});

async function inOtherAccount(
  tx: Tx,
  { session, user, account: ownAccount, delegated, subscriptions }: StoredSignIn,
  accountId: number,
  now: Date,
): Promise<SignedIn> {
  const viewer = { user, ownAccountId: ownAccount.id };
  const mode = accountAccessMode(viewer, accountId, delegated);
  const currentAccount = await findAccount(tx, accountId);
  if (!currentAccount || mode === 'none') throw new Refusal('forbidden');
  const status = await findAccountStatus(tx, accountId);
  return {
    sessionId: session.id,
    person: { user, ownAccount, currentAccount, subscriptions },
    mode: status !== null && accessModeForStatus(mode, status) === 'read' ? 'read' : mode,
    emulation: await emulationOf(tx, session, {
      accountId,
      needsReason: needsAccessReason(viewer, accountId, delegated),
      now,
    }),
    scope: accountScope(accountId, session.user_id),
  };
}

/** Whether the session satisfies the current policy, which may have become stricter since the session began. */
function satisfiesPolicy(
  session: StoredSession,
  policy: SecurityPolicy,
  user: PermissionHolder,
  now: Date,
): boolean {
  if (requiresSecondFactor(policy, user) && !session.confirmed) return false;
  return sessionEndsAt(policy, new Date(session.created_at), new Date(session.last_seen_at)) > now;
}

const isTouchDue = (session: StoredSession, now: Date) =>
  now.getTime() - Date.parse(session.last_seen_at) >= touchEveryMs;

async function keepAlive(tx: Tx, session: StoredSession, policy: SecurityPolicy, now: Date): Promise<void> {
  const expires = sessionEndsAt(policy, new Date(session.created_at), now);
  await touchSession(tx, session.id, now.toISOString(), expires.toISOString());
}

/** Returns the emulation of an account. Its start is stored, so that it ends after its time limit. */
async function emulationOf(
  tx: Tx,
  session: StoredSession,
  { accountId, needsReason, now }: { accountId: number; needsReason: boolean; now: Date },
): Promise<Emulation> {
  const viewer = { sessionId: session.id, userId: session.user_id, accountId, now };
  const { began_at, reason } = await findOrStartEmulation(tx, viewer);
  return {
    accountId,
    endsAt: emulationEndsAt(new Date(began_at)).toISOString(),
    reason,
    lacksReason: needsReason && reason === null,
  };
}
