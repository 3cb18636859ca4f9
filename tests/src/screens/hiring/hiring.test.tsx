import { screen, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '../../../../dataProviders/errors.ts';
import { metrics } from '../../../../domain/metrics/metrics.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { hiringPaths } from '../../../../src/screens/hiring/hiringPaths.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));

const role = {
  id: 4,
  title: 'Miller',
  description: null,
  status: 'open',
  blueprint_id: null,
  closes_on: null,
  retention_days: 180,
  public_link: true,
  updated_at: '2026-11-01T09:00:00.000Z',
};
const overview = {
  role: { id: 4, title: 'Miller', status: 'open' },
  funnel: [
    { stage: 'applied', now: 1, reached: 3 },
    { stage: 'Trial day', now: 2, reached: 2 },
  ],
  total: 3,
  finished: 1,
  undecided: 3,
  withdrawn: 0,
  hired: 0,
  rejected: 0,
  asking: 1,
  has_rates: false,
  public_url: 'http://localhost/apply/abc',
};
const ada = {
  id: 7,
  requisition_id: 4,
  name: 'Ada Miller',
  email: 'ada@people.example',
  source: 'invited',
  stage: 'applied',
  decision: 'none',
  status: 'finished',
  asks: true,
  applied_on: '2026-11-20',
  withdrawn_on: null,
  delete_after: null,
};
const gone = { ...ada, id: 8, name: 'Bo Gone', withdrawn_on: '2026-11-20', asks: false };
const aMove = {
  id: 1,
  stage: 'applied',
  moved_on: '2026-11-20',
  moved_by: '',
  reason: null as string | null,
  undone_on: null,
  undone_by: '',
};
const fullApplicant = {
  ...ada,
  role: { id: 4, title: 'Miller', status: 'open', stages: ['applied', 'Trial day'] },
  invited_on: '2026-11-20',
  started_on: '2026-11-20',
  finished_on: '2026-11-20',
  reminders_sent: 0,
  accommodation: { more_time: true, reader: false, locale: null, note: 'A larger font' },
  accommodation_handled_on: null,
  decided_by: '',
  decided_on: null,
  decision_reason: null,
  next: ['advanced', 'offered', 'rejected'],
  history: [aMove],
  blueprint: null,
  notes: [],
  own_answers: [
    { question: 'Which shift?', kind: 'choice', choice: 'Early' },
    { question: 'How far do you travel?', kind: 'rating', points: 5, rating: 5, high: 'Far' },
    { question: 'Anything else?', kind: 'text' },
  ].map((one) => ({ low: '', high: '', points: null, rating: null, choice: null, text: null, ...one })),
  profile: {
    kind: 'ipsative',
    outcome: 'profiled',
    between_people: 'score_relative',
    order: 'score_relative',
    made_on: '2026-11-20',
    model_version: 'pl-irt-1',
    norm_version: null,
    blueprint: null,
    metrics: metrics.map((metric, at) => ({ metric, word: at === 0 ? 'higher' : 'same' })),
  },
};

async function open(
  at: string,
  answers: FakeResponses,
  person: Parameters<typeof renderApp>[0]['person'] = hirer,
) {
  const dataProvider = {
    getOne: async () => ({ data: role }),
    getList: async () => ({ data: [], total: 0 }),
  } as unknown as DataProvider; // These screens use nothing else.
  const reported = Object.fromEntries(
    Object.entries(answers).map(([path, answer]) => [`/v2/${path}`, answer]),
  );
  const opened = await renderApp({
    at,
    routes: mainRoutes,
    person,
    dataProvider,
    answers: { '/v2/account/get_accounts': () => ({ body: { accounts: [] } }), ...reported },
  });
  const requests = (path: string) =>
    opened.sent.filter((call) => call.path === `/v2/${path}`).map(({ body }) => body);
  return { ...opened, asked: requests };
}
const hirer = aPerson({ permissions: ['user', 'full_hiring'] });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const done = () => ({ body: { message: 'Done.' } });
const invited = () => ({ body: { message: 'Done.', invited: 2 } });

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

test.each([
  ['score_relative', [], /^This profile can’t be compared with the blueprint/],
  [
    null,
    [
      { metric: 'humility', low: 60, high: 80, importance: 'useful', fit: 'below' },
      { metric: 'trust', low: 40, high: 70, importance: 'minor', fit: 'fits' },
    ],
    /^In the target range or too close to call: 1 of 2 metrics\./,
  ],
])('an even profile is one sentence, its blueprint refused with %s', async (refused, compared, sentence) => {
  const facts = {
    blueprint: { id: 3, name: 'Team lead', refused, metrics: compared },
    metrics: metrics.map((metric) => ({ metric, word: 'same' })),
  };
  const ranges = [
    { metric: 'humility', low: 60, high: 80, importance: 'useful' },
    { metric: 'trust', low: 40, high: 70, importance: 'minor' },
  ];
  const applicant = {
    ...fullApplicant,
    profile: { ...fullApplicant.profile, ...facts },
    blueprint: { name: 'Team lead', ranges },
  };
  await open(hiringPaths.applicant(7), { 'hiring/applicant': () => ({ body: { applicant } }) });
  const evidence = within(await screen.findByRole('region', { name: 'Evidence and interview' }));
  evidence.getByRole('heading', { name: 'Compared with the blueprint “Team lead”' });
  evidence.getByText(sentence);
  screen.getByText(/^No metric stands out/);
  evidence.getByText('60 to 80 of 100');
  expect(evidence.queryAllByText('Significantly below')).toHaveLength(compared.length === 0 ? 0 : 1);
  expect(evidence.queryAllByText(/^Ask: the result is significantly below/)).toHaveLength(
    compared.length === 0 ? 0 : 1,
  );
});

test('an interview has the blueprint’s questions, and a note is written beside its criterion', async () => {
  const ranges = [{ metric: 'trust', low: 40, high: 70, importance: 'essential' }];
  const notes = [
    {
      id: 5,
      metric: 'trust',
      text: 'Kept a promise.',
      written_on: '2026-11-20',
      written_by: 'Bo Li',
      is_own: false,
    },
    { id: 6, metric: null, text: 'On time.', written_on: '2026-11-20', written_by: 'Me', is_own: true },
  ];
  const applicant = { ...fullApplicant, blueprint: { name: 'Team lead', ranges }, notes };
  const { user, asked: requests } = await open(hiringPaths.applicant(7), {
    'hiring/applicant': () => ({ body: { applicant } }),
    'hiring/add_note': done,
    'hiring/delete_note': done,
  });
  const trust = within(await screen.findByRole('region', { name: 'Trust' }));
  trust.getByText('Ask every applicant');
  trust.getByText('Tell me about a promise at work that was hard to keep. What happened?');
  trust.getByText('Kept a promise.');
  expect(trust.queryByRole('button', { name: 'Delete note' })).toBeNull();
  await user.click(trust.getByRole('button', { name: 'Add note: Trust' }));
  await user.click(trust.getByRole('button', { name: 'Save note' }));
  await trust.findByText('Required');
  await user.type(trust.getByRole('textbox', { name: 'Note: Trust' }), 'Shares the lead.');
  await user.click(trust.getByRole('button', { name: 'Save note' }));
  await screen.findByText('Done.');
  expect(requests('hiring/add_note')).toEqual([
    { applicant_id: 7, metric: 'trust', text: 'Shares the lead.' },
  ]);
  await user.click(button('Delete note'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete note' }));
  await vi.waitFor(() => expect(requests('hiring/delete_note')).toEqual([{ note_id: 6 }]));
});

test('HIRE-01 the decision panel says what comes next, moves with a reason and undoes the newest move', async () => {
  const applicant = {
    ...fullApplicant,
    stage: 'Trial day',
    history: [
      ...fullApplicant.history,
      { ...aMove, id: 2, stage: 'Trial day', moved_by: 'Bo Li', reason: 'Good talk' },
    ],
  };
  const { user, asked: requests } = await open(hiringPaths.applicant(7), {
    'hiring/applicant': () => ({ body: { applicant } }),
    'hiring/move': done,
    'hiring/undo_move': done,
  });
  const panel = within(await screen.findByRole('region', { name: 'Decision' }));
  panel.getByText('Next: record a decision with a reason.');
  const current = within(panel.getByRole('list', { name: 'Stages of this role' })).getAllByRole('listitem');
  expect(current.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'step']);
  screen.getByText('Good talk');
  await user.click(panel.getByRole('button', { name: 'Undo move to Trial day' }));
  await vi.waitFor(() => expect(requests('hiring/undo_move')).toEqual([{ applicant_id: 7, move_id: 2 }]));
  await user.type(panel.getByRole('textbox', { name: 'Reason (optional)' }), ' Wrong row ');
  await user.click(panel.getByRole('button', { name: 'Move' }));
  await vi.waitFor(() =>
    expect(requests('hiring/move')).toEqual([
      { requisition_id: 4, applicant_ids: [7], stage: 'applied', reason: 'Wrong row' },
    ]),
  );
  await user.click(panel.getByRole('button', { name: 'Make a decision' }));
  expect(document.activeElement).toBe(panel.getByRole('combobox', { name: 'Decision' }));
});

test('the email link of an applicant has no other header than the address', async () => {
  const applicant = { ...fullApplicant, email: 'hr?bcc=eve@people.example' };
  await open(hiringPaths.applicant(7), { 'hiring/applicant': () => ({ body: { applicant } }) });
  const link = await screen.findByRole('link', { name: applicant.email });
  expect(link.getAttribute('href')).toBe('mailto:hr%3Fbcc%3Deve@people.example');
});

test('an application shows a relative profile without comparison, and is decided on with a reason', async () => {
  const { user, asked: requests } = await open(hiringPaths.applicant(7), {
    'hiring/applicant': () => ({ body: { applicant: fullApplicant } }),
    'hiring/decide': done,
  });
  const profile = within(await screen.findByRole('region', { name: 'What the applicant ranks highest' }));
  profile.getByRole('heading', { name: 'Relative profile' });
  profile.getByText('Humility:', { exact: false });
  expect(profile.getByRole('alert').textContent).not.toBe('');
  screen.getByText('A larger font');
  const own = within(screen.getByRole('region', { name: 'Answers to custom questions' }));
  expect(own.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Early',
    '5 of 5 (Far)',
    'Skipped',
  ]);

  await user.click(button('Record decision'));
  expect((await screen.findAllByText('Required')).length).toBe(2);
  await user.click(screen.getByRole('combobox', { name: 'Decision' }));
  await user.click(screen.getByRole('option', { name: 'Advanced' }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Knows mills');
  await user.click(button('Record decision'));
  await screen.findByText('Done.');
  expect(requests('hiring/decide')).toEqual([
    { applicant_id: 7, decision: 'advanced', reason: 'Knows mills' },
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
