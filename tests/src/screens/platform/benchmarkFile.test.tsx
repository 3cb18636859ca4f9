import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';

const score = { topic_id: 5, score: 61.5, spread: 18, n: 1200, source: '=HYPERLINK()', year: 2025 };
const file = { id: 4, file_name: 'norms.csv', loaded_at: '2026-11-20T10:00:00Z', rows: [score] };
const topics = [{ topic_id: 5, topic: 'Respect' }];
const valid = { rows: [{ ...score, source: 'Institute' }], problems: [], problem_count: 0 };

async function openPage(answers: FakeResponses = {}, loaded: typeof file | null = file) {
  const opened = await renderApp({
    at: '/admin/benchmark-file',
    routes: mainRoutes,
    person: aPerson({ permissions: ['admin'] }),
    answers: {
      '/v2/benchmark_file/read': () => ({ body: { file: loaded, topics } }),
      '/v2/benchmark_file/check': () => ({ body: valid }),
      '/v2/benchmark_file/load': () => ({ body: { message: 'External benchmark loaded.' } }),
      '/v2/benchmark_file/remove': () => ({ body: { message: 'External benchmark removed.' } }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'External benchmark' });
  return opened;
}

const choose = async (user: Awaited<ReturnType<typeof openPage>>['user'], content: BlobPart) =>
  user.upload(
    await screen.findByLabelText('Benchmark file', { selector: 'input' }),
    new File([content], 'new.csv', { type: 'text/csv' }),
  );

test('NORM-04 the file that accounts see is shown with its sources and can be removed', async () => {
  const { user, sent } = await openPage();
  const table = await screen.findByRole('table', { name: 'Scores of the external benchmark' });
  within(table).getByText('=HYPERLINK()');
  expect(await findAccessibilityProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove benchmark' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the external benchmark?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove benchmark' }));
  await screen.findByText('External benchmark removed.');
  expect(sent.find(({ path }) => path === '/v2/benchmark_file/remove')?.body).toEqual({ id: 4 });
});

test('NORM-02 a file is previewed before it replaces the other one', async () => {
  const { user, sent } = await openPage();
  await choose(user, 'topic,score');
  await screen.findByText('new.csv has 1 valid row. Nothing has been changed yet.');
  const table = screen.getByRole('table', { name: 'Scores in the chosen file' });
  within(table).getByText('Institute');
  expect(sent.some(({ path }) => path === '/v2/benchmark_file/load')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Replace benchmark' }));
  await screen.findByText('External benchmark loaded.');
  expect(sent.find(({ path }) => path === '/v2/benchmark_file/load')?.body).toMatchObject({
    file_name: 'new.csv',
    text: 'topic,score',
    replaces: 4,
  });
});

test('NORM-02 problems are listed by line, and the file can’t be loaded', async () => {
  const problems = [{ line: 3, column: 'topic', problem: 'duplicate', first_line: 2 }];
  const { user } = await openPage(
    { '/v2/benchmark_file/check': () => ({ body: { rows: [], problems, problem_count: 4 } }) },
    null,
  );
  await screen.findByRole('heading', { name: 'No external benchmark' });
  await choose(user, 'topic,score');
  await screen.findByText('4 problems in new.csv');
  screen.getByText('Line 2 has the same topic, source and year. Remove one of them.');
  screen.getByText('3 more problems aren’t listed.');
  expect(screen.queryByRole('button', { name: 'Load benchmark' })).toBeNull();
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('NORM-02 a file that isn’t text in UTF-8 is not sent', async () => {
  const { user, sent } = await openPage();
  await choose(user, new Uint8Array([0xff, 0xfe, 0x41, 0x00]));
  await screen.findByText(/^new\.csv can’t be read\. Save it as CSV in UTF-8/);
  expect(sent.some(({ path }) => path === '/v2/benchmark_file/check')).toBe(false);
});
