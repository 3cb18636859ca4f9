import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '../../../../dataProviders/errors.ts';
import { hiringPaths } from '../../../../src/screens/hiring/hiringPaths.ts';
import { ada, button, done, gone, invited, open, overview } from './hiringApp.ts';

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));

test('a role shows its funnel, and pasted people are previewed and invited', async () => {
  const { user, asked: requests } = await open(hiringPaths.manage(4), {
    'hiring/overview': () => ({ body: overview }),
    'hiring/applicants': () => ({ body: { applicants: [ada, gone], total: 2 } }),
    'hiring/invite': invited,
    'hiring/move': done,
  });
  const funnel = within(await screen.findByRole('region', { name: 'Applicants by stage' }));
  funnel.getByText('Trial day');
  funnel.getByText(/3 reached · 1 now/);
  funnel.getByText('1 applicant requested support with the assessment.');
  expect((screen.getByLabelText('Application page link') as HTMLInputElement).value).toBe(
    'http://localhost/apply/abc',
  );

  await user.click(button('Invite applicants'));
  await user.type(screen.getByRole('textbox', { name: 'People' }), 'Cy <cy@people.example>\nnobody');
  screen.getByText('1 person found');
  screen.getByText('Lines without an email address: nobody');
  await user.click(button('Send invitations'));
  await screen.findByText('Done.');
  expect(requests('hiring/invite')).toEqual([
    { requisition_id: 4, people: [{ first_name: 'Cy', last_name: '', email: 'cy@people.example' }] },
  ]);
});

test('a stage of the pipeline lists its applicants, and selected ones are no longer selected', async () => {
  const { user, asked: requests } = await open(hiringPaths.manage(4), {
    'hiring/overview': () => ({ body: overview }),
    'hiring/applicants': () => ({ body: { applicants: [ada, gone], total: 2 } }),
  });
  await user.click(
    await screen.findByRole('checkbox', { name: 'Select all active applicants on this page' }),
  );
  screen.getByText('1 selected');
  const stage = button('Trial day');
  expect(stage.getAttribute('aria-pressed')).toBe('false');
  await user.click(stage);
  await vi.waitFor(() => expect(button('Trial day').getAttribute('aria-pressed')).toBe('true'));
  await vi.waitFor(() => expect(requests('hiring/applicants').at(-1)).toMatchObject({ stage: 'Trial day' }));
  expect(screen.queryByText('1 selected')).toBeNull();
});

test('applicants are selected and moved together, and withdrawn ones cannot be selected', async () => {
  const { user, asked: requests } = await open(hiringPaths.manage(4), {
    'hiring/overview': () => ({ body: overview }),
    'hiring/applicants': () => ({ body: { applicants: [ada, gone], total: 2 } }),
    'hiring/move': done,
  });
  expect((await screen.findByRole('checkbox', { name: 'Select Bo Gone' })).hasAttribute('disabled')).toBe(
    true,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Select all active applicants on this page' }));
  screen.getByText('1 selected');
  await user.click(screen.getByRole('combobox', { name: 'Move to' }));
  await user.click(screen.getByRole('option', { name: 'Trial day' }));
  await user.click(button('Move'));
  await screen.findByText('Done.');
  expect(requests('hiring/move')).toEqual([
    { requisition_id: 4, applicant_ids: [7], stage: 'Trial day', reason: null },
  ]);
});

const rates = {
  role: overview.role,
  made_on: null as string | null,
  undecided: 3,
  applicants: 3,
  tables: [],
};

test('selection rates say why they are not available yet', async () => {
  await open(hiringPaths.rates(4), { 'hiring/rates': () => ({ body: rates }) });
  await screen.findByText(/The role is still open. 3 applications have no decision yet./);
  expect(screen.queryByRole('button', { name: 'Calculate selection rates' })).toBeNull();
});

const noFeedback = {
  published_on: '2026-11-20',
  n_band: null,
  shares: [],
  comments: [] as string[],
  total: 0,
  themes: [],
};

test('selection rates describe each group in words', async () => {
  const row = { group: ['woman'], applicants: 20, selected: 6, rate: 0.3, ratio: 0.5, p: 0.11, z: -1.9 };
  const table = {
    rows: [{ ...row, isBelowFourFifths: true, word: 'tooFew' }],
    leftOut: 1,
    applicantsLeftOut: null,
    unknown: 0,
  };
  const tables = [{ stage: 'applied', dimensions: ['gender'], table }];
  await open(hiringPaths.rates(4), {
    'hiring/rates': () => ({ body: { ...rates, made_on: '2026-11-20', undecided: 0, tables } }),
    'hiring/feedback': () => ({
      body: { ...noFeedback, total: 6, comments: Array.from({ length: 6 }, () => 'Shorter, please') },
    }),
  });
  const shown = within(await screen.findByRole('table', { name: 'Applied: By gender' }));
  shown.getByRole('row', { name: 'Woman 20 6 30% 50% 0.11 Too few applicants to say' });
  screen.getByText('1 group is too small to be shown.');
  const feedback = within(await screen.findByRole('region', { name: 'Survey feedback' }));
  expect(feedback.getAllByText('Shorter, please').length).toBeGreaterThan(0);
});

test('applying requires a name without addresses and consent, and the next step comes by email', async () => {
  const page = {
    role: {
      title: 'Miller',
      description: 'Mills.',
      company: 'Harbor & Pine',
      closes_on: null,
      retention_days: 90,
      open: true,
    },
    own: null,
  };
  const { user, asked: requests } = await open(
    '/apply/abc',
    {
      'hiring/page': () => ({ body: page }),
      'hiring/apply': () => ({ body: { message: 'It is on its way.' } }),
    },
    null,
  );
  await screen.findByRole('heading', { level: 1, name: 'Miller' });
  screen.getByText(/is deleted 90 days after/);
  const firstName = screen.getByRole('textbox', { name: /First name/ });
  await user.type(firstName, 'Win: www.evil.example');
  await user.type(screen.getByRole('textbox', { name: /Last name/ }), 'Miller');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@people.example');
  await user.click(button('Apply'));
  await screen.findByText('Select this checkbox to apply.');
  screen.getByText('Enter your name only, without a web or email address.');
  expect(requests('hiring/apply')).toEqual([]);
  await user.clear(firstName);
  await user.type(firstName, 'Ada');
  await user.click(screen.getByRole('checkbox'));
  await user.click(button('Apply'));
  await screen.findByText('It is on its way.');
  expect(requests('hiring/apply')).toHaveLength(1);
});

test('an unknown link says so', async () => {
  const refused = () => ({
    status: 404,
    body: new HttpError(404, { code: 'link_unknown', message: '' }).body,
  });
  await open('/apply/old', { 'hiring/page': refused }, null);
  await screen.findByRole('heading', { name: 'This link doesn’t work' });
});
