import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoginPage } from '../../../../src/signIn/LoginPage.tsx';
import { type SignInHost, SignInHostProvider } from '../../../../src/signIn/SignInHost.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { type FakeResponses, fakeFetch, loginAnswer } from '../../app/renderApp.tsx';

/** The page in a program whose application loads for as long as the test runs. */
function openPage(login: FakeResponses[string]) {
  const sent = fakeFetch({ '/login': login });
  const enter = vi.fn();
  const host: SignInHost = {
    translate: (key) => key,
    location: { search: '', state: {} },
    branding: null,
    navigate: vi.fn(),
    enter,
    language: 'en',
    chooseLanguage: vi.fn(),
  };
  render(
    <SignInHostProvider value={host}>
      <LoginPage />
    </SignInHostProvider>,
  );
  return { sent, enter };
}

const fields = () => document.querySelectorAll<HTMLInputElement>('input');
function fillIn() {
  const [email, password] = fields();
  if (!email || !password) throw new Error('The form has no fields.');
  fireEvent.change(email, { target: { value: 'ada@demo.example' } });
  fireEvent.change(password, { target: { value: 'secret' } });
}
function submit() {
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
}

test('the form stays submitted while the application loads', async () => {
  const { sent, enter } = openPage(() => ({ body: loginAnswer(aPerson()) }));
  fillIn();
  submit();
  await waitFor(() => expect(enter).toHaveBeenCalledTimes(1));
  submit();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent.filter(({ path }) => path === '/login')).toHaveLength(1);
  expect(enter).toHaveBeenCalledTimes(1);
});

test('the code form stays while the application loads', async () => {
  const { enter } = openPage(({ body }) => ({
    body: (body as { code: string | null }).code
      ? loginAnswer(aPerson())
      : { ...loginAnswer(aPerson()), currentUser: null, needsToConfirm: true, confirmWith: 'app' },
  }));
  fillIn();
  submit();
  await screen.findByText('signIn.confirm.heading');
  const [code] = fields();
  if (code) fireEvent.change(code, { target: { value: '123456' } });
  submit();
  await waitFor(() => expect(enter).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('signIn.confirm.heading')).not.toBeNull();
});

test('the form is empty when the browser restores the page', async () => {
  const { sent, enter } = openPage(() => ({ body: loginAnswer(aPerson()) }));
  fillIn();
  submit();
  await waitFor(() => expect(enter).toHaveBeenCalledTimes(1));
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  fillIn();
  submit();
  await waitFor(() => expect(sent.filter(({ path }) => path === '/login')).toHaveLength(2));
});
