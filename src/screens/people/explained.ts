import type { Standing } from '../../../contract/v2/people.ts';
import { type App, type Explanation, explainPassage } from '../../../domain/access/passage.ts';
import type { Person } from '../../../domain/access/person.ts';
import { maySignIn } from '../../../domain/access/rights.ts';
import type { Page } from '../../ui/pages.ts';

/** Somebody in their own account, as the guard would know them. */
export function personOf({ user, account, subscriptions }: Standing): Person {
  return { user, ownAccount: account, currentAccount: account, subscriptions };
}

/** Where opening the page ends; null for somebody who cannot even sign in. */
export function explained(standing: Standing, page: Page, app: App, now: Date): Explanation | null {
  if (!maySignIn(standing.status, standing.account_status)) return null;
  return explainPassage(personOf(standing), { ...page.wanted, hasCode: false }, app, now);
}

export const nameOf = ({ user }: Standing): string => `${user.first_name} ${user.last_name}`;
