import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { NOT_STATED } from '../../../../domain/release/mergeCategories.ts';
import { ResultHeadline } from '../../../../src/results/ResultHeadline.tsx';
import BenchmarkDashboard from '../../../../src/screens/dashboards/BenchmarkDashboard.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type Answers, aPerson, otherAccount, renderScreen } from '../renderScreen.tsx';
import {
  aCampaign,
  anEarlierCampaign,
  aSmallCampaign,
  campaignByGroups,
  theCompanies,
  theDrivers,
  theFocus,
  theGroups,
  theOpenCampaign,
  theSpread,
  theTrends,
  topicsAt,
} from './answers.ts';

const answers = (change: Answers = {}): Answers => ({
  topic_scores_by_element: { campaigns: [aCampaign(), anEarlierCampaign()] },
  quarter_preview: { campaigns: [theOpenCampaign()] },
  icb_topic_trends: { topics: theTrends() },
  icb_score_counts_by_topic: { counts: theSpread() },
  drivers: { campaigns: theDrivers() },
  icb_recommendations_v2: { campaign: null, recommendations: [] },
  external_benchmark: { benchmark: theCompanies(), external_scores: [] },
  focus: theFocus(),
  topic_scores_by_element_org: {
    campaigns: [campaignByGroups(aCampaign(), 'department', theGroups())],
  },
  ...change,
});

/** The address of the second tab. */
const details = '/?tab=details';

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

describe('groups', () => {
  const table = () => screen.findByRole('table', { name: 'Topics by department' });

  const rowOf = (grid: HTMLElement, name: RegExp) => within(grid).getByRole('row', { name });

  test('groups are rows, those with the largest significant gap first', async () => {
    renderScreen(BenchmarkDashboard, { at: details, answers: answers() });
    const names = within(await table())
      .getAllByRole('rowheader')
      .map((head) => head.textContent);
    expect(names.slice(0, 4)).toEqual([
      'Company average',
      'Design20 to 49 people',
      'Operations50 to 99 people',
      'Engineering50 to 99 people',
    ]);
    expect(names[4]).toContain('Finance, Legal and 2 more, combined');
    expect(names[4]).toContain('Finance, Legal, People, and Research');
  });

  test('the topic with the largest gap comes first, and the title names its group', async () => {
    const [first, ...others] = theGroups();
    const wide = topicsAt(-9, 50).map((topic) =>
      topic.topic === 'Growth' ? { ...topic, answer_percent: 30 } : topic,
    );
    const groups = first ? [{ ...first, topics: wide }, ...others] : [];
    const campaigns = [campaignByGroups(aCampaign(), 'department', groups)];
    renderScreen(BenchmarkDashboard, {
      at: details,
      answers: answers({ topic_scores_by_element_org: { campaigns } }),
    });
    const heads = within(await table()).getAllByRole('columnheader');
    expect(heads.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Group', 'Growth']);
    const [growth] = within(rowOf(await table(), /^Operations/)).getAllByRole('cell');
    expect(growth?.textContent).toContain('31 points below average');
    expect(
      screen.getByRole('heading', {
        name: 'Department: Operations stands out most, 31 points below the company average in Growth',
      }).tagName,
    ).toBe('H2');
  });

  test('an unpublished cell says so instead of a number', async () => {
    const groups = theGroups().map((group, at) =>
      at === 0 ? { ...group, topics: group.topics.filter(({ topic }) => topic !== 'Respect') } : group,
    );
    const campaigns = [campaignByGroups(aCampaign(), 'department', groups)];
    renderScreen(BenchmarkDashboard, {
      at: details,
      answers: answers({ topic_scores_by_element_org: { campaigns } }),
    });
    expect(rowOf(await table(), /^Operations/).textContent).toContain('Not enough answers');
    expect(rowOf(await table(), /^Design/).textContent).not.toContain('Not enough answers');
  });

  test('a group opens with its scores, lowest first', async () => {
    const { user } = renderScreen(BenchmarkDashboard, { at: details, answers: answers() });
    await user.click(within(await table()).getByRole('button', { name: 'Operations' }));
    const dialog = await screen.findByRole('dialog', { name: 'Operations' });
    const items = within(dialog).getAllByRole('listitem');
    expect(items).toHaveLength(6);
    expect(items[0]?.textContent).toContain('Speaking up9 points below average · Statistically significant');
    expect(items[0]?.textContent).toContain('38');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  });

  test('another dimension is loaded with its own call', async () => {
    const groups = [
      { members: ['woman'], n_band: 50, topics: topicsAt(-5, 50) },
      { members: ['other', NOT_STATED], n_band: 10, topics: topicsAt(3, 10) },
    ];
    const byGender = { campaigns: [campaignByGroups(aCampaign(), 'gender', groups)] };
    const { user } = renderScreen(BenchmarkDashboard, {
      at: details,
      answers: answers({ topic_scores_element_by_gender: byGender }),
    });
    await user.click(await screen.findByRole('button', { name: 'Gender' }));
    const gender = await screen.findByRole('table', { name: 'Topics by gender' });
    const heads = within(gender).getAllByRole('rowheader');
    expect(heads[1]?.textContent).toBe('Woman50 to 99 people');
    expect(heads[2]?.textContent).toContain('Another gender and Not stated');
  });

  test('a group shows its changes since the previous release, unless it was merged differently', async () => {
    const before = theGroups().map((group, at) => {
      if (at === 3) return { ...group, members: ['Finance', 'Legal'] };
      return at === 0 ? { ...group, topics: topicsAt(6, 50, 4) } : group;
    });
    const grouped = ({ campaign_id }: { campaign_id: number }) => ({
      campaigns: [
        campaign_id === 5
          ? campaignByGroups(aCampaign(), 'department', theGroups())
          : campaignByGroups(anEarlierCampaign(), 'department', before),
      ],
    });
    renderScreen(BenchmarkDashboard, {
      at: details,
      answers: answers({ topic_scores_by_element_org: grouped }),
    });
    const list = await screen.findByRole('list', { name: 'Groups and their changes since Q2 2026' });
    const lines = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines[0]).toContain('Operations▼Belonging fell from 70 to 55 (±6)');
    expect(lines.slice(1)).toEqual([
      'DesignNo significant change',
      'EngineeringNo significant change',
      'Finance, Legal and 2 more, combinedThis group has a different composition now, so it can’t be compared',
    ]);
  });

  test('a dimension without groups always says that there are not enough answers', async () => {
    const none = { campaigns: [campaignByGroups(aCampaign(), 'department', [])] };
    renderScreen(BenchmarkDashboard, {
      at: details,
      answers: answers({ topic_scores_by_element_org: none }),
    });
    const text = await screen.findByText(/^Not enough answers\. A group needs/);
    expect(text.textContent).toContain('at least 5 people');
  });

  test('a team lead can only select teams', async () => {
    const { asked: requests } = renderScreen(BenchmarkDashboard, {
      at: details,
      answers: answers(),
      person: aPerson({ permissions: ['supervisor'] }),
    });
    await screen.findByRole('table', { name: 'Topics by team' });
    expect(screen.queryByRole('button', { name: 'Gender' })).toBeNull();
    const groupCalls = requests.filter(({ path }) => path.endsWith('_org'));
    expect(groupCalls.map(({ body }) => body)).toEqual([
      { campaign_id: 5, dimension: 'team' },
      { campaign_id: 4, dimension: 'team' },
    ]);
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
