import type { FastifyInstance } from 'fastify';
import type { Call } from '../../contract/call.ts';
import {
  callGroups,
  fileCallGroups,
  isRecordWriteEnabled,
  legacyFiles,
  rawCallGroups,
  recordWriteActions,
} from '../../contract/callRegistry.ts';
import type { FileCall, RawCall } from '../../contract/fileCalls.ts';
import { buildOpenApiDocument } from '../../contract/openApiDocument.ts';
import { brandNames } from '../../domain/accounts/brandNames.ts';
import { type ResourceName, resources } from '../../resources/registry.ts';
import { escapeHtml } from '../integrations/writeMail.ts';
import { plainPagePolicy } from '../plugins/contentPolicy.ts';
import { version } from '../version.ts';

const style = `body{font:15px/1.5 Roboto,Arial,sans-serif;color:#31394B;max-width:960px;margin:0 auto;padding:24px}
h2{margin-top:32px}table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid #d5d9e0}code{font-family:ui-monospace,monospace}`;

let document: string | null = null;

/**
 * Serves `/api/openapi.json` for programs and `/api/docs` for people, both generated from the contracts on
 * the first request.
 */
export function registerDocumentationRoutes(app: FastifyInstance): void {
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(buildOpenApiDocument(brandNames.productName, version));
    return reply.type('application/json').send(document);
  });
  app.get('/api/docs', { config: { contentPolicy: plainPagePolicy(style) } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderPage()),
  );
}

function table(title: string, rows: readonly (readonly [string, string, string])[]): string {
  const lines = rows.map(
    ([address, needs, summary]) =>
      `<tr><td><code>${escapeHtml(address)}</code></td><td>${escapeHtml(needs)}</td><td>${escapeHtml(summary)}</td></tr>`,
  );
  return `<h2>${escapeHtml(title)}</h2><table><thead><tr><th>Call</th><th>Needs</th><th>What it does</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

const rowOf = ({ method, path, needs, summary }: Call) => [`${method} /api${path}`, needs, summary] as const;

const fileRow = (method: string, { path, needs, summary }: FileCall | RawCall) =>
  [`${method} /api${path}`, needs, summary] as const;

const offeredWrites = (name: ResourceName) =>
  recordWriteActions.filter((write) => isRecordWriteEnabled(name, write));

function renderPage(): string {
  const calls = Object.entries(callGroups).map(([title, group]) =>
    table(title, [
      ...Object.values(group).map(rowOf),
      ...Object.values(fileCallGroups[title] ?? {}).map((file) => fileRow('GET', file)),
      ...Object.values(rawCallGroups[title] ?? {}).map((raw) => fileRow('POST', raw)),
    ]),
  );
  const records = resources.map(
    ({ name, access }) =>
      [
        `/api/v2/resources/${name}`,
        offeredWrites(name).length === 0 ? access.read : `${access.read}, ${access.write} to write`,
        ['List', 'read', 'export', ...offeredWrites(name)].join(', '),
      ] as const,
  );
  const legacy = Object.entries(legacyFiles).flatMap(([file, { actions }]) =>
    Object.values(actions).map(
      ({ actionName, needs, summary }) => [`POST /legacy/${file} ${actionName}`, needs, summary] as const,
    ),
  );
  const name = escapeHtml(brandNames.productName);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name} API</title><style>${style}</style></head>
<body><h1>${name} API</h1><p>Version ${escapeHtml(version)}. The same as a document for programs: <a href="/api/openapi.json">openapi.json</a>.</p>${calls.join('')}${table('Records', records)}${table('Legacy', legacy)}</body></html>`;
}
