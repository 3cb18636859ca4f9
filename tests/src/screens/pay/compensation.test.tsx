import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrRoutes } from '../../../../src/routes/hrRoutes.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';
import { accountant, answer, found, options, searcher } from './answers.ts';

const open = (at: string, answers: FakeResponses = {}) =>
  renderApp({
    at,
    app: 'hr',
    routes: hrRoutes,
    person: searcher,
    answers: {
      '/v2/compensation/options': () => ({ body: options }),
      '/v2/compensation/find': () => ({ body: found }),
      '/v2/compensation/price': () => ({ body: answer }),
      ...answers,
    },
  });
const resultPath = '/search/accountant/abc123';

test('HR-11 MARKET-09 MARKET-12 a title finds jobs as one types, with the correction and a link to the level', async () => {
  const { user, sent } = await open('/search');
  await screen.findByRole('heading', { name: 'Search for a job' });
  screen.getByText('Synthetic data');
  await user.type(screen.getByLabelText('Job title'), 'senior buchalter');
  const link = await screen.findByRole('link', { name: 'Accountant' });
  screen.getByText('Showing results for “buchhalter”.');
  screen.getByText('also “Buchhalter”');
  expect(link.getAttribute('href')).toBe(`${resultPath}?level=senior`);
  expect(sent.at(-1)?.body).toMatchObject({ q: 'senior buchalter', level: null, country: '' });
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('HR-11 the search says when nothing matches, when it fails and when there is no data', async () => {
  await open('/search?q=xyz', {
    '/v2/compensation/find': () => ({ body: { ...found, results: [] } }),
  });
  await screen.findByRole('heading', { name: 'No jobs match' });
  cleanup();
  await open('/search?q=abc', { '/v2/compensation/find': () => ({ status: 500, body: {} }) });
  await screen.findByText('We couldn’t search the market data.');
  cleanup();
  await open('/search', { '/v2/compensation/options': () => ({ body: { ...options, files: [] } }) });
  await screen.findByRole('heading', { name: 'No market data yet' });
});

test('HR-13 MARKET-04 MARKET-09 each number opens its arithmetic: sources, weights, aging, conversion and fall-back', async () => {
  const { user } = await open(resultPath);
  await screen.findByRole('heading', { level: 1, name: 'Accountant' });
  screen.getByText('Synthetic data');
  const table = screen.getByRole('table', { name: 'Market pay by job' });
  await user.click(within(table).getByRole('button', { name: /^How P50 of Accountant is calculated/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How P50 of Accountant is calculated' }));
  dialog.getByText(/These figures cover all industries and companies of all sizes\./);
  dialog.getByText('Synthetic survey A');
  dialog.getByText('1.03 (365 days)');
  dialog.getByText('100%');
  dialog.getByText(/11 SEK per euro \(Synthetic rates/);
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('MARKET-05 MARKET-06 the page names the broader group and what lowers the confidence', async () => {
  await open(resultPath);
  const details = within(await screen.findByRole('region', { name: 'Details of Accountant' }));
  details.getByText(/The requested group has data about 4 people\./);
  details.getByText(/^Low confidence: fewer than 50 people, fewer than three sources/);
});

test('MARKET-03 currency, period and aging are part of the address', async () => {
  const { user, sent } = await open(resultPath);
  await user.click(await screen.findByLabelText('Currency'));
  await user.click(await screen.findByRole('option', { name: 'SEK' }));
  await user.click(await screen.findByLabelText('Period'));
  await user.click(await screen.findByRole('option', { name: 'Per month' }));
  await user.clear(screen.getByLabelText('Aging per year'));
  await user.type(screen.getByLabelText('Aging per year'), '25');
  await screen.findByText(/From 0% to 20%/);
  expect(sent.at(-1)?.body).toMatchObject({ currency: 'SEK', period: 'month' });
  expect(sent.some(({ body }) => JSON.stringify(body).includes('"yearly_percent":25'))).toBe(false);
});

test('MARKET-07 another job is added and removed', async () => {
  const other = { ...accountant, sqid: 'def456', title: 'Actuary', price: null };
  const compared = { ...answer, jobs: [accountant, other] };
  const { user, sent } = await open(`${resultPath}?with=def456`, {
    '/v2/compensation/price': () => ({ body: compared }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Market pay of 2 jobs' });
  screen.getByText('Not enough data');
  screen.getByText(/^Actuary: there are fewer than 10 people/);
  await user.click(screen.getByRole('button', { name: 'Remove Actuary from the comparison' }));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ jobs: ['abc123'] }));
});

test('MARKET-08 the link that is shared is the address of the page and gives no access', async () => {
  const { user } = await open(`${resultPath}?level=senior`);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this page' }));
  dialog.getByText(/It gives no one else access\./);
  expect(dialog.getByLabelText<HTMLInputElement>('Link').value).toBe(window.location.href);
});

test('HR-13 a job that doesn’t exist is not found', async () => {
  await open(resultPath, { '/v2/compensation/price': () => ({ status: 404, body: { code: 'not_found' } }) });
  await screen.findByRole('heading', { name: 'Job not found' });
});

test('HR-12 HR-29 people without the entitlement are led to their dashboard, which offers no search', async () => {
  const account = { ...searcher.ownAccount, meta_data: [] };
  const person = { ...searcher, ownAccount: account, currentAccount: account };
  const { where } = await renderApp({
    at: '/search',
    app: 'hr',
    routes: hrRoutes,
    person,
    answers: { '/v2/home/read': () => ({ body: { tasks: [], task_count: 0, changes: [] } }) },
  });
  await screen.findByRole('heading', { name: 'Compensation search is off' });
  expect(where()).toBe('/dashboard/user');
});
