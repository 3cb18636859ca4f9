import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountMove, MovePreview, PersonWithAccount } from '../../../../contract/v2/administration.ts';
import { dataProvider } from '../../../../dataProviders/index.ts';
import { parseEmails } from '../../../../src/kit/forms/parseEmails.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { anAccount, aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';

const nora: PersonWithAccount = {
  id: 5,
  name: 'Nora Lindqvist',
  email: 'nora@people.example',
  account_id: 2,
  account: 'Harbor & Pine',
  permissions: ['user'],
  active: true,
};
const emre: PersonWithAccount = { ...nora, id: 6, name: 'Emre Kaya', email: 'emre@people.example' };

const moveOutcome = (person: PersonWithAccount, overrides: Partial<MovePreview> = {}): MovePreview => ({
  id: person.id,
  name: person.name,
  email: person.email,
  account: person.account,
  refusal: null,
  kept: ['user'],
  ended: [],
  teams: 0,
  leads: 0,
  relationships: 0,
  delegations: 0,
  open_surveys: 0,
  ...overrides,
});

const done: AccountMove = {
  id: 3,
  to_account: 'Lumen Works',
  from_accounts: ['Harbor & Pine'],
  asked_by: 'Amina Diallo',
  asked_at: '2026-11-01T09:00:00.000Z',
  waiting: 0,
  moved: 4,
  refused: 1,
  returnable: 4,
};

async function open({ moves = [] as AccountMove[], answers = {} as FakeResponses } = {}) {
  const opened = await renderApp({
    at: '/admin/move-users',
    routes: mainRoutes,
    person: aPerson({ permissions: ['user', 'admin'] }),
    dataProvider,
    answers: {
      '/v2/account/get_accounts': () => ({ body: { accounts: [lumen, closed] } }),
      '/v2/administration/people': () => ({ body: { people: [nora, emre], total: 2 } }),
      '/v2/administration/people_by_email': () => ({
        body: { people: [nora], unknown: ['nobody@people.example'] },
      }),
      '/v2/administration/preview_move': () => ({
        body: {
          changes_app: true,
          people: [
            moveOutcome(nora, { teams: 2, leads: 1, ended: ['supervisor'], open_surveys: 1 }),
            moveOutcome(emre, { refusal: 'external_id_taken' }),
          ],
        },
      }),
      '/v2/administration/move': () => ({ body: { move_id: 4, message: 'Under way.' } }),
      '/v2/administration/move_back': () => ({ body: { message: 'On the way back.' } }),
      '/v2/administration/moves': () => ({ body: { moves, total: moves.length } }),
      '/v2/administration/move_state': () => ({
        body: { move: done, refused: [{ id: 6, name: 'Emre Kaya', state: 'refused', refusal: 'oneself' }] },
      }),
      ...answers,
    },
  });
  const bodies = (path: string) =>
    opened.sent.filter((call) => call.path === `/v2/administration/${path}`).map(({ body }) => body);
  return { ...opened, bodies };
}

const lumen = { ...anAccount({ id: 9, name: 'Lumen Works' }), status: 'active' };
const closed = { ...anAccount({ id: 10, name: 'Gone Ltd' }), status: 'closed' };

test('addresses are extracted from pasted text without duplicates', () => {
  const text = 'Nora <Nora@people.example>; emre@people.example,\n nora@people.example\tnot an address';
  expect(parseEmails(text)).toEqual(['nora@people.example', 'emre@people.example']);
  expect(parseEmails(' \n')).toEqual([]);
});

test('searched people can be selected and removed', async () => {
  const { user, page } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Nora Lindqvist' }));
  screen.getByText('1 selected');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  screen.getByText('2 selected');
  await user.click(screen.getByRole('button', { name: 'Don’t move Emre Kaya' }));
  screen.getByText('1 selected');
  expect(await findAccessibilityProblems(page.container)).toEqual([]);
});

test('pasted addresses add people, and unknown ones are listed', async () => {
  const { user, bodies } = await open();
  await user.click(await screen.findByRole('button', { name: 'Paste email addresses' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Email addresses' });
  await user.type(field, 'nora@people.example, nobody@people.example');
  await user.click(screen.getByRole('button', { name: 'Add people' }));
  await screen.findByText(/We couldn’t find anyone with this email address/);
  screen.getByText('1 selected');
  expect(field.value).toBe('nobody@people.example');
  expect(bodies('people_by_email')).toEqual([{ emails: ['nora@people.example', 'nobody@people.example'] }]);
});

test('a move is previewed and can be undone', async () => {
  const { user, bodies } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const show = screen.getByRole<HTMLButtonElement>('button', { name: 'Preview move' });
  expect(show.disabled).toBe(true);
  await user.click(screen.getByRole('combobox', { name: 'Destination account' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Lumen Works',
  ]);
  await user.click(screen.getByRole('option', { name: 'Lumen Works' }));
  await user.click(show);
  const preview = await screen.findByRole('region', { name: 'Preview' });
  within(preview).getByText(/2 teams, leads 1 team, 1 open invitation stays/);
  within(preview).getByText('Removed permissions: Team lead');
  within(preview).getByText(/the same employee ID/);
  within(preview).getByText(/Some people move to the other app/);
  await user.click(within(preview).getByRole('button', { name: 'Move 1 person' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move 1 person to Lumen Works?' });
  within(dialog).getByText(/To undo this/);
  expect(bodies('move')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Move people' }));
  await waitFor(() => expect(bodies('move')).toEqual([{ user_ids: [5], to_account_id: 9 }]));
  await screen.findByText('No one selected yet');
});

test('a move in progress shows its progress, and a finished one can be undone', async () => {
  const { user, bodies } = await open({
    moves: [{ ...done, id: 4, waiting: 5, returnable: 0 }, done],
  });
  const bar = await screen.findByRole('progressbar', { name: 'Move progress' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  const [why] = screen.getAllByRole('button', { name: 'Who wasn’t moved, and why' });
  if (why) await user.click(why);
  await screen.findByText('Emre Kaya: You can’t move yourself.');
  await user.click(screen.getByRole('button', { name: 'Move back' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move 4 people back?' });
  await user.click(within(dialog).getByRole('button', { name: 'Move back' }));
  await waitFor(() => expect(bodies('move_back')).toEqual([{ move_id: 3 }]));
});

test('each part that fails to load says so', async () => {
  await open({
    answers: {
      '/v2/administration/people': () => ({ status: 500, body: {} }),
      '/v2/administration/moves': () => ({ status: 500, body: {} }),
    },
  });
  await screen.findByText('We couldn’t load the people.');
  await screen.findByText('We couldn’t load the moves.');
});

test('a delegated admin is redirected to the dashboard', async () => {
  const { where } = await renderApp({
    at: '/admin/move-users',
    routes: mainRoutes,
    person: aPerson({ permissions: ['user', 'delegated_admin'] }),
    dataProvider,
  });
  await waitFor(() => expect(where()).toBe('/dashboard'));
});
