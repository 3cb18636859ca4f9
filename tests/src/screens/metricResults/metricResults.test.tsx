import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MetricGroup, PersonProfile } from '../../../../contract/v2/metricResults.ts';
import { metricDomains, metrics } from '../../../../domain/metrics/metrics.ts';
import CompareProfiles from '../../../../src/screens/metricResults/CompareProfiles.tsx';
import Constellations from '../../../../src/screens/metricResults/Constellations.tsx';
import ConstellationWhatIf from '../../../../src/screens/metricResults/ConstellationWhatIf.tsx';
import PersonalMetricsResults from '../../../../src/screens/metricResults/PersonalMetricsResults.tsx';
import ProfileBenchmark from '../../../../src/screens/metricResults/ProfileBenchmark.tsx';
import { aPerson, otherAccount, renderScreen } from '../renderScreen.tsx';

const domains = Object.keys(metricDomains) as (keyof typeof metricDomains)[];
const mean = (value: number) => ({ value, low: false, high: false, margin: 4 });

/** A group whose trust score is `trust`. */
const group = (members: string[], trust: number): MetricGroup => ({
  members,
  n_band: 10,
  metrics: metrics.map((metric) => ({ metric, ...mean(metric === 'trust' ? trust : 50) })),
  domains: domains.map((domain) => ({ domain, ...mean(50) })),
});
const published = {
  campaign_id: 3,
  name: 'Spring 360',
  released_on: '2026-06-10',
  k: 5,
  certificate: null,
  invited_from: 20,
  finished_percent: 75,
  everybody: group([], 62),
  by: [
    { dimension: 'team', groups: [group(['North'], 80), group(['South', 'West'], 40)] },
    { dimension: 'level', groups: [] },
  ],
  others: [group(['peer'], 55)],
};
const listed = { campaigns: [{ campaign_id: 3, name: 'Spring 360', released_on: '2026-06-10', k: 5 }] };

const profile = (trust: number): PersonProfile => ({
  campaign_id: 3,
  campaign: 'Spring 360',
  metrics: metrics.map((metric) => {
    const value = metric === 'trust' ? trust : 50;
    return { metric, value, low: value - 10, high: value + 10 };
  }),
  domains: domains.map((domain) => ({ domain, value: 50, low: 40, high: 60 })),
});
const ada = { user_id: 7, name: 'Ada Lund', profile: profile(80) };
const ben = { user_id: 8, name: 'Ben Roth', profile: profile(40) };
const cleo = { user_id: 9, name: 'Cleo Park', profile: null };
const dana = { user_id: 10, name: 'Dana Diaz', profile: profile(90) };
const crew = { constellation_id: 4, name: 'Crew', note: null, people: 3 };
const targetBlueprint = {
  blueprint_id: 2,
  name: 'Team lead',
  ranges: [{ metric: 'trust', low: 65, high: 100, importance: 'essential' }],
};
const constellation = {
  constellation: crew,
  people: [ada, ben, cleo],
  wanted: targetBlueprint,
  refused: null,
};
const noOwnQuestions = { supplementals: { views: [] }, comments: { views: [] } };
const answers = {
  ...noOwnQuestions,
  campaigns: listed,
  published: { result: published },
  blueprints: { blueprints: [targetBlueprint] },
  constellations: { constellations: [crew] },
  constellation,
  people: { people: [ada, ben, dana], refused: null },
};
const elsewhere = { ...aPerson(), currentAccount: otherAccount };

test('the group page starts with a headline, and its table names merged groups', async () => {
  const { user } = renderScreen(PersonalMetricsResults, { answers });
  await screen.findByText(/rate themselves highest in Trust \(62 of 100\)/);
  screen.getByText('About 75% of 20 to 49 people finished their self-assessment.');
  const heat = within(screen.getByRole('table', { name: 'Metrics by group' }));
  expect(heat.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Company average',
    expect.stringContaining('South and West'),
    'North10 to 19 people',
  ]);
  expect(heat.getAllByRole('columnheader')[1]?.textContent).toBe('Trust');
  expect(heat.getAllByRole('columnheader')).toHaveLength(13);
  await user.click(screen.getByRole('button', { name: 'Level' }));
  screen.getByText(/Not enough answers\. A group needs/);
});

test('a published group is compared with an approved blueprint', async () => {
  const { user } = renderScreen(PersonalMetricsResults, { answers });
  await screen.findByText('3 points below · essential');
  await user.click(screen.getByRole('combobox', { name: 'Compare with a blueprint' }));
  await user.click(await screen.findByRole('option', { name: 'South and West' }));
  await screen.findByText('25 points below · essential');
});

test('the page explains a missing release, too few answers and a failure', async () => {
  const none = renderScreen(PersonalMetricsResults, {
    answers: { campaigns: { campaigns: [] }, published: { result: null } },
  });
  await screen.findByRole('heading', { name: 'No results yet' });
  none.page.unmount();
  const few = { ...published, everybody: null, by: [], others: [] };
  const tooFew = renderScreen(PersonalMetricsResults, {
    answers: { ...noOwnQuestions, campaigns: listed, published: { result: few } },
  });
  await screen.findByRole('heading', { name: 'Not enough answers' });
  tooFew.page.unmount();
  renderScreen(PersonalMetricsResults, { answers: { campaigns: listed, published: 500 } });
  await screen.findByRole('alert');
});

test('own questions show self assessments and raters separately, and say when too few answered', async () => {
  const question = {
    ...{ question_id: 1, question: 'Do you stay?', kind: 'choice', low: '', high: '', points: null },
    ...{ n_band: null, shares: [] },
  };
  const share = { low: false, high: false, steps: [] };
  const shares = [
    { ...share, options: ['Yes'], percent: 70 },
    { ...share, options: ['No', 'Perhaps'], percent: 30 },
  ];
  const supplementals = {
    views: [
      { view: 'self', questions: [{ ...question, n_band: 20, shares }] },
      { view: 'others', questions: [question] },
    ],
  };
  const words = { question_id: 2, question: 'What else?', comments: [], total: 0, themes: [] };
  const comments = ({ search }: { search: string }) => ({
    views: [{ view: 'self', questions: [search ? words : { ...words, comments: ['More light'], total: 1 }] }],
  });
  const alone = { result: { ...published, everybody: null, by: [], others: [] } };
  const {
    user,
    asked: requests,
    showTo,
  } = renderScreen(PersonalMetricsResults, {
    answers: { ...answers, published: alone, supplementals, comments },
  });
  const own = within(await screen.findByRole('region', { name: 'Custom questions in the self-assessment' }));
  own.getByRole('heading', { name: 'Do you stay? Most common answer: Yes (70%).' });
  own.getByText('20 to 49 people · released on 10 Jun 2026');
  await own.findByText('More light');
  await user.type(own.getByRole('searchbox', { name: 'Search comments' }), 'rare{Enter}');
  await own.findByText('No comments to show. Search for words that more people used.');
  const others = within(screen.getByRole('region', { name: 'Custom questions for raters' }));
  others.getByText('Not enough answers');
  expect(others.queryByRole('searchbox')).toBeNull();
  const before = requests.length;
  showTo(aPerson({ permissions: ['supervisor'] }));
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(requests.slice(before).filter(({ path }) => path.endsWith('/comments'))).toEqual([]);
});

test('a constellation is calculated from visible profiles; all others look the same', async () => {
  renderScreen(Constellations, { answers });
  await screen.findByText('Based on the 2 profiles you have access to, of 3 people.', { selector: 'p' });
  const grid = within(screen.getByRole('table', { name: 'Metrics by person' }));
  const trust = grid.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === 'Trust') - 1;
  const cellOf = (row: string) =>
    within(grid.getByRole('row', { name: new RegExp(`^${row}`) })).getAllByRole('cell')[trust]?.textContent;
  expect(['Group average', 'Ada Lund', 'Ben Roth', 'Cleo Park'].map(cellOf)).toEqual([
    '60',
    expect.stringContaining('80. 20 points above average'),
    expect.stringContaining('40. 20 points below average'),
    '–Not shown',
  ]);
  screen.getByText('5 points below · essential');
});

test('profiles that can’t be compared show the reason and no numbers', async () => {
  const refused = { ...constellation, people: [{ ...ada, profile: null }], refused: 'score_mixed' };
  renderScreen(Constellations, { answers: { ...answers, constellation: refused } });
  await screen.findByText(/use different versions/);
  expect(screen.queryByRole('table')).toBeNull();
});

test('people can be removed and added without saving, and the group values change', async () => {
  const renderOptions = { answers, path: '/user-results-const/:id?', at: '/user-results-const/4' };
  const { user, asked: requests } = renderScreen(ConstellationWhatIf, renderOptions);
  await user.click(await screen.findByRole('button', { name: 'Remove Ben Roth' }));
  await user.click(screen.getByRole('combobox', { name: 'Add person' }));
  await user.click(await screen.findByRole('option', { name: 'Dana Diaz' }));
  expect(screen.getByRole('status').textContent).toBe('Compared with the current group: Trust +25.');
  expect(requests.map(({ path }) => path.split('/').at(-1))).toEqual(['constellation', 'people']);
});

test('while another account is viewed, nothing is loaded and the page says why', async () => {
  const { asked: requests } = renderScreen(Constellations, { answers, person: elsewhere });
  await screen.findByRole('heading', { name: 'Profiles aren’t shown while you view another account' });
  expect(requests).toEqual([]);
});

test('hidden and missing people look the same', async () => {
  const renderOptions = { path: '/individual-results-compare-p/:id', at: '/individual-results-compare-p/9' };
  renderScreen(CompareProfiles, { ...renderOptions, answers: { ...answers, compare: 404 } });
  await screen.findByRole('heading', { name: 'No profile to show' });
});

test('a difference that chance could explain is not called significant', async () => {
  renderScreen(ProfileBenchmark, {
    path: '/user-results-benchmark/:id?',
    at: '/user-results-benchmark',
    answers: {
      ...answers,
      benchmark: { person: ada, everybody: group([], 62), released_on: '2026-06-10', refused: null },
      sharing: { shared_with: null, shared_on: null, status: null },
    },
  });
  await screen.findByRole('heading', {
    name: 'You: no metric differs significantly from the company average',
  });
});

test('an average without margins is not called alike', async () => {
  const { metrics: means, ...everybody } = group([], 62);
  const uncertain = { ...everybody, metrics: means.map((one) => ({ ...one, margin: null })) };
  renderScreen(ProfileBenchmark, {
    path: '/user-results-benchmark/:id?',
    at: '/user-results-benchmark',
    answers: {
      ...answers,
      benchmark: { person: ada, everybody: uncertain, released_on: '2026-06-10', refused: null },
      sharing: { shared_with: null, shared_on: null, status: null },
    },
  });
  await screen.findByRole('heading', {
    name: 'You: with so few answers, the company average is too uncertain to compare',
  });
});

test('the person’s profile is compared with the company average and can be shared', async () => {
  const { metrics: scores, ...campaign } = profile(80);
  const certain = scores.map((one) => ({ ...one, low: one.value - 5, high: one.value + 5 }));
  const person = { ...ada, profile: { ...campaign, metrics: certain } };
  const benchmark = { person, everybody: group([], 62), released_on: '2026-06-10', refused: null };
  const sharing = { shared_with: null, shared_on: null, status: null };
  const { user, asked: requests } = renderScreen(ProfileBenchmark, {
    path: '/user-results-benchmark/:id?',
    at: '/user-results-benchmark',
    answers: { ...answers, benchmark, sharing, share: { shared_with: 'leaders' } },
  });
  await screen.findByRole('heading', {
    name: 'You: significantly above the company average in 1 of 12 metrics, significantly below in 0',
  });
  await user.click(await screen.findByRole('radio', { name: /My team leads/ }));
  await screen.findByText('Saved.');
  expect(requests).toContainEqual({
    path: '/api/v2/metric_results/share',
    body: { shared_with: 'leaders' },
  });
});

test.each([
  ['shown', /^Your profile is shown/],
  ['waiting', /would reveal something about people who don’t share/],
  ['checking', /^We’re checking/],
] as const)('a person reads whether the shared profile is %s', async (status, text) => {
  const benchmark = { person: ada, everybody: group([], 62), released_on: '2026-06-10', refused: null };
  renderScreen(ProfileBenchmark, {
    path: '/user-results-benchmark/:id?',
    at: '/user-results-benchmark',
    answers: {
      ...answers,
      benchmark,
      sharing: { shared_with: 'leaders', shared_on: '2026-06-12', status },
    },
  });
  await screen.findByText(text);
});
test('administrators find the technical information from the results, and team leads do not', async () => {
  const { page } = renderScreen(PersonalMetricsResults, {
    answers,
    person: aPerson({ permissions: ['user', 'local_admin'] }),
  });
  expect((await screen.findByRole('link', { name: 'Technical information' })).getAttribute('href')).toBe(
    '/dashboard/pmresults/technical/3',
  );
  page.unmount();
  renderScreen(PersonalMetricsResults, { answers, person: aPerson({ permissions: ['user', 'supervisor'] }) });
  await screen.findByText(/rate themselves highest in Trust/);
  expect(screen.queryByRole('link', { name: 'Technical information' })).toBeNull();
});
