import type { NamedRecord } from '../../../contract/v2/security.ts';
import { explainRouteAccess } from '../../../domain/access/routeAccess.ts';
import { usePages } from '../../kit/context/PagesContext.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';

/** Returns the function that finds the page of a record: null if the person can't open it, or if it belongs to another account. */
export function useRecordPath(): (record: NamedRecord) => string | null {
  const { app, pages } = usePages();
  const person = usePerson();
  return ({ resource, id, account_id }) => {
    if (account_id !== null && account_id !== person.currentAccount.id) return null;
    const page = pages.find(({ record }) => record === resource);
    if (!page) return null;
    const { access } = explainRouteAccess(person, { ...page.routeNeeds, hasCode: false }, app, new Date());
    return access.kind === 'enter' ? page.path.replace(':id', String(id)) : null;
  };
}
