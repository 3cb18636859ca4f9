import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { survey } from '../../../locales/en/survey.ts';
import { surveyCode } from '../../../locales/en/surveyCode.ts';
import { CodePage } from '../../../src/respondent/codes/CodePage.tsx';
import { KioskGuard } from '../../../src/respondent/codes/KioskGuard.tsx';
import { kioskHost } from '../../../src/respondent/codes/kioskHost.ts';
import { takeCodeFromAddress } from '../../../src/respondent/codes/takeCodeFromAddress.ts';
import { createTranslator } from '../../../src/respondent/translator.ts';
import { findAccessibilityProblems } from '../../support/findAccessibilityProblems.ts';
import { stubFetch } from '../../support/stubFetch.ts';

const refused = () => new Response(JSON.stringify({ code: 'link_unknown', error: 'no' }), { status: 404 });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

function renderCode({ isKiosk = false, initialCode = '', restart = () => {} } = {}) {
  return render(
    <CodePage
      texts={surveyCode}
      translator={createTranslator(survey, 'en')}
      initialCode={initialCode}
      isKiosk={isKiosk}
      leave={() => {}}
      restart={restart}
    />,
  );
}
const begin = () => userEvent.click(screen.getByRole('button', { name: 'Begin or continue' }));

test('asks for the code and the PIN, and says who could use the code', async () => {
  const calls: string[] = [];
  stubFetch(async (url) => {
    calls.push(url);
    return refused();
  });
  renderCode();
  screen.getByText(
    /administrators who print the letters could read your code and submit answers in your place/,
  );
  screen.getByText(
    /No one can continue your survey without your PIN, or see with your code whether you’ve begun/,
  );
  screen.getByText(/Another PIN opens an empty survey/);
  await begin();
  screen.getByText('Enter all 12 letters and digits of the code.');
  await userEvent.type(screen.getByLabelText('Personal code'), 'abcd efgh jkmn');
  await begin();
  screen.getByText('Enter 6 to 8 digits.');
  await userEvent.type(screen.getByLabelText('PIN'), '123456');
  await begin();
  screen.getByText(/This PIN is easy to guess/);
  await userEvent.clear(screen.getByLabelText('PIN'));
  expect(calls).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('PIN'), '274916');
  await begin();
  await screen.findByText(/This code and PIN don’t open a survey/);
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('a QR code fills in the code and removes it from the address and the history', () => {
  window.history.replaceState(null, '', '/code#abcdefghjkmn');
  const entries = window.history.length;
  expect(takeCodeFromAddress(window)).toBe('ABCD-EFGH-JKMN');
  expect(window.location.href).not.toContain('#');
  expect(window.history.length).toBe(entries);
});

test('CODE-05 a kiosk stores no answer and no ranking on the device', () => {
  const store = kioskHost.openUnsentStore('device');
  store?.add({ question_id: 1, ordering: ['1'], answer_key: 'a' });
  kioskHost.storeRanking('device', { question_id: 1, ranking: [null] });
  kioskHost.storeLanguage('de');
  expect(store?.list()).toHaveLength(1);
  expect(kioskHost.openUnsentStore('device')?.list()).toEqual([]);
  expect(window.localStorage.length + window.sessionStorage.length).toBe(0);
});

test('CODE-05 a kiosk warns a minute before it clears itself, and an input keeps it open', async () => {
  vi.useFakeTimers();
  const clear = vi.fn();
  render(
    <KioskGuard texts={surveyCode} locale="en" isInUse onClear={clear}>
      <p>survey</p>
    </KioskGuard>,
  );
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000));
  pass(119);
  expect(screen.getByRole('alert').textContent).toBe('');
  pass(2);
  expect(screen.getByRole('alert').textContent).toMatch(/cleared in 5\d seconds/);
  fireEvent.keyDown(window);
  expect(screen.getByRole('alert').textContent).toBe('');
  pass(170);
  expect(clear).not.toHaveBeenCalled();
  pass(11);
  expect(clear).toHaveBeenCalled();
});

test('CODE-05 the first input after a shared device slept clears it, as does waking up', () => {
  vi.useFakeTimers();
  const clear = vi.fn();
  render(
    <KioskGuard texts={surveyCode} locale="en" isInUse onClear={clear}>
      <p>survey</p>
    </KioskGuard>,
  );
  vi.setSystemTime(Date.now() + 181_000);
  fireEvent.pointerDown(window);
  expect(clear).toHaveBeenCalledTimes(1);
  fireEvent(document, new Event('visibilitychange'));
  expect(clear).toHaveBeenCalledTimes(2);
  fireEvent(window, new Event('pageshow'));
  expect(clear).toHaveBeenCalledTimes(3);
});

test('CODE-05 a kiosk clears a code and a PIN that someone typed and left', () => {
  vi.useFakeTimers();
  const restart = vi.fn();
  renderCode({ isKiosk: true, restart });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000));
  pass(600);
  expect(restart).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /^Done/ })).toBeNull();
  fireEvent.change(screen.getByLabelText('PIN'), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: /^Done/ }));
  expect(restart).toHaveBeenCalledTimes(1);
  pass(180);
  expect(restart).toHaveBeenCalledTimes(2);
});

test('CODE-05 a shared device leads nowhere else, also if the survey of a code can’t be opened', async () => {
  stubFetch(async (url) => (url.endsWith('/enter_code') ? Response.json({ code: 'link' }) : refused()));
  renderCode({ isKiosk: true, initialCode: 'ABCD-EFGH-JKMN' });
  await userEvent.type(screen.getByLabelText('PIN'), '274916');
  await begin();
  await screen.findByRole('heading', { name: survey.failed.unknownLink.title });
  // A shared device doesn't lead to the sign-in page.
  expect(screen.queryByRole('link', { name: survey.failed.signIn })).toBeNull();
  screen.getByRole('button', { name: /^Done/ });
});
