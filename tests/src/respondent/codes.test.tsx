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

function renderCode({ isKiosk = false, initialCode = '' } = {}) {
  render(
    <CodePage
      texts={surveyCode}
      translator={createTranslator(survey, 'en')}
      initialCode={initialCode}
      isKiosk={isKiosk}
      leave={() => {}}
      restart={() => {}}
    />,
  );
}
const begin = () => userEvent.click(screen.getByRole('button', { name: 'Begin or continue' }));

test('asks for the code and the PIN, and says who could read the code', async () => {
  const calls: string[] = [];
  stubFetch(async (url) => {
    calls.push(url);
    return refused();
  });
  renderCode();
  screen.getByText(/administrators of your company print the letters and could read your code/);
  await begin();
  screen.getByText('Enter all 12 letters and digits of the code.');
  await userEvent.type(screen.getByLabelText('Personal code'), 'abcd efgh jkmn');
  await begin();
  screen.getByText('Enter 4 to 8 digits.');
  expect(calls).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('PIN'), '1234');
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
    <KioskGuard texts={surveyCode} locale="en" onClear={clear}>
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
