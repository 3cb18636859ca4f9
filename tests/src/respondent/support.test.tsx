import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AssessmentKind } from '../../../domain/survey/assessmentKinds.ts';
import { survey } from '../../../locales/en/survey.ts';
import { RespondentPage } from '../../../src/respondent/RespondentPage.tsx';
import { deviceHost } from '../../../src/respondent/surveyHost.ts';
import { createTranslator } from '../../../src/respondent/translator.ts';
import { findAccessibilityProblems } from '../../support/findAccessibilityProblems.ts';
import { stubFetch } from '../../support/stubFetch.ts';
import { createFakeSurveyServer } from './fakeSurveyServer.ts';
import { openSurveyPage } from './openSurveyPage.tsx';

const config = {
  productName: 'Cairn',
  demoSignIns: null,
  demoPassword: null,
  chat: null,
  captcha: null,
  offersLetters: false,
  offersTextMessages: false,
  offersMeetings: false,
  version: '1',
};

/** Opens the page and its support dialog. */
async function openSupport(isSignedIn: boolean, supportEmail: string | null = 'help@cairn.example') {
  const answerer = createFakeSurveyServer({ opened: { signed_in: isSignedIn } });
  const { fetch } = answerer;
  const messages: unknown[] = [];
  let isBroken = false;
  const opened = openSurveyPage({}, answerer);
  stubFetch(async (input: string, init: RequestInit) => {
    if (input.endsWith('/v2/config')) return Response.json({ ...config, supportEmail });
    if (!input.endsWith('/v2/support/message')) return fetch(input, init);
    messages.push(JSON.parse(String(init.body)));
    return isBroken ? Response.json({}, { status: 500 }) : Response.json({ message: 'Sent.' });
  });
  await screen.findByRole('button', { name: "Let's Get Started" });
  await opened.user.click(screen.getByRole('button', { name: 'Help' }));
  const dialog = await screen.findByRole('dialog', { name: 'Contact support' });
  return {
    ...opened,
    dialog,
    messages,
    setBroken: (broken: boolean) => {
      isBroken = broken;
    },
  };
}

test('LAY-11 a signed-in person writes to support from the survey, and the message has no code', async () => {
  const { user, dialog, messages, setBroken } = await openSupport(true);
  const inDialog = within(dialog);
  await user.click(inDialog.getByRole('button', { name: 'Send message' }));
  await inDialog.findByText('Enter a message.');
  expect(messages).toEqual([]);
  await user.type(inDialog.getByRole('textbox', { name: 'How can we help?' }), 'Which survey is this? ');
  setBroken(true);
  await user.click(inDialog.getByRole('button', { name: 'Send message' }));
  await inDialog.findByText('We couldn’t send your message. Try again.');
  setBroken(false);
  await user.click(inDialog.getByRole('button', { name: 'Send message' }));
  await inDialog.findByText('Your message has been sent. We’ll answer by email.');
  expect(messages.at(-1)).toEqual({ page: window.location.pathname, message: 'Which survey is this?' });
  await user.click(inDialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('LAY-11 someone with a link only gets the address and sends nothing from the page', async () => {
  const { dialog } = await openSupport(false);
  const link = await within(dialog).findByRole('link', { name: 'Write to help@cairn.example' });
  expect(link.getAttribute('href')).toBe('mailto:help@cairn.example');
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('LAY-11 without an address the dialog says whom to ask', async () => {
  const { dialog } = await openSupport(false, null);
  await within(dialog).findByText('Ask the person who invited you.');
});

test('a shared device has no way to support', async () => {
  openSurveyPage({}, createFakeSurveyServer(), { ...deviceHost, isShared: true });
  await screen.findByRole('button', { name: "Let's Get Started" });
  expect(screen.queryByRole('button', { name: 'Help' })).toBeNull();
});

test.each([
  ['h', 'Applicant Assessment · Cairn'],
  ['s', 'Self Assessment · Cairn'],
  ['r', 'Rater Assessment · Cairn'],
  ['m', 'Inclusive Culture Benchmark · Cairn'],
  [null, 'Assessment · Cairn'],
] as const)(
  'ROUTE-37 the page of kind %s has its own title, also when nothing is open',
  async (kind, title) => {
    await openWithNothing(kind);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toBe(title));
  },
);

async function openWithNothing(kind: AssessmentKind | null) {
  // Without an open survey, the server responds with the kind `m` and no survey.
  const nothing = {
    kind: 'm',
    device_key: null,
    campaign: null,
    target_first_name: null,
    receipt: null,
  } as const;
  const server = createFakeSurveyServer({ nothingOpen: true, opened: { ...nothing, signed_in: true } });
  stubFetch(server.fetch);
  vi.stubGlobal('scrollTo', () => {});
  const translator = createTranslator(survey, 'en');
  render(
    <RespondentPage
      entry={{ code: null, kind }}
      leave={() => {}}
      translator={translator}
      host={deviceHost}
    />,
  );
}
