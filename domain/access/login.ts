import type { Account } from '../accounts/account.ts';
import { displayName } from '../accounts/displayName.ts';
import type { Subscription } from '../accounts/subscriptions.ts';
import { Refusal } from '../refusal.ts';
import type { CurrentUser } from './person.ts';
import type { ConfirmWith } from './policy/policy.ts';

/** The answer to a sign-in (ENT-21 to ENT-25). While it needs a confirmation it carries nobody's record. */
export interface LoginResponse {
  readonly currentUser: CurrentUser | null;
  readonly currentAccount: Account | null;
  readonly currentUserHMAC: string | null;
  readonly subscriptions: readonly Subscription[];
  readonly needsToConfirm: boolean;
  /** By which code. Null where nothing is to be confirmed. */
  readonly confirmWith: ConfirmWith | null;
}

/** What the browser holds of a session (ENT-31 to ENT-35). */
export interface StoredSession {
  readonly currentUser: CurrentUser | null;
  readonly currentAccount: Account | null;
  readonly ownAccount: Account | null;
  readonly currentUserHMAC: string | null;
  readonly subscriptions: readonly Subscription[];
}

/** Nobody is signed in (STATE-15 to STATE-19). */
export const clearedSession: StoredSession = {
  currentUser: null,
  currentAccount: null,
  ownAccount: null,
  currentUserHMAC: null,
  subscriptions: [],
};

/** How signing out ends: nothing held, on the sign-in page, no wanted path saved (STATE-20). */
export const signedOut = { session: clearedSession, passage: { kind: 'login', keep: false } } as const;

export type LoginOutcome =
  /** The user stays on the screen and enters a code (STATE-02, STATE-03). */
  | { readonly kind: 'confirm'; readonly by: ConfirmWith }
  /** `redirectRoute` is the saved path after this: used once, then empty. */
  | {
      readonly kind: 'complete';
      readonly session: StoredSession;
      readonly goTo: string;
      readonly redirectRoute: '';
    };

/**
 * What an answered sign-in leads to (STATE-01 to STATE-10). `redirectRoute` is the saved path, or ''. The own
 * account is the current one at this moment. Throws `unavailable` for an answer that neither
 * asks for a confirmation nor says who signed in.
 */
export function completeLogin(response: LoginResponse, redirectRoute: string): LoginOutcome {
  if (response.needsToConfirm) return { kind: 'confirm', by: response.confirmWith ?? 'device' };
  const { currentUser, currentAccount, currentUserHMAC, subscriptions } = response;
  if (!currentUser || !currentAccount) throw new Refusal('unavailable');
  const account = { ...currentAccount, name: displayName(currentAccount) };
  return {
    kind: 'complete',
    session: { currentUser, currentAccount: account, ownAccount: account, currentUserHMAC, subscriptions },
    goTo: isOwnPath(redirectRoute) ? redirectRoute : '/',
    redirectRoute: '',
  };
}

/** A path of this site: one slash, and nothing that a browser would read as another host. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(path);
}

/** The state of the sign-in form. */
export interface SignInForm {
  readonly submitted: boolean;
  readonly needsToConfirm: boolean;
  /** By which code; null while none is asked for. */
  readonly confirmWith: ConfirmWith | null;
  /** The text to show, or null. */
  readonly error: string | null;
  /** When the next try is allowed; null where none has to wait. */
  readonly retryAt: Date | null;
  /** How many captchas were asked for so far; each can be used once. */
  readonly captchas: number;
}

export const freshForm: SignInForm = {
  submitted: false,
  needsToConfirm: false,
  confirmWith: null,
  error: null,
  retryAt: null,
  captchas: 0,
};

/** Submitted: a second click sends nothing more. */
export function formSent(form: SignInForm): SignInForm {
  return { ...form, submitted: true, error: null, retryAt: null };
}

/** Answered: the flag that a confirmation is needed is stored (STATE-02). */
export function formAnswered(outcome: LoginOutcome): SignInForm {
  if (outcome.kind === 'complete') return freshForm;
  return { ...freshForm, needsToConfirm: true, confirmWith: outcome.by };
}

interface Failure {
  readonly error: string;
  readonly retryAt: Date | null;
  readonly needsCaptcha: boolean;
}

/** Refused: it can be submitted again and says why not (STATE-11, STATE-12); a confirmation stays asked for. */
export function formFailed(form: SignInForm, { error, retryAt, needsCaptcha }: Failure): SignInForm {
  const isAsked = needsCaptcha || form.captchas > 0;
  return { ...form, submitted: false, error, retryAt, captchas: form.captchas + (isAsked ? 1 : 0) };
}
