import type { AccessFacts } from '../../../contract/v2/people.ts';
import { canPersonSignIn } from '../../../domain/access/rights.ts';
import {
  type AccessExplanation,
  explainRouteAccess,
  type ProductApp,
} from '../../../domain/access/routeAccess.ts';
import type { SignedInPerson } from '../../../domain/access/signedInPerson.ts';
import type { Page } from '../../kit/context/PagesContext.ts';

/** The person in their own account, as input for the access rules. */
export function toAccessPerson({ user, account, subscriptions }: AccessFacts): SignedInPerson {
  return { user, ownAccount: account, currentAccount: account, subscriptions };
}

/** The access decision for a page; null for a person who can't sign in. */
export function explainPageAccess(
  facts: AccessFacts,
  page: Page,
  app: ProductApp,
  now: Date,
): AccessExplanation | null {
  if (!canPersonSignIn(facts)) return null;
  return explainRouteAccess(toAccessPerson(facts), { ...page.routeNeeds, hasCode: false }, app, now);
}

export const fullNameOf = ({ user }: AccessFacts): string => `${user.first_name} ${user.last_name}`;
