import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import OrgDimensions from '../../../../src/screens/dashboards/OrgDimensions.tsx';
import { aCampaign, aSmallCampaign, theGroups, topicsAt } from './answers.ts';
import { type Answers, show } from './stage.tsx';

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
    campaigns: [{ ...aCampaign(), dimension, groups: groupsOf[dimension] ?? [] }],
  }),
  ...change,
});

test('the page says by what experience differs most, then shows every dimension, the most telling first', async () => {
  const { asked, user } = show(OrgDimensions, { answers: answers() });
  const sentence = await screen.findByText('At Harbor & Pine, experience differs most by department.');
  expect(sentence.parentElement?.textContent).toContain(
    'Groups typically lie 7 points from everybody; chance alone could make up to 3.',
  );
  expect(screen.getByText(/^It differs least by location/).textContent).toContain('1 point, where chance');
  const bars = screen.getByRole('list', { name: 'Dimensions, the one that matters most first' });
  expect(within(bars).getAllByRole('listitem')[3]?.textContent).toBe(
    'TeamNo groups are shownNot enough answers to show',
  );
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'How far groups typically lie from everybody',
    'Department: Design stands out most, 11 points above everybody in Belonging',
    'By location, no difference is large enough to rule out chance',
    'Topics by level',
    'Topics by team',
  ]);
  const card = screen.getByRole('region', { name: 'How far groups typically lie from everybody' });
  await user.click(within(card).getByRole('button', { name: 'Show as table' }));
  const rows = within(within(card).getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DimensionGroupsTypical distanceChance alone at mostLargest distance',
    'Department47311',
    'Location2121',
    'LevelNot enough answers to show',
    'TeamNot enough answers to show',
  ]);
  expect(asked.filter(({ path }) => path.endsWith('_org'))).toHaveLength(4);
});

test('without published results nothing is asked by dimension, and the page says why it is empty', async () => {
  const only = { campaigns: [aSmallCampaign()] };
  const { asked } = show(OrgDimensions, { answers: answers({ topic_scores_by_element: only }) });
  await screen.findByRole('heading', { name: 'Not enough answers to show' });
  expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual(['topic_scores_by_element']);
});

test('where chance could make all of it, no dimension is said to divide people', async () => {
  const alike = ({ dimension }: { dimension: string }) => ({
    campaigns: [{ ...aCampaign(), dimension, groups: groupsOf.location }],
  });
  show(OrgDimensions, { answers: answers({ topic_scores_by_element_org: alike }) });
  const sentence = await screen.findByText(/no dimension of the organisation divides people/);
  expect(sentence.parentElement?.nextElementSibling?.textContent).toBe(
    'Nearest to it comes department: groups typically lie 1 point from everybody, where chance alone could make up to 2.',
  );
});
