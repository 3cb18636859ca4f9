import type { FastifyInstance } from 'fastify';
import type { TableCell } from '../../../domain/tables/csv.ts';
import { kit } from '../../../locales/en/kit.ts';
import { resources as english } from '../../../locales/en/resources/index.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import type { ResourceName } from '../../../resources/registry.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { readLabels } from '../../store/records/references.ts';
import * as rows from '../../store/records/rows.ts';
import { parseTableFormat, sendTable } from '../sendTable.ts';
import { parseListQuery } from './parseListQuery.ts';
import {
  type AuthorizedCall,
  authorizeRecord,
  type Overrides,
  type RecordDeps,
  type Row,
} from './recordWrite.ts';
import { toExportCell } from './toExportCell.ts';

const chunk = 1_000;

interface Words {
  readonly fields: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Serves `GET <record>/export?format=csv|xlsx`: all rows that match the filter, for callers who can read the
 * list.
 */
export function registerExportRoute(
  app: FastifyInstance,
  deps: RecordDeps,
  resource: Resource,
  overrides: Overrides = {},
): void {
  const words: Words = english[resource.name as keyof typeof english];
  app.get(`/api/v2/resources/${resource.name}/export`, async (request, reply) => {
    const context = authorizeRecord(deps, request.signedIn, { resource, overrides, writes: false });
    const query = request.query as Row;
    const format = parseTableFormat(query.format);
    const { filter } = parseListQuery(context.records, query);
    if (filter.q) deps.searches.take(context.signedIn.person.user.id, context.now);
    await recordExport(deps, context, { format, filter });
    const header = Object.keys(context.records.resource.fields).map((name) => words.fields[name] ?? name);
    const lines = cellsOf(deps, context, filter, words);
    return sendTable(reply, { name: resource.name, format, now: context.now, header, lines });
  });
}

/** Records the export in the audit log. */
async function recordExport(
  deps: RecordDeps,
  { signedIn, records, now }: AuthorizedCall,
  after: Row,
): Promise<void> {
  await deps.database.as(signedIn.scope, (tx) =>
    recordAudit(tx, signedIn, {
      action: 'export',
      resource: records.resource.name as ResourceName, // The record is declared.
      id: null,
      after,
      now,
      accountId: records.scope.accountId,
    }),
  );
}

/**
 * Reads all rows in chunks ordered by id, each in its own transaction: concurrent changes neither repeat nor skip rows,
 * and a slow client does not hold a connection.
 */
async function* cellsOf(
  deps: RecordDeps,
  { signedIn, records }: AuthorizedCall,
  filter: Row,
  words: Words,
): AsyncGenerator<TableCell[]> {
  const fields = Object.entries(records.resource.fields);
  const sort = { field: 'id', order: 'ASC' } as const;
  for (let after = 0; ; ) {
    const { page, labels } = await deps.database.as(signedIn.scope, async (tx) => {
      const page = await rows.list(tx, records, {
        filter: { ...filter, id_gt: after },
        sort,
        range: [0, chunk - 1],
      });
      return { page, labels: await readLabels(tx, records, page, deps.registry) };
    });
    for (const row of page) {
      yield fields.map(([name, field]) =>
        toExportCell(field, row[name], {
          choices: words.choices?.[name] ?? {},
          labels: labels.get(name),
          yes: kit.yes,
          no: kit.no,
        }),
      );
    }
    if (page.length < chunk) return;
    after = Number(page.at(-1)?.id);
  }
}
