import { screen } from '@testing-library/react';
import type { ImportDetails, ImportRow, UserImport } from '../../../../contract/v2/imports.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';

export const none = { create: 0, update: 0, unchanged: 0, error: 0, done: 0, skipped: 0, undone: 0, kept: 0 };

export const noFindings = {
  creates_teams: false,
  new_teams: [],
  created_teams: 0,
  without_address: 0,
  own_row: null,
};

export const anImport = (overrides: Partial<Omit<ImportDetails, 'columns'>> = {}): UserImport => ({
  id: 7,
  subject: 'people',
  state: 'checked',
  file_name: 'people.csv',
  encoding: 'utf-8',
  heading_line: 1,
  row_count: 3,
  processed: 3,
  wanted: 3,
  counts: { ...none, create: 1, update: 1, error: 1 },
  author: 'Helena Aalto',
  created_at: '2026-11-20T10:00:00Z',
  applied_at: null,
  undone_at: null,
  can_undo: false,
  queue_position: null,
  problem: null,
  ...overrides,
});

export const columns: ImportDetails['columns'] = [
  { heading: 'E-mail', samples: ['ida@mill.example', ''], field: 'email' },
  { heading: 'Abteilung', samples: ['Fleet', 'Sales'], field: null },
];

export const aRow = (overrides: Partial<ImportRow> = {}): ImportRow => ({
  line: 2,
  kind: 'update',
  name: 'Ida Berg',
  user_id: 4,
  relation: null,
  changes: [{ field: 'permissions', from: ['user'], to: ['user', 'supervisor'] }],
  problems: [],
  state: 'waiting',
  reason: null,
  ...overrides,
});

interface RenderOptions {
  readonly at?: string;
  readonly userImport?: Partial<Omit<ImportDetails, 'columns'>>;
  readonly rows?: readonly ImportRow[];
  readonly answers?: FakeResponses;
  readonly title?: string;
  readonly columns?: ImportDetails['columns'];
  readonly width?: 'phone';
}

export async function openImports({
  at = '/users/import?import=7',
  userImport = {},
  rows = [aRow()],
  answers,
  title = 'Import people',
  columns: shownColumns = columns,
  width,
}: RenderOptions = {}) {
  const opened = await renderApp({
    at,
    routes: mainRoutes,
    person: aPerson({ permissions: ['user', 'local_admin'] }),
    ...(width ? { width } : {}),
    answers: {
      '/v2/user_imports/list': () => ({ body: { imports: [anImport(userImport)], total: 1 } }),
      '/v2/user_imports/get': () => ({
        body: { ...noFindings, ...anImport(userImport), columns: shownColumns },
      }),
      '/v2/user_imports/rows': () => ({ body: { rows, total: rows.length } }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: title });
  return opened;
}

export const message = (text: string) => () => ({ body: { message: text } });
