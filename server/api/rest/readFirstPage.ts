import { firstPageQuery, recordsPath } from '../../../contract/firstPageQuery.ts';
import type { FirstPage } from '../../../contract/v2/pageData.ts';
import type { ResourceName } from '../../../resources/registry.ts';
import { teams } from '../../../resources/teams/teams.ts';
import { users } from '../../../resources/users/users.ts';
import type { SignedIn } from '../../plugins/session.ts';
import { readListPage } from './readListPage.ts';
import { authorizeRecord, type Overrides, type RecordDeps } from './recordWrite.ts';

/**
 * Reads the first page of the list at an address; undefined if there is none. Throws the same refusals as the
 * list's own call.
 */
export type ReadFirstPage = (url: string, caller: SignedIn) => Promise<FirstPage | undefined>;

/**
 * The lists that people open most often, by their address. An address with a query names filters or a sort order; the browser requests such
 * lists itself.
 */
const lists = new Map<string, typeof users | typeof teams>([
  ['/users', users],
  ['/teams', teams],
]);

export const firstPageReader =
  (deps: RecordDeps, overridesOf: (name: ResourceName) => Overrides): ReadFirstPage =>
  async (url, caller) => {
    const resource = lists.get(url);
    if (!resource) return;
    const overrides = overridesOf(resource.name);
    const call = authorizeRecord(deps, caller, { resource, overrides, writes: false });
    const query = firstPageQuery(resource);
    const { rows, range } = await readListPage(deps, call, query);
    return { path: `${recordsPath}/${resource.name}?${new URLSearchParams(query)}`, range, rows };
  };
