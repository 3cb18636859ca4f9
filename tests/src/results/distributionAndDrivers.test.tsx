import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CompanyBenchmarkChart } from '../../../src/results/CompanyBenchmarkChart.tsx';
import { DistributionChart } from '../../../src/results/DistributionChart.tsx';
import { type Drivers, DriversChart } from '../../../src/results/DriversChart.tsx';
import { aCampaign, theCompanies, theDrivers, theSpread } from '../screens/dashboards/answers.ts';
import { renderScreen } from '../screens/renderScreen.tsx';

const voice = { topic_id: 3, topic: 'Speaking up' };
const drivers = theDrivers() as Drivers[];

async function rowsOf(title: string, user: ReturnType<typeof renderScreen>['user']) {
  const card = await screen.findByRole('region', { name: title });
  await user.click(within(card).getByRole('button', { name: 'Show as table' }));
  const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
  return within(within(card).getByRole('table')).getAllByRole('row').slice(1).map(cells);
}

test('API-27 the distribution of a topic shows how many people have each score', async () => {
  const { user } = renderScreen(() => (
    <DistributionChart campaign={aCampaign()} topic={voice} distributions={theSpread()} />
  ));
  expect(await rowsOf('Speaking up: 40% of people score 25 to under 50', user)).toEqual([
    ['0 to under 25', '15'],
    ['25 to under 50', '40'],
    ['50 to under 75', '30'],
    ['75 to 100', '15'],
  ]);
});

test('a topic without a published distribution says so, even next to one with it', () => {
  const respect = { topic_id: 5, topic: 'Respect' };
  renderScreen(() => (
    <DistributionChart campaign={aCampaign()} topic={respect} distributions={theSpread()} />
  ));
  screen.getByRole('heading', { name: 'Respect: distribution of scores' });
  expect(screen.getByText(/^Not shown\. The distribution/).textContent).toContain('20 people');
});

test('topics related to the outcome show their strength, not as causes', async () => {
  const { user } = renderScreen(() => <DriversChart campaign={aCampaign()} drivers={drivers} />);
  const title = 'Most closely related to Belonging: Respect';
  expect((await screen.findByText(/It doesn’t show what causes what/)).textContent).toContain(
    'How closely a topic is related to Belonging',
  );
  expect(await rowsOf(title, user)).toEqual([
    ['Respect', '0.65', '0.52', '0.75', 'Strong'],
    ['Fairness', '0.35', '0.17', '0.51', 'Moderate'],
    ['Growth', '-0.05', '-0.24', '0.14', 'Weak or none'],
  ]);
});

test('missing relations to the outcome and too few answers are explained', () => {
  const weak = drivers.map((one) => ({
    ...one,
    topics: one.topics.map((topic) => ({ ...topic, word: 'none' as const })),
  }));
  const { page } = renderScreen(() => <DriversChart campaign={aCampaign()} drivers={weak} />);
  screen.getByRole('heading', { name: 'No topic is closely related to Belonging' });
  page.unmount();
  const unsure = weak.map((one) => ({
    ...one,
    topics: one.topics.map((topic) => ({ ...topic, word: 'unsure' as const })),
  }));
  const second = renderScreen(() => <DriversChart campaign={aCampaign()} drivers={unsure} />);
  screen.getByRole('heading', {
    name: 'The answers don’t show clearly which topics are related to Belonging',
  });
  second.page.unmount();
  const opposite = weak.map((one) => ({
    ...one,
    topics: one.topics.map((topic) => ({
      ...topic,
      word: topic.topic === 'Growth' ? 'opposite' : topic.word,
    })),
  })) as Drivers[];
  const third = renderScreen(() => <DriversChart campaign={aCampaign()} drivers={opposite} />);
  screen.getByRole('heading', { name: 'People with high scores in Growth tend to score low in Belonging' });
  third.page.unmount();
  const none = drivers.map((one) => ({ ...one, outcome: null, topics: [] }));
  const fourth = renderScreen(() => (
    <DriversChart campaign={aCampaign({ length: 'pulse' })} drivers={none} />
  ));
  screen.getByText(/^A pulse shows related topics only if it asks about belonging/);
  fourth.page.unmount();
  renderScreen(() => <DriversChart campaign={aCampaign()} drivers={none} />);
  expect(screen.getByText(/only for at least 100 people/).textContent).toContain('Not enough answers');
});

test('companies are compared topic by topic with their number and date', async () => {
  const { user } = renderScreen(() => (
    <CompanyBenchmarkChart campaign={aCampaign()} companies={theCompanies()} />
  ));
  const title =
    'Compared with other companies, Respect ranks highest (above about 85% of them) and Speaking up lowest (above about 20%)';
  const card = await screen.findByRole('region', { name: title });
  expect(within(card).getByText('At least 10 companies on this platform · as of 1 Oct 2026').tagName).toBe(
    'P',
  );
  expect(await rowsOf(title, user)).toEqual([
    ['Respect', '72', '55', '62', '70', '85'],
    ['Speaking up', '47', '48', '55', '61', '20'],
  ]);
});
