import type { AccessFacts } from '../../../contract/v2/people.ts';
import type { Person } from '../../../domain/access/person.ts';
import { maySignIn } from '../../../domain/access/rights.ts';
import { type AccessExplanation, type App, explainAccess } from '../../../domain/access/routeAccess.ts';
import type { Page } from '../../kit/context/PagesContext.ts';

/** Somebody in their own account, as the guard would know them. */
export function personOf({ user, account, subscriptions }: AccessFacts): Person {
  return { user, ownAccount: account, currentAccount: account, subscriptions };
}

/** Where opening the page ends; null for somebody who cannot even sign in. */
export function explained(standing: AccessFacts, page: Page, app: App, now: Date): AccessExplanation | null {
  if (!maySignIn(standing.status, standing.account_status)) return null;
  return explainAccess(personOf(standing), { ...page.wanted, hasCode: false }, app, now);
}

export const nameOf = ({ user }: AccessFacts): string => `${user.first_name} ${user.last_name}`;
