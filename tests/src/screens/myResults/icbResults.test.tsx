import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import OwnBenchmarkResults from '../../../../src/screens/myResults/OwnBenchmarkResults.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { topicsAt } from '../dashboards/answers.ts';
import { aPerson, otherAccount, renderScreen } from '../renderScreen.tsx';

const aCopy = (campaign_id: number, finished_on: string, by: number) => ({
  campaign_id,
  campaign: `Benchmark ${campaign_id}`,
  finished_on,
  topics: topicsAt(by).map(({ topic_id, topic, answer_percent, elements }) => ({
    topic_id,
    topic,
    answer_percent,
    elements: elements.map(({ element_id, element, answer_percent: percent }) => ({
      element_id,
      element,
      answer_percent: percent,
    })),
  })),
});

const copies = { individual_results: { results: [aCopy(4, '2026-05-02', -5), aCopy(5, '2026-08-02', 0)] } };

test('the page has no accessibility findings', async () => {
  renderScreen(OwnBenchmarkResults, { answers: copies });
  await screen.findByRole('list', { name: 'Topics, highest first' });
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('STATE-37 own results are requested with the user and the fixed time', async () => {
  const { asked: requests } = renderScreen(OwnBenchmarkResults, { answers: copies });
  await screen.findByRole('list', { name: 'Topics, highest first' });
  expect(requests).toEqual([
    {
      path: '/api/v2/microsurvey_results/individual_results',
      body: { user_id: 7, answer_time: '2024-07-01 00:00:00' },
    },
  ]);
});

test('the newest copy is shown next to the previous one', async () => {
  renderScreen(OwnBenchmarkResults, { answers: copies });
  const topics = within(await screen.findByRole('list', { name: 'Topics, highest first' }));
  expect(topics.getAllByRole('listitem')[0]?.textContent).toBe('Respectbefore: 6772High');
});

test('an earlier copy can be selected', async () => {
  const { user } = renderScreen(OwnBenchmarkResults, { answers: copies });
  await user.click(await screen.findByRole('combobox', { name: 'Result' }));
  await user.click(screen.getByRole('option', { name: 'Benchmark 4, 2 May 2026' }));
  const topics = within(await screen.findByRole('list', { name: 'Topics, highest first' }));
  expect(topics.getAllByRole('listitem')[0]?.textContent).toBe('Respect67Medium');
});

describe('ERR-19', () => {
  test('ERR-19 a failure clears the previous list', async () => {
    const { answers, queryClient } = renderScreen(OwnBenchmarkResults, { answers: { ...copies } });
    await screen.findByRole('list', { name: 'Topics, highest first' });
    answers.individual_results = 500;
    await act(() => queryClient.refetchQueries());
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your results');
    expect(screen.queryByRole('list', { name: 'Topics, highest first' })).toBeNull();
  });
});

test('without a copy, the page says how to keep one', async () => {
  renderScreen(OwnBenchmarkResults, { answers: { individual_results: { results: [] } } });
  const heading = await screen.findByRole('heading', { name: 'No private copies yet' });
  expect(heading.nextSibling?.textContent).toContain('Keep a private copy of my result');
});

test('nothing is loaded or shown while another account is viewed', async () => {
  const person = { ...aPerson({ permissions: ['admin'] }), currentAccount: otherAccount };
  const { asked: requests } = renderScreen(OwnBenchmarkResults, { answers: copies, person });
  await screen.findByRole('heading', { name: 'Private results aren’t shown here' });
  expect(requests).toEqual([]);
});
