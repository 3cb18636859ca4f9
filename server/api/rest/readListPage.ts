import { readPage } from '../../store/records/readPage.ts';
import { parseListQuery } from './parseListQuery.ts';
import type { AuthorizedCall, RecordDeps, Row } from './recordWrite.ts';

interface ListPage {
  readonly rows: readonly Row[];
  /** The position of the rows and the total, as simple-rest reads them from `Content-Range`. */
  readonly range: string;
}

/** Reads the page of a list that a query selects. Throws `too_many` after too many searches of the person. */
export async function readListPage(
  deps: RecordDeps,
  { records, signedIn }: Pick<AuthorizedCall, 'records' | 'signedIn'>,
  parameters: Row,
): Promise<ListPage> {
  const query = parseListQuery(records, parameters);
  if (query.filter.q) deps.searches.take(signedIn.person.user.id, deps.clock.now());
  const { rows, total } = await readPage(deps, signedIn.scope, records, query);
  const [from] = query.range;
  const to = from + Math.max(rows.length - 1, 0);
  return { rows, range: `${records.resource.name} ${from}-${to}/${total}` };
}
