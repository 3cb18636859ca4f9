import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { metrics } from '../../../../domain/metrics/metrics.ts';
import { hiringPaths } from '../../../../src/screens/hiring/hiringPaths.ts';
import { aMove, button, done, fullApplicant, open } from './hiringApp.ts';

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));

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
