import type { BodyOf, ResponseOf } from '../contract/call.ts';
import type { Emulation } from '../contract/sessionShapes.ts';
import { signInCalls } from '../contract/signIn.ts';
import { sessionCalls } from '../contract/v2/session.ts';
import {
  clearedSession,
  completeLogin,
  type LoginOutcome,
  type StoredBrowserSession,
} from '../domain/access/login.ts';
import type { CurrentUser, SignedInPerson } from '../domain/access/signedInPerson.ts';
import type { Account } from '../domain/accounts/account.ts';
import { accountDisplayName } from '../domain/accounts/accountDisplayName.ts';
import { supportedLocales } from '../domain/supportedLocales.ts';
import { browserStorage } from './browserStorage.ts';
import { HttpError } from './errors.ts';
import { offerFirstPage } from './firstPage.ts';
import { offerHome } from './homeInPage.ts';
import { callMain, setCallingPerson, setViewedAccount } from './http.ts';
import { readPageData } from './pageData.ts';
import { offerUnread } from './unreadInPage.ts';

/** This tab's copy of the session, which only avoids a blank first page. The session itself is the cookie. */
export interface BrowserSession extends StoredBrowserSession {
  /** The emulation of another account, until `ends_at`. */
  readonly emulation: Emulation | null;
  readonly demo: boolean;
}

const signedOutSession: BrowserSession = { ...clearedSession, emulation: null, demo: false };
const sessionKey = 'cairn.session';
const intendedPathKey = 'cairn.redirect';

let session: BrowserSession = signedOutSession;
const subscribers = new Set<() => void>();

export const readSession = (): BrowserSession => session;

export function onSessionChange(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

/** Returns the signed-in person for guards and menus; null when no one is signed in. */
export function personOf({
  currentUser,
  ownAccount,
  currentAccount,
  subscriptions,
}: StoredBrowserSession): SignedInPerson | null {
  if (!currentUser || !ownAccount || !currentAccount) return null;
  return { user: currentUser, ownAccount, currentAccount, subscriptions };
}

/** Restores the stored session of this tab after a reload, including the viewed account. */
export function restoreSession(): BrowserSession {
  const stored = browserStorage('session').getItem(sessionKey);
  if (stored) setSession(JSON.parse(stored) as BrowserSession);
  return session;
}

/**
 * Restores the stored session. If this tab views the person's own account, the session and list embedded in the page are used. Returns
 * whether the session comes from the server and need not be refreshed.
 */
export function startSession(): boolean {
  const { currentAccount, ownAccount } = restoreSession();
  const { session: current, list = null, unread, home } = readPageData() ?? {};
  if (current === undefined || currentAccount?.id !== ownAccount?.id) return false;
  const isSignedIn = current !== null && hasSessionMarker();
  setSession(isSignedIn ? fromAnswer(current) : signedOutSession);
  if (isSignedIn) offerFirstPage(list);
  if (isSignedIn) offerUnread(unread);
  if (isSignedIn) offerHome(home);
  return true;
}

/** Signs in, or reports that a second factor is required. Throws the server's refusal. */
export async function signIn(credentials: BodyOf<typeof signInCalls.login>): Promise<LoginOutcome> {
  setViewedAccount(null);
  return enterSession(await callMain(signInCalls.login, credentials));
}

/** Sets a password with the token of a link. Null if a code is required first; then the person signs in with the new password. */
export async function setPasswordWithLink(
  values: BodyOf<typeof sessionCalls.resetPassword>,
): Promise<LoginOutcome | null> {
  setViewedAccount(null);
  const { login } = await callMain(sessionCalls.resetPassword, values);
  return login && enterSession(login);
}

function enterSession(response: ResponseOf<typeof signInCalls.login>): LoginOutcome {
  const outcome = completeLogin(response, intendedPath());
  if (outcome.kind === 'complete') {
    storeIntendedPath('');
    setSession({ ...signedOutSession, ...outcome.session });
  }
  return outcome;
}

const sessionMarker = 'cairn_signed_in=';
const hasSessionMarker = (): boolean => document.cookie.includes(sessionMarker);

/**
 * Loads the session from the server; a 401 clears it. If the viewed account is no longer allowed, it falls back to the
 * person's own. Without the marker cookie there is no session, so the request would only fail.
 */
export async function refreshSession(): Promise<BrowserSession> {
  if (!hasSessionMarker()) {
    setSession(signedOutSession);
    return session;
  }
  try {
    const answer = await callMain(sessionCalls.current, {});
    setSession(hasSessionMarker() ? fromAnswer(answer) : signedOutSession); // The person may have signed out meanwhile.
  } catch (failure) {
    if (!(failure instanceof HttpError)) throw failure;
    if (failure.status === 401) setSession(signedOutSession);
    if (failure.status !== 403 || session.currentAccount?.id === session.ownAccount?.id) return session;
    setSession({ ...session, currentAccount: session.ownAccount, emulation: null });
    return refreshSession();
  }
  return session;
}

/**
 * Ends the session and returns whether the server confirmed it. Offline, the local session is cleared too, and no
 * stored data may restore it while the cookie is still valid.
 */
export async function signOut(): Promise<boolean> {
  setViewedAccount(null);
  const hasEnded = await callMain(signInCalls.logout, {}).then(
    () => true,
    (failure) => failure instanceof HttpError && failure.status === 401,
  );
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser supports the Cookie Store API
  if (!hasEnded) document.cookie = `${sessionMarker}; path=/; max-age=-1`;
  setSession(signedOutSession);
  return hasEnded;
}

/** Switches the viewed account of all later requests. */
export function switchViewedAccount(account: Account): void {
  const name = accountDisplayName(account);
  setSession({ ...session, currentAccount: { ...account, name }, emulation: null });
}

/** Records the reason for viewing the account; refused data can then be read. */
export async function submitEmulationReason(reason: string): Promise<void> {
  if (!session.currentAccount) return;
  await callMain(sessionCalls.view, { account_id: session.currentAccount.id, reason });
  await refreshSession();
}

/** Ends the emulation of an account. If the request fails, the emulation ends by its time limit. */
export async function endEmulation(accountId: number): Promise<void> {
  try {
    await callMain(sessionCalls.leave, { account_id: accountId });
  } catch {
    // Already ended, or offline.
  }
}

/** Updates the signed-in person after they changed their profile. */
export function updateStoredUser(currentUser: CurrentUser): void {
  setSession({ ...session, currentUser });
}

/**
 * Saves the language of the signed-in person. Languages that no account can have, such as pseudo-localized English, are
 * not saved.
 */
export async function saveLanguage(code: string): Promise<void> {
  const { currentUser, emulation } = session;
  const locale_abbr = supportedLocales.find((abbr) => abbr === code);
  if (!currentUser || emulation || !locale_abbr) return;
  const { first_name, last_name } = currentUser;
  const profile = await callMain(sessionCalls.profile, {});
  const saved = await callMain(sessionCalls.updateProfile, {
    ...profile,
    first_name,
    last_name,
    locale_abbr,
  });
  updateStoredUser(saved.currentUser);
}

/** Stores the path to open after signing in; '' removes it. */
export function storeIntendedPath(path: string): void {
  storeText(intendedPathKey, path);
}

/** Returns the path to open after signing in, or ''. */
export const intendedPath = (): string => browserStorage('session').getItem(intendedPathKey) ?? '';

function setSession(next: BrowserSession): void {
  session = next;
  offerFirstPage(null);
  offerUnread(undefined);
  offerHome(undefined);
  const { currentUser, currentAccount, ownAccount } = next;
  setCallingPerson(currentUser?.id ?? null);
  setViewedAccount(currentAccount && currentAccount.id !== ownAccount?.id ? currentAccount.id : null);
  storeText(sessionKey, currentUser ? JSON.stringify(next) : '');
  for (const subscriber of subscribers) subscriber();
}

function fromAnswer(answer: ResponseOf<typeof sessionCalls.current>): BrowserSession {
  const { currentUser, currentAccount, ownAccount, currentUserHMAC, subscriptions, emulation, demo } = answer;
  return {
    currentUser,
    currentAccount: currentAccount ? named(currentAccount) : null,
    ownAccount: named(ownAccount),
    currentUserHMAC,
    subscriptions,
    emulation,
    demo,
  };
}

const named = (account: Account): Account => ({ ...account, name: accountDisplayName(account) });

/** Session storage is separate for each tab, so tabs can view different accounts. If it is blocked, a reload loads the session from the server. */
function storeText(key: string, text: string): void {
  const storage = browserStorage('session');
  if (text === '') storage.removeItem(key);
  else storage.setItem(key, text);
}
