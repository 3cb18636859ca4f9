import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ResultHeadline } from '../../../../src/results/ResultHeadline.tsx';
import BenchmarkDashboard from '../../../../src/screens/dashboards/BenchmarkDashboard.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aPerson, otherAccount, renderScreen } from '../renderScreen.tsx';
import { aCampaign, anEarlierCampaign, aSmallCampaign, topicsAt } from './answers.ts';
import { answers, details } from './benchmarkAnswers.ts';

const only = (campaign: ReturnType<typeof aCampaign>) => ({
  topic_scores_by_element: { campaigns: [campaign] },
});

async function headline(score: string): Promise<HTMLElement> {
  const number = await screen.findByText(new RegExp(`^Harbor & Pine scores ${score} out of 100`));
  return number.parentElement ?? number;
}

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent?.match(/^[A-Za-z ]+/)?.[0]);

describe('with results', () => {
  test('it starts with the score, its uncertainty and its change', async () => {
    const { page } = renderScreen(BenchmarkDashboard, { answers: answers() });
    const sentence = await headline('60');
    expect(sentence.textContent).toBe(
      'Harbor & Pine scores 60 out of 100 (±3 points). Significantly higher than in Q2 2026 (52).',
    );
    page.unmount();
    renderScreen(() => (
      <ResultHeadline company="Harbor & Pine" campaign={aCampaign()} before={anEarlierCampaign()} />
    ));
    expect((await headline('60')).nextElementSibling?.textContent).toBe(
      'Highest: Respect (72). Lowest: Speaking up (47). Significantly higher than in Q2 2026: Belonging (56 to 64), Fairness (50 to 58), Speaking up (39 to 47), Growth (53 to 61), Respect (64 to 72), and Leadership (47 to 55).',
    );
  });

  test('topics without a significant change are not called changed', async () => {
    const earlier = anEarlierCampaign({ topics: topicsAt(-2) });
    renderScreen(() => <ResultHeadline company="Harbor & Pine" campaign={aCampaign()} before={earlier} />);
    const sentence = await headline('60');
    expect(sentence.nextElementSibling?.textContent).toContain(
      'No topic changed significantly since Q2 2026.',
    );
  });

  test('ENT-52 elements of the selected topic are sorted highest first', async () => {
    const topics = topicsAt(0).map((topic) => ({ ...topic, elements: topic.elements.toReversed() }));
    const { user } = renderScreen(BenchmarkDashboard, {
      at: details,
      answers: answers(only(aCampaign({ topics }))),
    });
    await user.click(await screen.findByRole('combobox', { name: 'Topic' }));
    await user.click(screen.getByRole('option', { name: 'Growth' }));
    const elements = await screen.findByRole('list', { name: 'Elements of Growth, highest first' });
    expect(names(elements)).toEqual(['Feedback', 'Mentoring', 'Learning']);
  });

  test('every campaign can be selected, and the newest is shown first', async () => {
    const { user } = renderScreen(BenchmarkDashboard, { answers: answers() });
    const chooser = await screen.findByRole('combobox', { name: 'Campaign' });
    expect(chooser).toHaveProperty('textContent', 'Culture benchmark Q3 2026 (Q3 2026)');
    await user.click(chooser);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Culture benchmark Q3 2026 (Q3 2026)',
      'Culture benchmark Q2 2026 (Q2 2026)',
    ]);
    await user.click(screen.getByRole('option', { name: /Q2 2026/ }));
    await headline('52');
    expect(screen.queryByText(/^Harbor & Pine scores 60 out of 100/)).toBeNull();
  });

  test('a capped score says so and is not compared', async () => {
    const overall = { answer_percent: 80, low: false, high: true, n_band: 5, margin: null };
    const campaigns = [aCampaign({ overall }), anEarlierCampaign()];
    renderScreen(BenchmarkDashboard, { answers: answers({ topic_scores_by_element: { campaigns } }) });
    const sentence = await headline('80 or more');
    expect(sentence.textContent).toMatch(/out of 100\. The score in Q2 2026 was 52\.$/);
  });

  test('a difference within chance is not called a change', async () => {
    const earlier = anEarlierCampaign({
      overall: { answer_percent: 58, low: false, high: false, n_band: 100, margin: 3 },
    });
    renderScreen(BenchmarkDashboard, {
      answers: answers({ topic_scores_by_element: { campaigns: [aCampaign(), earlier] } }),
    });
    const sentence = await headline('60');
    expect(sentence.textContent).toContain('No significant change since Q2 2026 (58).');
    expect(sentence.textContent).not.toContain('Significantly');
  });
});

describe('states', () => {
  test('an earlier campaign is not compared with other companies', async () => {
    const { user } = renderScreen(BenchmarkDashboard, {
      at: details,
      answers: answers({ external_benchmark: { benchmark: null, external_scores: [] } }),
    });
    await screen.findByRole('heading', { name: 'Not enough companies to compare with yet' });
    await user.click(await screen.findByRole('combobox', { name: 'Campaign' }));
    await user.click(screen.getByRole('option', { name: /Q2 2026/ }));
    await screen.findByRole('list', { name: 'Elements of Speaking up, highest first' });
    await waitFor(() => expect(screen.queryByText('Not enough companies to compare with yet')).toBeNull());
  });

  test('an open campaign shows participation and no results', async () => {
    renderScreen(BenchmarkDashboard, { answers: answers({ topic_scores_by_element: { campaigns: [] } }) });
    const strip = await screen.findByRole('note');
    expect(strip.textContent).toBe(
      'Culture benchmark Q4 2026 is open until 12 Dec 2026. About 45% have responded. Results appear after it closes.',
    );
    expect((await screen.findByRole('heading', { name: 'No results yet' })).tagName).toBe('H2');
    expect(screen.getByRole('link', { name: 'Go to campaigns' }).getAttribute('href')).toBe(
      '/micro-surveys/benchmarks',
    );
  });

  test('too few answers look the same whether no one or almost enough people answered', async () => {
    const { asked: requests } = renderScreen(BenchmarkDashboard, {
      answers: answers(only(aSmallCampaign())),
    });
    await screen.findByRole('heading', { name: 'Not enough answers' });
    expect(screen.queryByRole('list', { name: 'Topics, highest first' })).toBeNull();
    expect(requests.map(({ path }) => path.split('/').at(-1))).toEqual([
      'topic_scores_by_element',
      'quarter_preview',
    ]);
    expect(await findAccessibilityProblems()).toEqual([]);
  });

  test('a failure is shown and can be retried', async () => {
    const rendered = renderScreen(BenchmarkDashboard, { answers: answers({ topic_scores_by_element: 500 }) });
    const alert = await screen.findByRole('alert');
    rendered.answers.topic_scores_by_element = { campaigns: [aCampaign()] };
    await rendered.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await headline('60');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a part that fails leaves the rest of the page intact', async () => {
    renderScreen(BenchmarkDashboard, { at: details, answers: answers({ icb_topic_trends: 500 }) });
    await screen.findByText('We couldn’t load the trend.');
    await screen.findByRole('list', { name: 'Elements of Speaking up, highest first' });
  });

  test('results of the previous account are never shown for the next', async () => {
    const rendered = renderScreen(BenchmarkDashboard, { answers: answers() });
    await headline('60');
    rendered.answers.topic_scores_by_element = { campaigns: [] };
    rendered.showTo({ ...aPerson(), currentAccount: otherAccount });
    expect(screen.queryByText(/scores 60 out of 100/)).toBeNull();
    await screen.findByRole('heading', { name: 'No results yet' });
  });
});

test('the certificate of the release can be checked', async () => {
  const { user } = renderScreen(BenchmarkDashboard, { at: details, answers: answers() });
  const summary = await screen.findByText('How anonymity is protected');
  await user.click(summary);
  const proof = summary.closest('details') ?? summary;
  expect(
    within(proof).getByText('Smallest number of people behind any number').nextSibling?.textContent,
  ).toBe('5');
  expect(within(proof).getByText('Fingerprint of what was checked').nextSibling?.textContent).toMatch(
    /^6f0c/,
  );
});
