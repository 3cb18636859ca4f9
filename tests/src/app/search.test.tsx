import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { SearchResult } from '../../../dataProviders/search.ts';
import { changeShell } from '../../../src/app/shellState.ts';
import { areaRoutes, type Route, route } from '../../../src/routes/route.ts';
import { aPerson } from '../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../support/findAccessibilityProblems.ts';
import { type FakeResponses, renderApp } from './renderApp.tsx';
import { someRoutes } from './tables.tsx';

const page = (name: string) => async () => ({ default: () => <h1>{name}</h1> });
const routes: readonly Route[] = [
  ...someRoutes.slice(0, -1),
  ...areaRoutes('/users', { needs: 'local_admin', resource: 'users' }, [
    route('/', { title: 'users', menu: { group: 'people', icon: 'users', letter: 'p' } }, page('All people')),
    route('/create', { title: 'userCreate', mode: 'create' }, page('Add a person')),
    route('/update/:id', { title: 'userUpdate', mode: 'update' }, page('A person')),
  ]),
  ...areaRoutes('/teams', { needs: 'supervisor', resource: 'teams' }, [
    route('/edit/:id', { title: 'teamUpdate', mode: 'update' }, page('A team')),
  ]),
];
const admin = aPerson({ permissions: ['user', 'local_admin'] });
const lead = aPerson({ permissions: ['user', 'supervisor'] });
const result = (facts: Partial<SearchResult>): SearchResult => ({
  kind: 'users',
  id: 31,
  name: 'Ida Castel',
  detail: 'ida@people.example',
  team_id: null,
  ...facts,
});
const answering = (...results: SearchResult[]): FakeResponses => ({
  '/v2/search': () => ({ body: { results } }),
});

const field = () => screen.findByRole('combobox', { name: 'Search' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const activeOption = async () => {
  const id = (await field()).getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};
const openSearch = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });

async function openedAs(person = admin, answers: FakeResponses = {}) {
  const app = await renderApp({ at: '/dashboard', routes, person, answers });
  await screen.findByRole('heading', { name: 'Home' });
  openSearch();
  await field();
  return app;
}

beforeEach(() => {
  window.localStorage.clear();
  changeShell({ searchOpen: false });
});

test('ADMIN-13 Ctrl+K finds a person, and Enter opens them', async () => {
  const { user, where, sent } = await openedAs(
    admin,
    answering(result({}), result({ id: 32, name: 'Isa Castellan', detail: null })),
  );
  expect(await findAccessibilityProblems()).toEqual([]);
  await user.keyboard('castel');
  await screen.findByRole('option', { name: /Ida Castel/ });
  expect(options()).toEqual(['Ida Castelida@people.example', 'Isa Castellan']);
  expect(screen.getAllByText('Castel', { selector: 'mark' })).toHaveLength(2);
  expect(sent.filter(({ path }) => path === '/v2/search').map(({ body }) => body)).toEqual([
    { q: 'castel', kinds: ['users', 'teams'] },
  ]);
  expect(await findAccessibilityProblems()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect(await activeOption()).toBe('Isa Castellan');
  await user.keyboard('{ArrowDown}');
  expect(await activeOption()).toBe('Ida Castelida@people.example');
  await user.keyboard('{ArrowUp}{Enter}');
  await screen.findByRole('heading', { name: 'A person' });
  expect(where()).toBe('/users/update/32');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('pages and actions are found at once, those that the person can open only', async () => {
  const { user } = await openedAs(admin, answering());
  await user.keyboard('pe');
  expect(options()).toEqual(['People', 'New personPeople']);
  expect(within(screen.getByRole('group', { name: 'Actions' })).getAllByRole('option')).toHaveLength(1);
  await user.clear(await field());
  await user.keyboard('zzz');
  await screen.findByText('No results. Check the spelling or try another name.');
  expect(screen.queryByRole('option')).toBeNull();
});

test('a page that contains the search within a word follows the people whose names begin with it', async () => {
  const { user, where } = await openedAs(admin, answering(result({ name: 'Opal Castel', detail: null })));
  await user.keyboard('op');
  await waitFor(() => expect(options()).toEqual(['Opal Castel', 'People', 'New personPeople']));
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'A person' });
  expect(where()).toBe('/users/update/31');
});

test('without a search the recent pages come before those of the menu', async () => {
  const { router } = await renderApp({ at: '/teams', routes, person: lead });
  await screen.findByRole('heading', { name: 'Teams' });
  await act(() => router.navigate('/teams/update/7'));
  openSearch();
  await field();
  expect(within(screen.getByRole('group', { name: 'Recent pages' })).getByRole('option').textContent).toBe(
    'Teams',
  );
  expect(options()).toEqual(['Teams', 'Dashboard']);
});

test('the status is empty until something is typed', async () => {
  const { user } = await openedAs(admin, answering());
  expect(screen.getByRole('status').textContent).toBe('');
  await user.keyboard('pe');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 results'));
});

test('a team lead opens the team of a person whose page they can’t open', async () => {
  const { user, where } = await openedAs(
    lead,
    answering(result({ team_id: 12 }), result({ id: 7, name: 'Castel themselves' })),
  );
  await user.keyboard('castel');
  await user.click(await screen.findByRole('option', { name: /Ida/ }));
  await screen.findByRole('heading', { name: 'A team' });
  expect(where()).toBe('/teams/edit/12');
});

test('people without records to search send nothing', async () => {
  const { user, sent } = await openedAs(aPerson());
  await user.keyboard('dash');
  expect(options()).toEqual(['Dashboard']);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sent.map(({ path }) => path)).not.toContain('/v2/search');
});

test('a failed search says so and can be repeated', async () => {
  let tries = 0;
  const { user } = await openedAs(admin, {
    '/v2/search': () => {
      tries += 1;
      return tries === 1 ? { status: 500, body: {} } : { body: { results: [result({})] } };
    },
  });
  await user.keyboard('castel');
  await screen.findByText('We couldn’t complete the search.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: /Ida Castel/ });
});

test('the response to an earlier search is never shown', async () => {
  let arrive = () => {};
  const late = new Promise<never>((_, reject) => {
    arrive = () => reject(new DOMException('aborted', 'AbortError'));
  });
  const { user } = await openedAs(admin, {
    '/v2/search': ({ body }) =>
      (body as { q: string }).q === 'cas' ? late : { body: { results: [result({ name: 'Only this' })] } },
  });
  await user.keyboard('cas');
  await screen.findByText('Searching…');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await user.keyboard('tel');
  await screen.findByRole('option', { name: /Only this/ });
  await user.keyboard('x'); // The results of “castel” don’t match “castelx”.
  expect(screen.queryByRole('option')).toBeNull();
  await screen.findByRole('option', { name: /Only this/ });
  arrive();
  expect(options()).toHaveLength(1);
});

test('Escape closes the search and returns the focus to the button that opened it', async () => {
  const { user } = await renderApp({ at: '/dashboard', routes, person: admin });
  const button = await screen.findByRole('button', { name: 'Search everything' });
  await user.click(button);
  await field();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
});
