import type { AnswerOf, BodyOf } from '../contract/call.ts';
import type { Emulation } from '../contract/sessionShapes.ts';
import { signInCalls } from '../contract/signIn.ts';
import { sessionCalls } from '../contract/v2/session.ts';
import {
  clearedSession,
  completeLogin,
  type LoginOutcome,
  type StoredSession,
} from '../domain/access/login.ts';
import type { CurrentUser, Person } from '../domain/access/person.ts';
import type { Account } from '../domain/accounts/account.ts';
import { displayName } from '../domain/accounts/displayName.ts';
import { localeAbbrs } from '../domain/locales.ts';
import { HttpError } from './errors.ts';
import { callAs, callMain, viewAccount } from './http.ts';

/** What this browser tab knows of the session. The cookie is the session; this only saves a blank first page. */
export interface BrowserSession extends StoredSession {
  /** Another account is viewed, until `ends_at`. */
  readonly emulation: Emulation | null;
  readonly demo: boolean;
}

const nobody: BrowserSession = { ...clearedSession, emulation: null, demo: false };
const sessionKey = 'cairn.session';
const wantedKey = 'cairn.redirect';

let held: BrowserSession = nobody;
const subscribers = new Set<() => void>();

export const readSession = (): BrowserSession => held;

export function onSessionChange(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

/** The signed-in person as guards and menus take it; null while nobody is. */
export function personOf({
  currentUser,
  ownAccount,
  currentAccount,
  subscriptions,
}: StoredSession): Person | null {
  if (!currentUser || !ownAccount || !currentAccount) return null;
  return { user: currentUser, ownAccount, currentAccount, subscriptions };
}

/** What this tab held before the page was loaded again, the viewed account among it. */
export function restoreSession(): BrowserSession {
  const stored = fromStorage(sessionKey);
  if (stored) hold(JSON.parse(stored) as BrowserSession);
  return held;
}

/** Signs in, or reports that a code is required. Throws the refusal of the server. */
export async function signIn(credentials: BodyOf<typeof signInCalls.login>): Promise<LoginOutcome> {
  viewAccount(null);
  const outcome = completeLogin(await callMain(signInCalls.login, credentials), intendedPath());
  if (outcome.kind === 'complete') {
    storeIntendedPath('');
    hold({ ...nobody, ...outcome.session });
  }
  return outcome;
}

const marker = 'cairn_signed_in=';
const isMarked = (): boolean => document.cookie.includes(marker);

/**
 * Asks the server who is signed in; nobody is after a 401. An account no longer allowed falls back to the own.
 * A device without the marker of a session is not asked about: the refusal would only be noise.
 */
export async function refreshSession(): Promise<BrowserSession> {
  if (!isMarked()) {
    hold(nobody);
    return held;
  }
  try {
    const answer = await callMain(sessionCalls.current, {});
    hold(isMarked() ? fromAnswer(answer) : nobody); // somebody may have left meanwhile
  } catch (failure) {
    if (!(failure instanceof HttpError)) throw failure;
    if (failure.status === 401) hold(nobody);
    if (failure.status !== 403 || held.currentAccount?.id === held.ownAccount?.id) return held;
    hold({ ...held, currentAccount: held.ownAccount, emulation: null });
    return refreshSession();
  }
  return held;
}

/**
 * Ends the session, and says whether it has ended. What is held goes even if the server cannot be reached: the person
 * wanted to leave, and nothing here may bring them back while the cookie lives on.
 */
export async function signOut(): Promise<boolean> {
  viewAccount(null);
  const hasEnded = await callMain(signInCalls.logout, {}).then(
    () => true,
    (failure) => failure instanceof HttpError && failure.status === 401,
  );
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not everywhere
  if (!hasEnded) document.cookie = `${marker}; path=/; max-age=-1`;
  hold(nobody);
  return hasEnded;
}

/** From now on every call asks for this account. */
export function view(account: Account): void {
  const name = displayName(account);
  hold({ ...held, currentAccount: { ...account, name }, emulation: null });
}

/** Says why the viewed account is looked into; what was refused until now can then be read. */
export async function giveReason(reason: string): Promise<void> {
  if (!held.currentAccount) return;
  await callMain(sessionCalls.view, { account_id: held.currentAccount.id, reason });
  await refreshSession();
}

/** Ends viewing an account. If nobody hears of it, its hour ends it. */
export async function leaveAccount(accountId: number): Promise<void> {
  try {
    await callMain(sessionCalls.leave, { account_id: accountId });
  } catch {
    // Over already, or offline.
  }
}

/** The person changed their own profile. */
export function storeUser(currentUser: CurrentUser): void {
  hold({ ...held, currentUser });
}

/** Saves the language of the signed-in person. One that no account can have, such as accented English, is not saved. */
export async function saveLanguage(code: string): Promise<void> {
  const { currentUser, emulation } = held;
  const locale_abbr = localeAbbrs.find((abbr) => abbr === code);
  if (!currentUser || emulation || !locale_abbr) return;
  const { first_name, last_name } = currentUser;
  const profile = await callMain(sessionCalls.profile, {});
  const saved = await callMain(sessionCalls.updateProfile, {
    ...profile,
    first_name,
    last_name,
    locale_abbr,
  });
  storeUser(saved.currentUser);
}

/** Stores the path to open after signing in; '' removes it. */
export function storeIntendedPath(path: string): void {
  toStorage(wantedKey, path);
}

/** The path to open after signing in, or ''. */
export const intendedPath = (): string => fromStorage(wantedKey) ?? '';

function hold(next: BrowserSession): void {
  held = next;
  const { currentUser, currentAccount, ownAccount } = next;
  callAs(currentUser?.id ?? null);
  viewAccount(currentAccount && currentAccount.id !== ownAccount?.id ? currentAccount.id : null);
  toStorage(sessionKey, currentUser ? JSON.stringify(next) : '');
  for (const subscriber of subscribers) subscriber();
}

function fromAnswer(answer: AnswerOf<typeof sessionCalls.current>): BrowserSession {
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

const named = (account: Account): Account => ({ ...account, name: displayName(account) });

/** Session storage: gone with the tab, and each tab may view another account. It may be refused altogether. */
function fromStorage(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function toStorage(key: string, text: string): void {
  try {
    if (text === '') window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    // The page still works; a reload asks the server again.
  }
}
