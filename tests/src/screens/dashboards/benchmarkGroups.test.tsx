import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { NOT_STATED } from '../../../../domain/release/mergeCategories.ts';
import BenchmarkDashboard from '../../../../src/screens/dashboards/BenchmarkDashboard.tsx';
import { aPerson, renderScreen } from '../renderScreen.tsx';
import { aCampaign, anEarlierCampaign, campaignByGroups, theGroups, topicsAt } from './answers.ts';
import { answers, details } from './benchmarkAnswers.ts';

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
