import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { areaRoutes, redirectRoute, route } from '../../../src/routes/route.ts';
import { aPerson } from '../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../support/findAccessibilityProblems.ts';
import { renderApp } from './renderApp.tsx';

const page = (name: string) => async () => ({ default: () => <h1>{name}</h1> });
const routes = [
  redirectRoute('/', '/dashboard', 'user'),
  route(
    '/dashboard',
    { title: 'dashboard', needs: 'user', menu: { group: 'mine', icon: 'home', letter: 'd' } },
    page('Home'),
  ),
  ...areaRoutes('/teams', { needs: 'supervisor' }, [
    route(
      '/',
      { title: 'teams', menu: { group: 'people', icon: 'teams', letter: 't' }, tab: 'teams' },
      page('Teams'),
    ),
    route('/update/:id', { title: 'teamUpdate', mode: 'update' }, page('One team')),
    route(
      '/audit',
      { title: 'teamsAudit', needs: 'local_admin', parent: '/teams', tab: 'audit' },
      page('Audit'),
    ),
    route('/groups', { title: 'teamGroups', parent: '/teams', tab: 'teamGroups' }, page('Groups')),
  ]),
];
const lead = aPerson({ permissions: ['supervisor'] });
const menu = () => screen.findByRole('navigation', { name: 'Main' });
const linksIn = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => `${link.textContent}${link.getAttribute('aria-current') ? ' (current)' : ''}`);

beforeEach(() => window.localStorage.clear());

test('ADMIN-12 a group folds to the entry of the current page, which the browser remembers', async () => {
  const { user, page: shown } = await renderApp({ at: '/teams', routes, person: lead });
  expect(linksIn(await menu())).toEqual(['Dashboard', 'Teams (current)']);
  const forYou = screen.getByRole('button', { name: 'For you' });
  expect(forYou.getAttribute('aria-expanded')).toBe('true');
  await user.click(forYou);
  await user.click(screen.getByRole('button', { name: 'Organization' }));
  expect(forYou.getAttribute('aria-expanded')).toBe('false');
  expect(linksIn(await menu())).toEqual(['Teams (current)']);
  expect(await findAccessibilityProblems()).toEqual([]);

  shown.unmount();
  await renderApp({ at: '/teams', routes, person: lead });
  expect(linksIn(await menu())).toEqual(['Teams (current)']);
});

test('a group folds where the browser blocks storage', async () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { user } = await renderApp({ at: '/teams', routes, person: lead });
  await user.click(await screen.findByRole('button', { name: 'For you' }));
  expect(linksIn(await menu())).toEqual(['Teams (current)']);
  blocked.mockRestore();
});

test('the current entry is scrolled into view and marked, also below its pages', async () => {
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.push(this.textContent);
  };
  await renderApp({ at: '/teams/update/7', routes, person: lead });
  await screen.findByRole('heading', { name: 'One team' });
  expect(linksIn(await menu())).toEqual(['Dashboard', 'Teams (current)']);
  expect(scrolled).toEqual(['Teams']);
  expect(screen.queryByRole('navigation', { name: 'Pages in Teams' })).toBeNull();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('pages of one entry are tabs, of which only those that the person can open are shown', async () => {
  Element.prototype.scrollIntoView = async () => {}; // As newer browsers, which return a promise.
  const { user, where } = await renderApp({ at: '/teams', routes, person: lead });
  const tabs = await screen.findByRole('navigation', { name: 'Pages in Teams' });
  expect(linksIn(tabs)).toEqual(['All teams (current)', 'Groups']);
  await user.click(within(tabs).getByRole('link', { name: 'Groups' }));
  await screen.findByRole('heading', { name: 'Groups' });
  expect(where()).toBe('/teams/groups');
  expect(linksIn(screen.getByRole('navigation', { name: 'Pages in Teams' }))).toEqual([
    'All teams',
    'Groups (current)',
  ]);
  expect(linksIn(await menu())).toContain('Teams (current)');
  expect(await findAccessibilityProblems()).toEqual([]);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
