import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeShell } from '../../../src/app/shellState.ts';
import { matchShortcut } from '../../../src/app/shortcuts/matchShortcut.ts';
import { areaRoutes, type Route, route } from '../../../src/routes/route.ts';
import { aPerson } from '../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../support/findAccessibilityProblems.ts';
import { renderApp } from './renderApp.tsx';
import { someRoutes } from './tables.tsx';

const selected: string[] = [];
const rows = ['Ada', 'Ben', 'Cid'];
const People = () => (
  <>
    <h1>People</h1>
    <input type="search" aria-label="Search the list" />
    <table>
      <tbody>
        {rows.map((name) => (
          <tr key={name} data-row>
            <td>
              <input type="checkbox" aria-label={`Select ${name}`} onChange={() => selected.push(name)} />
            </td>
            <td>
              <a href={`#${name}`}>{name}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
const routes: readonly Route[] = [
  ...someRoutes.slice(0, -1),
  ...areaRoutes('/users', { needs: 'user' }, [
    route('/', { title: 'users', menu: { group: 'people', icon: 'users', letter: 'p' } }, async () => ({
      default: People,
    })),
  ]),
];
const press = (key: string, options: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });
const focused = () =>
  document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');

async function opened(at = '/users') {
  const app = await renderApp({ at, routes, person: aPerson() });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

beforeEach(() => {
  window.localStorage.clear();
  selected.length = 0;
  changeShell({ searchOpen: false, shortcutsOpen: false, areShortcutsOn: true });
});

describe('the shortcut of a key', () => {
  test.each([
    ['g', false, { kind: 'wait' }],
    ['?', false, { kind: 'help' }],
    ['/', false, { kind: 'search' }],
    ['j', false, { kind: 'moveRow', step: 1 }],
    ['k', false, { kind: 'moveRow', step: -1 }],
    ['x', false, { kind: 'selectRow' }],
    ['x', true, { kind: 'goTo', letter: 'x' }],
    ['?', true, null],
    ['J', false, null],
    ['Enter', false, null],
  ] as const)('%s, after g: %s', (key, isWaiting, expected) => {
    expect(matchShortcut(key, isWaiting)).toEqual(expected);
  });
});

test('ADMIN-14 g and a letter open a page that the person can open', async () => {
  const { where } = await opened('/dashboard');
  press('g');
  press('t'); // Teams are for team leads.
  press('p');
  expect(where()).toBe('/dashboard');
  press('g');
  act(() => void press('p'));
  await screen.findByRole('heading', { name: 'People' });
  expect(where()).toBe('/users');
});

test('j and k move through the rows of a list, x selects one, and / searches', async () => {
  await opened();
  press('j');
  expect(focused()).toBe('Ada');
  press('k');
  expect(focused()).toBe('Ada');
  press('j');
  press('j');
  press('j');
  expect(focused()).toBe('Cid');
  press('x');
  press('k');
  press('x');
  expect(selected).toEqual(['Cid', 'Ben']);
  press('/');
  expect(focused()).toBe('Search the list');
});

test('/ opens the search of everything where there is no list', async () => {
  await opened('/dashboard');
  press('/');
  await screen.findByRole('combobox', { name: 'Search' });
});

test('no shortcut fires in a field, with a modifier or below a dialog', async () => {
  const { where } = await opened();
  act(() => screen.getByRole('searchbox').focus());
  press('j');
  press('?');
  expect(focused()).toBe('Search the list');
  act(() => screen.getByRole('searchbox').blur());
  press('j', { ctrlKey: true });
  press('j', { altKey: true });
  expect(document.activeElement).toBe(document.body);
  press('k', { metaKey: true });
  const field = await screen.findByRole('combobox', { name: 'Search' });
  act(() => field.blur());
  press('g');
  press('d');
  press('?');
  expect(where()).toBe('/users');
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
});

test('ADMIN-14 ? lists the shortcuts, which can be turned off in this browser', async () => {
  const { user } = await opened();
  press('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog.textContent).toContain('Peoplegp');
  expect(dialog.textContent).not.toContain('Teams');
  expect(await findAccessibilityProblems()).toEqual([]);
  await user.click(screen.getByRole('switch', { name: 'Use single-key shortcuts' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull());
  act(() => (document.activeElement as HTMLElement).blur());
  press('j');
  expect(document.activeElement).toBe(document.body);
  expect(window.localStorage.getItem('cairn.shortcutsOff')).toBe('["all"]');
  press('k', { ctrlKey: true });
  await screen.findByRole('combobox', { name: 'Search' });
});
