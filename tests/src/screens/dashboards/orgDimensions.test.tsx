import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import OrgDimensions from '../../../../src/screens/dashboards/OrgDimensions.tsx';
import { type Answers, renderScreen } from '../renderScreen.tsx';
import { aCampaign, aSmallCampaign, campaignByGroups, theGroups, topicsAt } from './answers.ts';

const groupsOf: Record<string, ReturnType<typeof theGroups>> = {
  department: theGroups(),
  location: [
    { members: ['Lisbon'], n_band: 50, topics: topicsAt(1, 50, 4) },
    { members: ['Remote'], n_band: 50, topics: topicsAt(-1, 50, 4) },
  ],
  level: [],
  team: [],
};
const answers = (change: Answers = {}): Answers => ({
  topic_scores_by_element: { campaigns: [aCampaign()] },
  topic_scores_by_element_org: ({ dimension }: { dimension: string }) => ({
    campaigns: [campaignByGroups(aCampaign(), dimension, groupsOf[dimension] ?? [])],
  }),
  ...change,
});

test('CHART-02 the page names the dimension with the largest differences, then shows all, largest first', async () => {
  const { asked: requests, user } = renderScreen(OrgDimensions, { answers: answers() });
  const sentence = await screen.findByText('At Harbor & Pine, experience differs most by department.');
  expect(sentence.parentElement?.textContent).toContain(
    'The typical gap from the company average is 7 points. Up to 3 could be due to chance.',
  );
  expect(screen.getByText(/^The difference by location is the least certain/).textContent).toContain(
    '1 point, of which up to',
  );
  const bars = screen.getByRole('list', { name: 'Dimensions, most significant first' });
  expect(within(bars).getAllByRole('listitem')[3]?.textContent).toBe(
    'TeamNo groups are shownNot enough answers',
  );
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Typical gap from the company average',
    'Department: Design stands out most, 11 points above the company average in Belonging',
    'No significant differences by location',
    'Topics by level',
    'Topics by team',
  ]);
  const card = screen.getByRole('region', { name: 'Typical gap from the company average' });
  await user.click(within(card).getByRole('button', { name: 'Show as table' }));
  const rows = within(within(card).getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DimensionGroupsTypical gapMaximum due to chanceBeyond chanceLargest gap',
    'Department473711',
    'Location21201',
    'LevelNot enough answers',
    'TeamNot enough answers',
  ]);
  expect(requests.filter(({ path }) => path.endsWith('_org'))).toHaveLength(4);
});

test('without published results, no dimension is loaded and the page says why it is empty', async () => {
  const only = { campaigns: [aSmallCampaign()] };
  const { asked: requests } = renderScreen(OrgDimensions, {
    answers: answers({ topic_scores_by_element: only }),
  });
  await screen.findByRole('heading', { name: 'Not enough answers' });
  expect(requests.map(({ path }) => path.split('/').at(-1))).toEqual(['topic_scores_by_element']);
});

test('HIRE-06 a lead is told that a campaign for chosen people isn’t shown to them, not that answers are missing', async () => {
  const only = { campaigns: [aSmallCampaign({ hides_overall: true })] };
  renderScreen(OrgDimensions, { answers: answers({ topic_scores_by_element: only }) });
  await screen.findByRole('heading', { name: 'You can’t see this campaign’s results' });
  expect(screen.queryByText('Not enough answers')).toBeNull();
});

test('when chance could explain all differences, no dimension is named', async () => {
  const alike = ({ dimension }: { dimension: string }) => ({
    campaigns: [campaignByGroups(aCampaign(), dimension, groupsOf.location ?? [])],
  });
  renderScreen(OrgDimensions, { answers: answers({ topic_scores_by_element_org: alike }) });
  const sentence = await screen.findByText(/no dimension shows significant differences/);
  expect(sentence.parentElement?.nextElementSibling?.textContent).toBe(
    'The largest difference is by department: the typical gap from the company average is 1 point. Up to 2 could be due to chance.',
  );
});
