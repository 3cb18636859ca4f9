import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JobRun, ScheduledJob, UnsentMailResponse } from '../../../../contract/v2/backgroundTasks.ts';
import type { ScoringRun } from '../../../../contract/v2/scoring.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';

const moment = '2026-11-20T10:00:00Z';
const jobId = '3f0c1c0e-5b8f-4a49-9f0a-8a4bb8d3f001';

const aMail = (overrides: Partial<UnsentMailResponse> = {}): UnsentMailResponse => ({
  id: 5,
  to: 'grace@people.example',
  subject: 'Your invitation',
  status: 'outbox',
  attempts: 0,
  last_error: null,
  created_at: moment,
  text: 'Hello Grace,\nopen https://cairn.example/metrics/m?code=abc. <b>Bye</b>',
  ...overrides,
});

const aJob = (overrides: Partial<JobRun> = {}): JobRun => ({
  id: jobId,
  name: 'send-mails',
  state: 'failed',
  reason: 'The mail server did not answer.',
  created_at: moment,
  started_at: moment,
  finished_at: null,
  ...overrides,
});

const aSchedule: ScheduledJob = {
  name: 'remind',
  cron: '10 * * * *',
  last_at: moment,
  last_state: 'failed',
  next_at: moment,
};

const aRun: ScoringRun = {
  id: 3,
  kind: 'score',
  wanted: 10_000,
  done: 2_500,
  failed: 1,
  began_at: moment,
  ended_at: null,
};

interface Work {
  readonly mails?: readonly UnsentMailResponse[];
  readonly jobs?: readonly JobRun[];
  readonly schedules?: readonly ScheduledJob[];
  readonly runs?: readonly ScoringRun[];
  readonly answers?: FakeResponses;
}

async function openTasks({
  mails = [aMail()],
  jobs = [aJob()],
  schedules = [aSchedule],
  runs = [{ ...aRun, ended_at: moment }],
  answers = {},
}: Work = {}) {
  const count = (state: JobRun['state']) => jobs.filter((job) => job.state === state).length;
  const counts = {
    waiting: count('waiting'),
    running: count('running'),
    failed: count('failed'),
    cancelled: count('cancelled'),
    done: count('done'),
  };
  const opened = await renderApp({
    at: '/admin/tasks',
    routes: mainRoutes,
    person: aPerson({ permissions: ['admin', 'super_admin'] }),
    answers: {
      '/v2/tasks/outbox': () => ({ body: { mails, total: mails.length } }),
      '/v2/tasks/jobs': () => ({ body: { jobs, counts } }),
      '/v2/tasks/schedules': () => ({ body: { schedules } }),
      '/v2/scoring/runs': () => ({ body: { runs } }),
      '/v2/tasks/run_now': () => ({ body: { message: 'The job will run shortly.' } }),
      '/v2/tasks/cancel': () => ({ body: { message: 'Job canceled.' } }),
      '/v2/tasks/retry': () => ({ body: { message: 'It will run again shortly.' } }),
      '/v2/tasks/retry_mail': () => ({ body: { message: 'It is queued again.' } }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Tasks' });
  return opened;
}

test('has no accessibility problems', async () => {
  await openTasks();
  await screen.findByRole('table', { name: 'Unsent emails' });
  await screen.findByRole('table', { name: 'Job runs, newest first' });
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('explains why emails are in the outbox and shows each with links but no markup', async () => {
  const { user } = await openTasks();
  await screen.findByText(/No mail server is set up, so emails wait/);
  await user.click(screen.getByRole('button', { name: 'Your invitation' }));
  const mail = within(await screen.findByRole('dialog', { name: 'Your invitation' }));
  expect(mail.getByRole('link').getAttribute('href')).toBe('https://cairn.example/metrics/m?code=abc');
  mail.getByText(/<b>Bye<\/b>/);
  expect(mail.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('says why an email failed and sends it again', async () => {
  const { user, sent } = await openTasks({
    mails: [aMail({ status: 'failed', attempts: 3, last_error: 'Mailbox full', text: null })],
  });
  await user.click(await screen.findByRole('button', { name: 'Your invitation' }));
  screen.getByText(/Reason: Mailbox full/);
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await screen.findByText('It is queued again.');
  expect(sent.find(({ path }) => path === '/v2/tasks/retry_mail')?.body).toEqual({ id: 5 });
});

test('says why a job failed and runs it again', async () => {
  const { user, sent } = await openTasks();
  await screen.findByText('The mail server did not answer.');
  await user.click(screen.getByRole('button', { name: 'Run again: Send emails' }));
  await screen.findByText('It will run again shortly.');
  expect(sent.find(({ path }) => path === '/v2/tasks/retry')?.body).toEqual({ id: jobId });
});

test('shows why another run was refused', async () => {
  const { user } = await openTasks({
    answers: { '/v2/tasks/retry': () => ({ status: 409, body: { message: 'It runs already.' } }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Run again: Send emails' }));
  expect((await screen.findByRole('alert')).textContent).toContain('It runs already.');
});

test('says what will appear while there is nothing', async () => {
  await openTasks({ mails: [], jobs: [], schedules: [], runs: [] });
  await screen.findByText('No unsent emails');
  await screen.findByText('No jobs yet');
  await screen.findByText('Nothing scored yet');
  await screen.findByText('Nothing is scheduled yet');
});

test('keeps the other panels usable when one fails to load', async () => {
  let isUp = false;
  const { user, sent } = await openTasks({
    answers: {
      '/v2/tasks/outbox': () =>
        isUp ? { body: { mails: [aMail()], total: 1 } } : { status: 500, body: { message: 'No.' } },
    },
  });
  await screen.findByText('We couldn’t load the outbox.');
  await screen.findByText('Send emails');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Your invitation' });
  const before = sent.length;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  const panels = ['/v2/scoring/runs', '/v2/tasks/jobs', '/v2/tasks/outbox', '/v2/tasks/schedules'];
  // A panel may be loaded once more in the meantime, because running jobs are polled.
  await waitFor(() =>
    expect([...new Set(sent.slice(before).map(({ path }) => path))].sort()).toEqual(panels),
  );
});

test('cancels a waiting job', async () => {
  const { user, sent } = await openTasks({ jobs: [aJob({ state: 'waiting', reason: null })] });
  await user.click(await screen.findByRole('button', { name: 'Cancel: Send emails' }));
  await screen.findByText('Job canceled.');
  expect(sent.find(({ path }) => path === '/v2/tasks/cancel')?.body).toEqual({ id: jobId });
});

test('describes each schedule in words and runs one now', async () => {
  const { user, sent } = await openTasks();
  const table = within(await screen.findByRole('table', { name: 'Scheduled jobs' }));
  table.getByRole('row', { name: /Every hour at minute 10.*Failed/ });
  await user.click(table.getByRole('button', { name: 'Run now: Remind people who haven’t finished' }));
  await screen.findByText('The job will run shortly.');
  expect(sent.find(({ path }) => path === '/v2/tasks/run_now')?.body).toEqual({ name: 'remind' });
});

test('shows the progress of scoring and rescores everything only after a warning', async () => {
  const { user, sent } = await openTasks({
    runs: [aRun],
    answers: { '/v2/scoring/rescore': () => ({ body: { message: 'They are made again.' } }) },
  });
  const progress = await screen.findByRole('progressbar', { name: 'Finished assessments' });
  expect(progress.getAttribute('aria-valuenow')).toBe('25');
  screen.getByText('2,500 of 10,000 scored · 1 couldn’t be read');
  const requests = () => sent.filter(({ path }) => path === '/v2/scoring/rescore').length;
  await user.click(screen.getByRole('button', { name: 'Recalculate all scores' }));
  const warning = within(await screen.findByRole('dialog'));
  warning.getByText(/Previous scores are kept/);
  expect(requests()).toBe(0);
  await user.click(warning.getByRole('button', { name: 'Recalculate all scores' }));
  await screen.findByText('They are made again.');
  expect(requests()).toBe(1);
});
