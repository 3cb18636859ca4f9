import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { intendedPath } from '../../../dataProviders/session.ts';
import { errors } from '../../../locales/en/errors.ts';
import { entryOf } from '../../../src/respondent/entryFromLocation.ts';
import { heading, visit } from './visit.tsx';

test('while the survey is being opened the page says so', () => {
  visit();
  expect(screen.getByRole('status').textContent).toBe('Opening your survey…');
});

test('an unknown link says what to do instead of the survey', async () => {
  visit({ refusal: 'link_unknown' });
  expect((await screen.findByText('This link doesn’t work')).tagName).toBe('H1');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

test('a failure offers another try', async () => {
  const { user, answerer } = visit({ refusal: 'unavailable' });
  await screen.findByText('Something went wrong');
  answerer.now.refusal = null;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('button', { name: "Let's Get Started" })).tagName).toBe('BUTTON');
});

test.each(['account_paused', 'module_off'] as const)(
  'a survey that is not served (%s) is told in the words of the server, without another try',
  async (code) => {
    visit({ refusal: code });
    await screen.findByText('Survey not available');
    expect(screen.getByText(errors[code]).tagName).toBe('P');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test('a survey that is served no more when it begins is told so', async () => {
  const { user, answerer } = visit();
  const start = await screen.findByRole('button', { name: "Let's Get Started" });
  answerer.now.refusal = 'account_paused';
  await user.click(start);
  expect((await screen.findByText(errors.account_paused)).tagName).toBe('P');
});

test('a reply of somebody else in place of the survey offers another try', async () => {
  const { user, answerer } = visit({ road: { replies: '<html>Sign in to the Wi-Fi</html>' } });
  await screen.findByText('Something went wrong');
  answerer.now.road = 'fine';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('button', { name: "Let's Get Started" })).tagName).toBe('BUTTON');
});

test('a survey that was opened offline opens by itself once there is a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { answerer } = visit({ road: 'broken' });
  await screen.findByText('You’re offline');
  answerer.now.road = 'fine';
  window.dispatchEvent(new Event('online'));
  expect((await screen.findByRole('button', { name: "Let's Get Started" })).tagName).toBe('BUTTON');
  vi.restoreAllMocks();
});

test('whoever must sign in first goes to the sign-in page, which knows the way back', async () => {
  window.history.replaceState(null, '', '/metrics/m');
  const { leave } = visit({ refusal: 'signed_out' });
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/login'));
  expect(intendedPath()).toBe('/metrics/m');
  window.history.replaceState(null, '', '/');
});

test('the address says who comes in: the code, and the kind of assessment', () => {
  expect(entryOf({ pathname: '/metrics/m', search: '?code=abc' })).toEqual({ code: 'abc', kind: 'm' });
  expect(entryOf({ pathname: '/metrics', search: '' })).toEqual({ code: null, kind: null });
  expect(entryOf({ pathname: '/metrics/x', search: '?code=' })).toEqual({ code: null, kind: null });
});

test('the page is titled by the kind of assessment', async () => {
  visit({ opened: { kind: 'r' } });
  await screen.findByRole('button', { name: "Let's Get Started" });
  await vi.waitFor(() => expect(document.title).toBe('Rater Assessment · Cairn'));
  expect(heading().textContent).toBe('Autumn benchmark');
});
