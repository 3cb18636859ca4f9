import { screen } from '@testing-library/react';
import { dataProvider } from '../../../../dataProviders/index.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { stubFetch } from '../../../support/stubFetch.ts';
import { type FakeResponses, renderApp, type SentRequest } from '../../app/renderApp.tsx';

export type Rows = Readonly<Record<string, readonly object[]>>;

const usual: Rows = {
  teams: [
    { id: 11, name: 'Dock crew', leader_id: null, group_id: null, updated_at: '2026-11-01T09:00:00Z' },
    { id: 12, name: 'Sawmill', leader_id: null, group_id: null, updated_at: '2026-11-01T09:00:00Z' },
    { id: 13, name: 'Night watch', leader_id: null, group_id: null, updated_at: '2026-11-01T09:00:00Z' },
  ],
  users: [
    { id: 21, first_name: 'Grace', last_name: 'Abebe', email: 'grace@people.example' },
    { id: 22, first_name: 'Otto', last_name: 'Berg', email: 'otto@people.example' },
  ],
};

interface Situation {
  readonly at: string;
  readonly answers?: FakeResponses;
  readonly rows?: Rows;
  readonly person?: ReturnType<typeof aPerson>;
}

/** Opens a page in the shell; `answers` responds to calls, `rows` to record requests. */
export async function renderTeams({ at, answers = {}, rows = {}, person }: Situation) {
  const opened = await renderApp({
    at,
    routes: mainRoutes,
    person: person ?? aPerson({ permissions: ['local_admin'] }),
    dataProvider,
    answers: { '/v2/account/get_accounts': () => ({ body: { accounts: [] } }), ...answers },
  });
  answerRecords({ ...usual, ...rows }, opened.sent);
  await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 }); // The first import of a screen is slow.
  return {
    ...opened,
    /** The payloads sent to a call, in order. */
    asked: (path: string) => opened.sent.filter((call) => call.path === path).map(({ body }) => body),
  };
}

/** Lists of records have their total in a header, which the shell's responses lack. */
function answerRecords(rows: Rows, sent: SentRequest[]): void {
  const others = globalThis.fetch;
  stubFetch(async (url: string, init: RequestInit = {}) => {
    const [, resource, id] = /^\/api\/v2\/resources\/(\w+)(?:\/(\d+))?/.exec(url) ?? [];
    if (resource === undefined) return others(url, init);
    const known = rows[resource] ?? [];
    if (init.method && init.method !== 'GET') {
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      sent.push({ path: `${init.method} ${resource}${id ? `/${id}` : ''}`, body, headers: {} });
      return new Response(JSON.stringify({ id: 99, ...body }));
    }
    if (id !== undefined)
      return new Response(JSON.stringify(known.find((row) => 'id' in row && row.id === Number(id))));
    const headers = { 'content-range': `${resource} 0-${Math.max(known.length - 1, 0)}/${known.length}` };
    return new Response(JSON.stringify(known), { headers });
  });
}
