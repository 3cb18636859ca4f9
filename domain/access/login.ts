import type { Account } from '../accounts/account.ts';
import { accountDisplayName } from '../accounts/accountDisplayName.ts';
import type { Subscription } from '../accounts/subscriptions.ts';
import { Refusal } from '../refusal.ts';
import type { ConfirmWith } from './policy/securityPolicy.ts';
import type { CurrentUser } from './signedInPerson.ts';

/** Response to a sign-in (ENT-21 to ENT-25). It contains no user data while a confirmation is pending. */
export interface LoginResponse {
  readonly currentUser: CurrentUser | null;
  readonly currentAccount: Account | null;
  readonly currentUserHMAC: string | null;
  readonly subscriptions: readonly Subscription[];
  readonly needsToConfirm: boolean;
  /** The kind of code required; null if no confirmation is needed. */
  readonly confirmWith: ConfirmWith | null;
}

/** The session as the browser stores it (ENT-31 to ENT-35). */
export interface StoredBrowserSession {
  readonly currentUser: CurrentUser | null;
  readonly currentAccount: Account | null;
  readonly ownAccount: Account | null;
  readonly currentUserHMAC: string | null;
  readonly subscriptions: readonly Subscription[];
}

/** The session of a visitor who is not signed in (STATE-15 to STATE-19). */
export const clearedSession: StoredBrowserSession = {
  currentUser: null,
  currentAccount: null,
  ownAccount: null,
  currentUserHMAC: null,
  subscriptions: [],
};

export type LoginOutcome =
  /** The user stays on the sign-in page and enters a code (STATE-02, STATE-03). */
  | { readonly kind: 'confirm'; readonly by: ConfirmWith }
  /** `redirectRoute` is the new value of the saved path: it is used once and then cleared. */
  | {
      readonly kind: 'complete';
      readonly session: StoredBrowserSession;
      readonly goTo: string;
      readonly redirectRoute: '';
    };

/**
 * Evaluates the response to a sign-in (STATE-01 to STATE-10). `redirectRoute` is the saved path, or ''. The user's own
 * account becomes the current one. Throws `unavailable` if the response neither asks for a confirmation nor names a
 * user.
 */
export function completeLogin(response: LoginResponse, redirectRoute: string): LoginOutcome {
  if (response.needsToConfirm) return { kind: 'confirm', by: response.confirmWith ?? 'device' };
  const { currentUser, currentAccount, currentUserHMAC, subscriptions } = response;
  if (!currentUser || !currentAccount) throw new Refusal('unavailable');
  const account = { ...currentAccount, name: accountDisplayName(currentAccount) };
  return {
    kind: 'complete',
    session: { currentUser, currentAccount: account, ownAccount: account, currentUserHMAC, subscriptions },
    goTo: isOwnPath(redirectRoute) ? redirectRoute : '/',
    redirectRoute: '',
  };
}

/**
 * Whether the path belongs to this site: it starts with exactly one slash and contains nothing that a browser would interpret as another
 * host.
 */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(path);
}

/** State of the sign-in form. */
export interface SignInForm {
  readonly submitted: boolean;
  readonly needsToConfirm: boolean;
  /** The kind of code requested; null while none is. */
  readonly confirmWith: ConfirmWith | null;
  /** The message to display, or null. */
  readonly error: string | null;
  /** When the next attempt is allowed; null if it is allowed now. */
  readonly retryAt: Date | null;
  /** Number of captchas requested so far. Each captcha can be used once. */
  readonly captchaCount: number;
}

export const emptySignInForm: SignInForm = {
  submitted: false,
  needsToConfirm: false,
  confirmWith: null,
  error: null,
  retryAt: null,
  captchaCount: 0,
};

/** Called when the email address changes: the error and the wait apply to the previous address only. */
export function clearSignInError(form: SignInForm): SignInForm {
  return { ...form, error: null, retryAt: null };
}

/** Called when the form is submitted: it cannot be submitted again until the response arrives. */
export function markFormSubmitted(form: SignInForm): SignInForm {
  return { ...form, submitted: true, error: null, retryAt: null };
}

/** Called with the server's response: stores whether a confirmation is needed (STATE-02). */
export function applyLoginOutcome(outcome: LoginOutcome): SignInForm {
  if (outcome.kind === 'complete') return emptySignInForm;
  return { ...emptySignInForm, needsToConfirm: true, confirmWith: outcome.by };
}

interface LoginFailure {
  readonly error: string;
  readonly retryAt: Date | null;
  readonly needsCaptcha: boolean;
}

/**
 * Called when the sign-in is refused: the form shows the error and can be submitted again (STATE-11, STATE-12). A pending confirmation
 * stays pending.
 */
export function applyLoginFailure(
  form: SignInForm,
  { error, retryAt, needsCaptcha }: LoginFailure,
): SignInForm {
  const isCaptchaRequested = needsCaptcha || form.captchaCount > 0;
  return {
    ...form,
    submitted: false,
    error,
    retryAt,
    captchaCount: form.captchaCount + (isCaptchaRequested ? 1 : 0),
  };
}
