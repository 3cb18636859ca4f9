import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { surveyMinutes } from '../../../domain/survey/timeLeft.ts';
import { survey } from '../../../locales/en/survey.ts';
import { createTranslator } from '../../../src/respondent/translator.ts';
import { openSurveyPage, optionList, pageHeading } from './openSurveyPage.tsx';

const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const start = () => screen.findByRole('button', { name: "Let's Get Started" });

test("SURV-05 SURV-06 the intro comes first and ends with Let's Get Started", async () => {
  const { user, answerer } = openSurveyPage();
  expect(await start()).toBe(await start());
  expect(pageHeading().textContent).toBe('Autumn benchmark');
  expect(screen.queryByRole('list', { name: /Options/ })).toBeNull();
  await user.click(await start());
  await screen.findByText('What happens in situation 1?');
  expect(answerer.bodiesOf('begin')).toEqual([
    { code: 'a-code', kind: 'm', time_zone: deviceZone, device_key: 'participation-1', keep_copy: false },
  ]);
});

test('SURV-03 every respondent is told that answers are confidential and anonymous', async () => {
  for (const kind of ['m', 's', 'r', 'h'] as const) {
    const { page } = openSurveyPage({ opened: { kind } });
    await start();
    expect(screen.getByText('Your answers are confidential and anonymous.').tagName).toBe('STRONG');
    page.unmount();
  }
});

test('SURV-01 a rater sees the participant’s name, and everyone else that the survey is about themselves', async () => {
  const rater = openSurveyPage({ opened: { kind: 'r', target_first_name: 'Ines' } });
  await start();
  expect(document.body.textContent).toContain('This survey is about Ines');
  rater.page.unmount();
  openSurveyPage({ opened: { kind: 's', target_first_name: 'Mara' } });
  await start();
  expect(document.body.textContent).toContain('Hello Mara. This survey is about you');
});

test('SURV-04 CONST-28 the intro says that a survey takes about 15 to 20 minutes', async () => {
  openSurveyPage();
  await start();
  expect(document.body.textContent).toContain('A survey takes about 15 to 20 minutes.');
  expect(document.body.textContent?.match(/minute/g)).toEqual(['minute']);
  expect(surveyMinutes).toEqual({ from: 15, to: 20 });
});

test('the intro of a short survey says how long it takes', async () => {
  const short = openSurveyPage({ opened: { announced_minutes: { from: 8, to: 10 } } });
  await start();
  expect(document.body.textContent).toContain('A survey takes about 8 to 10 minutes.');
  short.page.unmount();
  openSurveyPage({ opened: { announced_minutes: { from: 3, to: 3 } } });
  await start();
  expect(document.body.textContent).toContain('This survey takes about 3 minutes.');
});

test('the receipt says who sees what, the minimum group size and the date', async () => {
  openSurveyPage({
    opened: {
      receipt: {
        k: 7,
        cuts: ['overall', 'gender'],
        invited: 12,
        invited_as: 'teams',
        kept_until: '2027-01-03',
        certificate: {
          rows: 41,
          atoms: 12,
          k: 7,
          rank: 12,
          nodes: 9,
          algorithm: 'cocircuit 1',
          hash: '0123456789abcdef',
        },
        own_copy_possible: false,
      },
    },
  });
  await start();
  const receipt = within(screen.getByRole('region', { name: 'What happens to your answers' }));
  expect(receipt.getByText(/^7 people\./).tagName).toBe('DD');
  expect(
    receipt.getByText(/separated from it in a batch with the answers of at least 6 other people/).textContent,
  ).toMatch(
    /^Your answers are confidential and anonymous\. Only your link or your own sign-in opens your draft\..*After that, nothing links them to you\.$/,
  );
  expect(receipt.getByText('everyone together, gender').tagName).toBe('DD');
  expect(receipt.getByText('12 people, including you. Harbor & Pine selected whole teams.').tagName).toBe(
    'DD',
  );
  expect(receipt.getByText(/3 January 2027/).tagName).toBe('DD');
  expect(receipt.getByText(/Harbor & Pine see the results of groups/).tagName).toBe('DD');
  const proven = /published results of this survey \(41 groups\) depends on fewer than 7 people/;
  expect(receipt.getByText(proven).tagName).toBe('P');
  expect(receipt.getByText('Certificate 0123456789ab').tagName).toBe('SPAN');
  expect(receipt.queryByRole('checkbox')).toBeNull();
});

test('CODE-07 the intro of a personal code says what another PIN opens, and names who made letters', async () => {
  openSurveyPage({
    opened: {
      personal_code: 'this_form',
      receipt: {
        k: 7,
        cuts: [],
        kept_until: null,
        certificate: null,
        own_copy_possible: false,
        letters: [
          { made_by: 'Sven Larsen', made_on: '2026-11-03' },
          { made_by: null, made_on: '2026-11-05' },
        ],
      },
    },
  });
  await start();
  screen.getByText(/This survey is empty. If you’ve already begun, you chose another PIN/);
  screen.getByText(/Your code and your PIN take you back to where you left off/);
  const receipt = within(screen.getByRole('region', { name: 'What happens to your answers' }));
  receipt.getByText(/Only your code together with your PIN opens your draft/);
  receipt.getByText(/^Sven Larsen made a letter with a code for you on .*3 November 2026\./);
  receipt.getByText(/^An administrator made a letter with a code for you on .*5 November 2026\./);
  receipt.getByText(/could submit answers in your place, and yours wouldn’t count/);
});

test('the receipt says how many groups have published numbers, including everyone together', () => {
  const ofOne = createTranslator(survey, 'en')('receipt.certificate', { count: 1, k: 5 });
  expect(ofOne).toContain(
    'from the published results of this survey (one group) depends on fewer than 5 people',
  );
});

test('a private copy is stored only on request', async () => {
  const { user, answerer } = openSurveyPage();
  await start();
  const box = screen.getByRole('checkbox', { name: 'Keep a private copy of my result' });
  expect((box as HTMLInputElement).checked).toBe(false);
  await user.click(box);
  await user.click(await start());
  await screen.findByText('What happens in situation 1?');
  expect(answerer.bodiesOf('begin')[0]?.keep_copy).toBe(true);
});

test('SURV-14 SURV-15 the link resumes the survey at the question where it stopped', async () => {
  const first = openSurveyPage({ opened: { started: true } });
  first.answerer.answeredElsewhere(1);
  first.page.unmount();
  openSurveyPage({}, first.answerer);
  await screen.findByText('What happens in situation 2?');
  expect(screen.queryByRole('button', { name: "Let's Get Started" })).toBeNull();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 3 answered');
});

test('a failed start is shown and can be retried', async () => {
  const { user, answerer } = openSurveyPage();
  await start();
  answerer.now.road = 'broken';
  await user.click(await start());
  expect((await screen.findByText(/couldn’t start the survey/)).getAttribute('role')).toBe('alert');
  answerer.now.road = 'fine';
  await user.click(await start());
  await screen.findByText('What happens in situation 1?');
  expect(optionList().children.length).toBe(4);
});

const campaign = { name: 'Autumn benchmark', company: 'Harbor & Pine', closes_on: null, message: null };
const branding = {
  logo: { path: '/brand/0123', width: 400, height: 100 },
  accent: { color: '#107587', text_color: '#ffffff' },
};

test('the header shows the company’s logo under its name, and the main button its color', async () => {
  const { page } = openSurveyPage({ opened: { campaign: { ...campaign, branding } } });
  await start();
  const logo = within(screen.getByRole('banner')).getByRole('img', { name: 'Harbor & Pine' });
  expect(logo.getAttribute('src')).toBe('/brand/0123');
  expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['400', '100']);
  const style = page.container.querySelector<HTMLElement>('.survey')?.style;
  expect(style?.getPropertyValue('--brand-accent')).toBe('#107587');
  expect(style?.getPropertyValue('--brand-on-accent')).toBe('#ffffff');
  expect(screen.getByRole('banner').textContent).not.toContain('Harbor & Pine');
});

test('without a logo and a color, the header shows the company’s name', async () => {
  const { page } = openSurveyPage({ opened: { campaign } });
  await start();
  expect(within(screen.getByRole('banner')).getByText('Harbor & Pine').tagName).toBe('SPAN');
  expect(page.container.querySelector('.survey')?.getAttribute('style')).toBeNull();
});
