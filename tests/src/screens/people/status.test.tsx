import { screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { expect, test } from 'vitest';
import type { StatusBatch, StatusPreview } from '../../../../contract/v2/people.ts';
import { peoplePaths } from '../../../../resources/users/peoplePaths.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';

const people = ['Abebe', 'Birch', 'Cedar'].map((last_name, index) => ({
  id: 31 + index,
  last_name,
  first_name: 'Ada',
  email: `${last_name}@people.example`,
  permissions: ['user'],
  status: 'active',
}));

const aPreview = (overrides: Partial<StatusPreview> = {}): StatusPreview => ({
  matched: 2,
  changing: 2,
  already: 0,
  yourself: false,
  beyond: 0,
  beyond_names: [],
  sessions: 0,
  open_surveys: 0,
  leaders: 0,
  ...overrides,
});
const aBatch = (overrides: Partial<StatusBatch> = {}): StatusBatch => ({
  id: 9,
  actor: 'Grace Hill',
  status: 'inactive',
  changed: 32,
  made_at: '2026-11-20T10:00:00Z',
  undone_at: null,
  restored: null,
  ...overrides,
});

/** A few pages keep the test fast. */
const routes = mainRoutes.filter(({ path }) => /^\/(teams|users.*|dashboard|log(in|out))$/.test(path));

interface Options {
  readonly at?: string;
  readonly preview?: StatusPreview;
  readonly batches?: readonly StatusBatch[];
  readonly answers?: FakeResponses;
  readonly total?: number;
}

async function openStatus(options: Options = {}) {
  const {
    at = peoplePaths.status,
    preview = aPreview(),
    batches = [],
    answers = {},
    total = people.length,
  } = options;
  const dataProvider = {
    getList: async () => ({ data: people, total }),
    getMany: async (_resource: string, { ids }: { ids: number[] }) => ({
      data: people.filter(({ id }) => ids.includes(id)),
    }),
  } as unknown as DataProvider; // These screens use nothing else.
  const opened = await renderApp({
    at,
    routes,
    person: aPerson({ permissions: ['local_admin'] }),
    dataProvider,
    answers: {
      '/v2/account/get_accounts': () => ({ body: { accounts: [] } }),
      '/v2/people/preview_status': () => ({ body: preview }),
      '/v2/people/change_status': () => ({ body: { batch_id: 9, changed: 2 } }),
      '/v2/people/status_batches': () => ({ body: { batches, more: false } }),
      '/v2/people/undo_status': () => ({ body: { restored: 1, left: 1, left_names: ['Ada Birch'] } }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  const bodyOf = (path: string) => opened.sent.findLast((call) => call.path === path)?.body;
  return { ...opened, bodyOf };
}

type User = Awaited<ReturnType<typeof openStatus>>['user'];
async function pick(user: User, ...names: string[]) {
  await user.click(await screen.findByRole('combobox', { name: 'People' }));
  for (const name of names) await user.click(await screen.findByRole('option', { name }));
  await user.keyboard('{Escape}');
}

test('says what to do first', async () => {
  await openStatus({ batches: [aBatch()] });
  await screen.findByText('Choose people to preview the changes.');
  await screen.findByText('32 people deactivated');
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('previews, confirms and makes a change that the notification can undo', async () => {
  const preview = aPreview({
    already: 1,
    yourself: true,
    beyond: 7,
    beyond_names: ['Max Ray'],
    sessions: 3,
    open_surveys: 1,
    leaders: 2,
  });
  const { user, bodyOf } = await openStatus({ preview });
  await pick(user, 'Ada Abebe', 'Ada Birch');
  for (const line of [
    '2 people will become inactive.',
    '1 person is already inactive.',
    'You’re one of these people. Your own status won’t change.',
    '7 people have permissions you can’t grant and will be skipped: Max Ray and others.',
    '3 sessions end immediately, and the people are signed out.',
    '1 person is invited to an open campaign. The link already sent works until the campaign closes.',
    '2 people lead teams that would be left without an active lead.',
  ]) {
    await screen.findByText(line);
  }
  const input = { selection: { user_ids: [31, 32], filter: null }, status: 'inactive' };
  expect(bodyOf('/v2/people/preview_status')).toEqual(input);
  await user.click(screen.getByRole('button', { name: 'Deactivate 2 people' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate 2 people?' }));
  await user.click(dialog.getByRole('button', { name: 'Deactivate 2 people' }));
  await screen.findByText('2 people deactivated');
  expect(bodyOf('/v2/people/change_status')).toEqual({ ...input, expected: 2 });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodyOf('/v2/people/undo_status')).toEqual({ batch_id: 9 }));
  await screen.findByText(/later change.+Ada Birch/);
});

test('applies to everyone who matches the filters of the list', async () => {
  const at = peoplePaths.statusOf({ status: 'active', permissions: ['supervisor'] });
  const { user, bodyOf, router } = await openStatus({ at });
  await waitFor(() =>
    expect(bodyOf('/v2/people/preview_status')).toMatchObject({
      selection: { user_ids: null, filter: { status: 'active', permissions: ['supervisor'] } },
    }),
  );
  screen.getByText('Permissions: Team lead');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'berlin');
  await waitFor(() =>
    expect(bodyOf('/v2/people/preview_status')).toMatchObject({ selection: { filter: { q: 'berlin' } } }),
  );
  const chip = screen.getByText('Status: Active').closest<HTMLElement>('.MuiChip-root');
  chip?.focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(router.state.location.search).not.toContain('active'));
});

test('disables a change that affects no one', async () => {
  await openStatus({ at: peoplePaths.statusOf({}), preview: aPreview({ changing: 0, already: 2 }) });
  await screen.findByText('No changes will be made.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Deactivate 0 people' }).disabled).toBe(true);
});

test('shows a refused change and refreshes the preview', async () => {
  const { user, sent } = await openStatus({
    at: peoplePaths.statusOf({}),
    answers: {
      '/v2/people/change_status': () => ({ status: 409, body: { message: 'They are others now.' } }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Deactivate 2 people' }));
  const before = sent.length;
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Deactivate 2 people' }));
  expect((await screen.findByRole('alert')).textContent).toContain('They are others now.');
  const later = () => sent.slice(before).map(({ path }) => path);
  await waitFor(() => expect(later()).toContain('/v2/people/preview_status'));
});

test('lists previous changes, which can be undone', async () => {
  const batches = [aBatch(), aBatch({ id: 8, actor: null, undone_at: '2026-11-20T11:00:00Z', restored: 30 })];
  const { user, bodyOf } = await openStatus({ batches });
  await screen.findByText(/Undone for 30 of 32/);
  screen.getByText(/By a former member/);
  await user.click(screen.getByRole('button', { name: 'Undo: 32 people deactivated' }));
  await waitFor(() => expect(bodyOf('/v2/people/undo_status')).toEqual({ batch_id: 9 }));
});

test('offers to load each failed part again', async () => {
  let isUp = false;
  const fail = (body: unknown) => () => (isUp ? { body } : { status: 500, body: {} });
  const { user } = await openStatus({
    at: peoplePaths.statusOf({}),
    answers: {
      '/v2/people/preview_status': fail(aPreview()),
      '/v2/people/status_batches': fail({ batches: [], more: false }),
    },
  });
  await screen.findByText('We couldn’t load the preview.');
  await screen.findByText('We couldn’t load the previous changes.');
  isUp = true;
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button);
  await screen.findByText('2 people will become inactive.');
});

test('opens from the selected rows of the list or from its filters', async () => {
  const { user, router } = await openStatus({
    at: `${peoplePaths.list}?filter={"status":"active"}`,
    total: 900,
  });
  await screen.findByText('Abebe');
  await user.click((await screen.findAllByRole('checkbox'))[1] as HTMLElement);
  const all = (await screen.findByText('Change status of all 900 matching people')).closest('a');
  expect(all?.getAttribute('href')).toBe(peoplePaths.statusOf({ status: 'active' }));
  await user.click(screen.getAllByText('Change status').at(-1) as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe(peoplePaths.status));
  await screen.findByText('Ada Abebe');
});

test('every path has a route', () => {
  const paths = mainRoutes.map(({ path }) => path);
  expect(paths).toContain(peoplePaths.list);
  expect(paths).toContain(peoplePaths.status);
});
