import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { intendedPath } from '../../../dataProviders/session.ts';
import { errors } from '../../../locales/en/errors.ts';
import { entryFromLocation } from '../../../src/respondent/entryFromLocation.ts';
import { openSurveyPage, pageHeading } from './openSurveyPage.tsx';

test('the page says that the survey is opening', () => {
  openSurveyPage();
  expect(screen.getByRole('status').textContent).toBe('Opening your survey…');
});

test('an unknown link shows what to do instead of the survey', async () => {
  openSurveyPage({ refusal: 'link_unknown' });
  expect((await screen.findByText('This link doesn’t work')).tagName).toBe('H1');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

test('a failure can be retried', async () => {
  const { user, answerer } = openSurveyPage({ refusal: 'unavailable' });
  await screen.findByText('Something went wrong');
  answerer.now.refusal = null;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('button', { name: "Let's Get Started" })).tagName).toBe('BUTTON');
});

test.each(['account_paused', 'module_off'] as const)(
  'an unavailable survey (%s) shows the text of the server without a retry',
  async (code) => {
    openSurveyPage({ refusal: code });
    await screen.findByText('Survey not available');
    expect(screen.getByText(errors[code]).tagName).toBe('P');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test('a survey that becomes unavailable at the start says so', async () => {
  const { user, answerer } = openSurveyPage();
  const start = await screen.findByRole('button', { name: "Let's Get Started" });
  answerer.now.refusal = 'account_paused';
  await user.click(start);
  expect((await screen.findByText(errors.account_paused)).tagName).toBe('P');
});

test('a foreign response can be retried', async () => {
  const { user, answerer } = openSurveyPage({ road: { replies: '<html>Sign in to the Wi-Fi</html>' } });
  await screen.findByText('Something went wrong');
  answerer.now.road = 'fine';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('button', { name: "Let's Get Started" })).tagName).toBe('BUTTON');
});

test('a survey opened offline loads once there is a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { answerer } = openSurveyPage({ road: 'broken' });
  await screen.findByText('You’re offline');
  answerer.now.road = 'fine';
  window.dispatchEvent(new Event('online'));
  expect((await screen.findByRole('button', { name: "Let's Get Started" })).tagName).toBe('BUTTON');
  vi.restoreAllMocks();
});

test('a person who must sign in goes to the sign-in page with a return path', async () => {
  window.history.replaceState(null, '', '/metrics/m');
  const { leave } = openSurveyPage({ refusal: 'signed_out' });
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/login'));
  expect(intendedPath()).toBe('/metrics/m');
  window.history.replaceState(null, '', '/');
});

test('the URL contains the code and the assessment type', () => {
  expect(entryFromLocation({ pathname: '/metrics/m', search: '?code=abc' })).toEqual({
    code: 'abc',
    kind: 'm',
  });
  expect(entryFromLocation({ pathname: '/metrics', search: '' })).toEqual({ code: null, kind: null });
  expect(entryFromLocation({ pathname: '/metrics/x', search: '?code=' })).toEqual({ code: null, kind: null });
});

test('the page title is the assessment type', async () => {
  openSurveyPage({ opened: { kind: 'r' } });
  await screen.findByRole('button', { name: "Let's Get Started" });
  await vi.waitFor(() => expect(document.title).toBe('Rater Assessment · Cairn'));
  expect(pageHeading().textContent).toBe('Autumn benchmark');
});
