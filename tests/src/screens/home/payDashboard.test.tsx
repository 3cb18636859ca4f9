import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { HomeOverview } from '../../../../contract/v2/home.ts';
import PayDashboard from '../../../../src/screens/home/PayDashboard.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aPerson, otherAccount, renderScreen } from '../renderScreen.tsx';
import { homeOverview, listedTask } from './homeAnswers.ts';

const changes: HomeOverview['changes'] = [
  { kind: 'own_results', name: 'Q3', at: '2026-12-01', is_new: false, path: '/my-results/full' },
];
const hrPerson = (permissions: Parameters<typeof aPerson>[0], enable_search: boolean) => {
  const person = aPerson(permissions);
  const account = {
    ...person.ownAccount,
    schema_name: 'cairnhr_meridian',
    meta_data: [{ enable_search }],
  };
  return { ...person, ownAccount: account, currentAccount: account };
};
const linkPaths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const render = (
  person: ReturnType<typeof hrPerson>,
  home: HomeOverview | number = homeOverview({ changes }),
) => renderScreen(PayDashboard, { app: 'hr', person, answers: { 'home/overview': home } });

test('HR-10 HR-29 the home page of a person who searches speaks of pay and leads to the search', async () => {
  render(hrPerson({ permissions: ['user'] }, true));
  await screen.findByRole('heading', { name: 'What does the market pay?' });
  screen.getByText('Market pay and your tasks at Harbor & Pine.');
  expect(linkPaths()).toEqual(['/search']);
  expect(document.body.textContent).not.toMatch(/culture|benchmark/i);
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('HR-29 HOME-04 in the HR app nothing is offered that only the main app has', async () => {
  render(hrPerson({ permissions: ['user'] }, false), homeOverview({ tasks: [listedTask()], changes }));
  await screen.findByText('1 task');
  screen.getByRole('heading', { name: 'Compensation search is off' });
  await screen.findByText('Nothing new in the last 30 days.');
  expect(linkPaths()).toEqual(['/metrics/m']);
});

test('HR-06 HR-25 delegated administrators reach their accounts from home', async () => {
  render(hrPerson({ permissions: ['user', 'delegated_admin'] }, true));
  await screen.findByRole('heading', { name: 'Accounts' });
  expect(linkPaths()).toContain('/accounts');
});

test('a failure to load the tasks leaves the rest of the page', async () => {
  render(hrPerson({ permissions: ['user'] }, true), 500);
  await screen.findByText('We couldn’t load your tasks.');
  expect(linkPaths()).toContain('/search');
});

test('while another account is viewed, no tasks are read', async () => {
  const person = { ...hrPerson({ permissions: ['admin'] }, true), currentAccount: otherAccount };
  const { asked } = render(person);
  await screen.findByText(/^Market pay and your tasks at Lumen Works/);
  expect(asked).toEqual([]);
});
