import { isAiOnly } from '../accounts/aiOffering.ts';
import { isVariantAccount } from '../accounts/variant.ts';
import type { Person } from './person.ts';
import { isPlatformAdmin } from './roles.ts';
import { meets, type Tier } from './tiers.ts';

export type App = 'main' | 'hr';

/** Where a route lies, as far as a guard cares; the route table says it, so that no path is named here. */
export type Area = 'signIn' | 'signOut' | 'metrics' | 'console' | 'other';

/** What the guard must know about the route that is entered. */
export interface Wanted {
  /** The tiers of the route and of every route it is nested in: all must be met. */
  readonly needs: readonly (Tier | 'anyone')[];
  /** `or-session`: the code of an invitation in the query, or a session, lets in (GUARD-12, GUARD-13). */
  readonly code: 'or-session' | 'none';
  readonly hasCode: boolean;
  readonly area: Area;
}

export type Passage =
  | { readonly kind: 'enter' }
  /** `keep`: the wanted path is saved and used after signing in (GUARD-02). */
  | { readonly kind: 'login'; readonly keep: true }
  | { readonly kind: 'dashboard' }
  | { readonly kind: 'console' }
  | { readonly kind: 'logout' };

const enter: Passage = { kind: 'enter' };
const login: Passage = { kind: 'login', keep: true };

/** Says where a navigation ends (GUARD-01 to GUARD-14). `person` is null while nobody is signed in. */
export function passage(person: Person | null, wanted: Wanted, app: App, now: Date): Passage {
  if (wanted.area === 'signOut') return enter;
  if (person === null) return visitorPassage(wanted);
  if (wanted.area === 'signIn') return { kind: 'dashboard' };
  if (!belongsHere(person, app)) return { kind: 'logout' };
  if (isSentToConsole(person, wanted, app, now)) return { kind: 'console' };
  return meetsAll(person, wanted, now) ? enter : { kind: 'dashboard' };
}

function visitorPassage(wanted: Wanted): Passage {
  if (wanted.area === 'signIn') return enter;
  const lacksCode = wanted.code === 'or-session' && !wanted.hasCode;
  const needsSession = wanted.needs.some((tier) => tier !== 'anyone');
  return lacksCode || needsSession ? login : enter;
}

/** Asked of the own account: a platform admin who views a variant account in the main app stays signed in. */
function belongsHere({ user, ownAccount }: Person, app: App): boolean {
  const isVariant = isVariantAccount(ownAccount);
  return app === 'main' ? !isVariant : isVariant || isPlatformAdmin(user);
}

/** Pages of tier user and pages that need no session are open to all; only the main app has a console. */
function isSentToConsole(person: Person, wanted: Wanted, app: App, now: Date): boolean {
  if (app === 'hr' || wanted.area === 'console') return false;
  const isUserLevel = wanted.needs.every((tier) => tier === 'user' || tier === 'anyone');
  return !isUserLevel && isAiOnly(person.subscriptions, person.ownAccount, now);
}

function meetsAll(person: Person, wanted: Wanted, now: Date): boolean {
  return wanted.needs.every((tier) => tier === 'anyone' || meets(person, tier, now));
}
