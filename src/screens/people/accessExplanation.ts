import type { AccessFacts } from '../../../contract/v2/people.ts';
import type { Person } from '../../../domain/access/person.ts';
import { maySignIn } from '../../../domain/access/rights.ts';
import { type AccessExplanation, type App, explainAccess } from '../../../domain/access/routeAccess.ts';
import type { Page } from '../../kit/context/PagesContext.ts';

/** The person in their own account, as input for the access rules. */
export function personOf({ user, account, subscriptions }: AccessFacts): Person {
  return { user, ownAccount: account, currentAccount: account, subscriptions };
}

/** The access decision for a page; null for a person who can't sign in. */
export function explainPage(facts: AccessFacts, page: Page, app: App, now: Date): AccessExplanation | null {
  if (!maySignIn(facts.status, facts.account_status)) return null;
  return explainAccess(personOf(facts), { ...page.wanted, hasCode: false }, app, now);
}

export const nameOf = ({ user }: AccessFacts): string => `${user.first_name} ${user.last_name}`;
