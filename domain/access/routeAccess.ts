import { isAiOnly } from '../accounts/aiOffering.ts';
import { isVariantAccount } from '../accounts/hrVariant.ts';
import type { Grant } from './grants.ts';
import { isPlatformAdmin } from './roles.ts';
import type { SignedInPerson } from './signedInPerson.ts';
import { type Tier, tierGrants } from './tiers.ts';

export type ProductApp = 'main' | 'hr';

/** The parts of the app that guards distinguish. The route table assigns one to each route. */
export type RouteArea = 'signIn' | 'signOut' | 'metrics' | 'console' | 'other';

/** The properties of a route that its guard evaluates. */
export interface RouteRequirements {
  /** The tiers of the route and of all its parent routes. Every one is required. */
  readonly needs: readonly (Tier | 'anyone')[];
  /** `or-session`: the route opens with an invitation code in the query or with a session (GUARD-12, GUARD-13). */
  readonly code: 'or-session' | 'none';
  readonly hasCode: boolean;
  readonly area: RouteArea;
}

export type RouteAccess =
  | { readonly kind: 'enter' }
  /** `keep`: the requested path is saved and used after signing in (GUARD-02). */
  | { readonly kind: 'login'; readonly keep: true }
  | { readonly kind: 'dashboard' }
  | { readonly kind: 'console' }
  | { readonly kind: 'logout' };

/** One check made by the guard. `grants` are the reasons why a tier is reached. */
export type AccessStep =
  | { readonly rule: 'openToAll' | 'code' | 'session' | 'app' | 'notConsoleOnly'; readonly holds: boolean }
  | {
      readonly rule: 'tier';
      readonly holds: boolean;
      readonly tier: Tier;
      readonly grants: readonly Grant[];
    };

/** The guard's decision and the checks that led to it. */
export interface AccessExplanation {
  readonly access: RouteAccess;
  readonly steps: readonly AccessStep[];
}

const enter: RouteAccess = { kind: 'enter' };
const login: RouteAccess = { kind: 'login', keep: true };

/** Decides where a navigation ends (GUARD-01 to GUARD-14). `person` is null for visitors who are not signed in. */
export function decideRouteAccess(
  person: SignedInPerson | null,
  needs: RouteRequirements,
  app: ProductApp,
  now: Date,
): RouteAccess {
  return explainRouteAccess(person, needs, app, now).access;
}

/**
 * Returns the same decision with the checks that led to it. Guards use this function too, so explanations always match
 * decisions.
 */
export function explainRouteAccess(
  person: SignedInPerson | null,
  needs: RouteRequirements,
  app: ProductApp,
  now: Date,
): AccessExplanation {
  if (needs.area === 'signOut') return { access: enter, steps: [{ rule: 'openToAll', holds: true }] };
  if (person === null) return explainVisitorAccess(needs);
  if (needs.area === 'signIn') {
    return { access: { kind: 'dashboard' }, steps: [{ rule: 'session', holds: false }] };
  }
  const appStep: AccessStep = { rule: 'app', holds: belongsToApp(person, app) };
  if (!appStep.holds) return { access: { kind: 'logout' }, steps: [appStep] };
  const consoleStep: AccessStep = {
    rule: 'notConsoleOnly',
    holds: !isSentToConsole(person, needs, app, now),
  };
  if (!consoleStep.holds) return { access: { kind: 'console' }, steps: [appStep, consoleStep] };
  const tiers = needs.needs.map((tier) => tierStep(person, tier, now));
  const meetsAll = tiers.every(({ holds }) => holds);
  return { access: meetsAll ? enter : { kind: 'dashboard' }, steps: [appStep, consoleStep, ...tiers] };
}

function explainVisitorAccess(needs: RouteRequirements): AccessExplanation {
  if (needs.area === 'signIn') return { access: enter, steps: [{ rule: 'openToAll', holds: true }] };
  const code: AccessStep = { rule: 'code', holds: needs.code === 'none' || needs.hasCode };
  const session: AccessStep = { rule: 'session', holds: needs.needs.every((tier) => tier === 'anyone') };
  return { access: code.holds && session.holds ? enter : login, steps: [code, session] };
}

/** Checks the person's own account, so that a platform admin who views an HR account in the main app is not signed out. */
function belongsToApp({ user, ownAccount }: SignedInPerson, app: ProductApp): boolean {
  const isVariant = isVariantAccount(ownAccount);
  return app === 'main' ? !isVariant : isVariant || isPlatformAdmin(user);
}

/** Users with the AI console only are sent there, except from pages of tier `user` and public pages. The HR app has no console. */
function isSentToConsole(
  person: SignedInPerson,
  needs: RouteRequirements,
  app: ProductApp,
  now: Date,
): boolean {
  if (app === 'hr' || needs.area === 'console') return false;
  const isUserLevel = needs.needs.every((tier) => tier === 'user' || tier === 'anyone');
  return !isUserLevel && isAiOnly(person.subscriptions, person.ownAccount, now);
}

function tierStep(person: SignedInPerson, tier: Tier | 'anyone', now: Date): AccessStep {
  if (tier === 'anyone') return { rule: 'openToAll', holds: true };
  const grants = tierGrants(person, tier, now);
  return { rule: 'tier', holds: grants.length > 0, tier, grants };
}
