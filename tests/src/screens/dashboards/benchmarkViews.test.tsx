import { screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { canBeLinked, groupKeys } from '../../../../src/results/view/groupKeys.ts';
import BenchmarkDashboard from '../../../../src/screens/dashboards/BenchmarkDashboard.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type Answers, aPerson, renderScreen } from '../renderScreen.tsx';
import {
  aCampaign,
  anEarlierCampaign,
  campaignByGroups,
  theCompanies,
  theDrivers,
  theGroups,
  theOpenCampaign,
  theSpread,
  theTrends,
  topicsAt,
} from './answers.ts';

const lead = aPerson({ permissions: ['supervisor'] });
const teams = () => [
  { members: ['Crew'], n_band: 20, topics: topicsAt(-12, 20, 7) },
  { members: ['Deck'], n_band: 50, topics: topicsAt(2, 50, 4) },
];
const earlierTeams = () => [{ members: ['Crew'], n_band: 20, topics: topicsAt(-14, 20, 7) }];
const genders = () => [{ members: ['woman'], n_band: 50, topics: topicsAt(-12, 50, 4) }];

const byOrg = ({ campaign_id, dimension }: { campaign_id: number; dimension: string }) => {
  const now = dimension === 'team' ? teams() : theGroups();
  const before = dimension === 'team' ? earlierTeams() : [];
  return {
    campaigns: [
      campaign_id === 5
        ? campaignByGroups(aCampaign(), dimension, now)
        : campaignByGroups(anEarlierCampaign(), dimension, before),
    ],
  };
};

/** Three topics to focus on, each for two reasons. */
const theFocus = () => ({
  campaign: { campaign_id: 5, name: 'Culture benchmark Q3 2026', closed_on: '2026-09-30' },
  groups: [
    { team_id: null, name: null },
    { team_id: 3, name: 'Crew' },
  ],
  unpublished: ['Tiny'],
  team_id: null,
  members: [],
  topics: topicsAt(0)
    .slice(0, 4)
    .map(({ topic_id, topic, answer_percent, low, high, margin }) => ({
      ...{ topic_id, topic, answer_percent, low, high, margin },
      reasons: [
        { kind: 'decline', reference: 73, points: 16, margin: 4, isBeyondChance: true },
        { kind: 'low', reference: null, points: 0, margin: 4, isBeyondChance: false },
      ],
      suggestions: [],
    })),
});

const answers = (change: Answers = {}): Answers => ({
  topic_scores_by_element: { campaigns: [aCampaign(), anEarlierCampaign()] },
  quarter_preview: { campaigns: [] },
  icb_topic_trends: { topics: theTrends() },
  icb_score_counts_by_topic: { counts: theSpread() },
  drivers: { campaigns: theDrivers() },
  icb_recommendations_v2: { campaign: null, recommendations: [] },
  external_benchmark: { benchmark: theCompanies(), external_scores: [] },
  topic_scores_by_element_org: byOrg,
  topic_scores_element_by_gender: { campaigns: [campaignByGroups(aCampaign(), 'gender', genders())] },
  ...change,
});

/** The page with its address, and a button that goes back like the browser. */
function Page() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <BenchmarkDashboard />
      <output aria-label="Address">{search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Browser back
      </button>
    </>
  );
}

const open = (at = '/', options: { readonly answers?: Answers; readonly person?: typeof lead } = {}) =>
  renderScreen(Page, { at, answers: answers(), ...options });

const address = () => screen.getByLabelText('Address').textContent;
const goBack = () => screen.getByText('Browser back');
const rows = () => screen.findByRole('list', { name: 'Topics, highest first' });
const rowOf = async (topic: string) =>
  within(await rows()).getByRole('button', { name: new RegExp(`^${topic}`) });
const keyOf = (dimension: 'team' | 'department' | 'gender', groups: ReturnType<typeof theGroups>, at = 0) =>
  groupKeys(dimension, groups)[at] ?? '';

/** The words that a reader sees or hears, each text counted by itself. */
function countWords(root: Node): number {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (texts.nextNode()) {
    if (texts.currentNode.parentElement?.closest('style, script') === null)
      words += (texts.currentNode.textContent ?? '').split(/\s+/).filter(Boolean).length;
  }
  return words;
}

describe('the overview', () => {
  test('DASH-02 a topic has its score, its change, and its gap to other companies, with margins', async () => {
    open();
    const speaking = await rowOf('Speaking up');
    expect(speaking.textContent).toBe(
      'Speaking up47 (±3) MediumSince Q2 2026 ▲+8 (±5) significantGap to benchmark ▼-8 (±3) significant',
    );
    expect((await rowOf('Growth')).textContent).toContain('Gap to benchmark No benchmark');
    expect(await findAccessibilityProblems()).toEqual([]);
  });

  test('a change that is not significant says so, and a capped score is not compared', async () => {
    const topics = topicsAt(-1).map((topic) =>
      topic.topic === 'Respect' ? { ...topic, high: true } : topic,
    );
    const campaigns = [aCampaign(), anEarlierCampaign({ topics })];
    open('/', { answers: answers({ topic_scores_by_element: { campaigns } }) });
    expect((await rowOf('Speaking up')).textContent).toContain('Since Q2 2026 +1 (±5) not significant');
    expect((await rowOf('Respect')).textContent).toContain('Since Q2 2026 Not comparable');
  });

  test('a topic without a score is not comparable, whether or not there is something to compare it with', async () => {
    const unpublished = teams().map((team) => ({ ...team, topics: team.topics.slice(1) }));
    const org = ({ campaign_id }: { campaign_id: number }) => ({
      campaigns: [
        campaign_id === 5
          ? campaignByGroups(aCampaign(), 'team', unpublished)
          : campaignByGroups(anEarlierCampaign(), 'team', earlierTeams()),
      ],
    });
    open('/', { person: lead, answers: answers({ topic_scores_by_element_org: org }) });
    expect((await rowOf('Belonging')).textContent).toBe(
      'BelongingNot enough answers Since Q2 2026 Not comparableGap to company Not comparable',
    );
  });

  test('without an earlier campaign or a benchmark, nothing is compared', async () => {
    open('/', {
      answers: answers({
        topic_scores_by_element: { campaigns: [aCampaign()] },
        external_benchmark: { benchmark: null, external_scores: [] },
      }),
    });
    expect((await rowOf('Speaking up')).textContent).toBe('Speaking up47 (±3) Medium');
  });

  test('the rest stays if the comparison with other companies fails', async () => {
    open('/', { answers: answers({ external_benchmark: 500 }) });
    expect((await rowOf('Speaking up')).textContent).not.toContain('Gap');
    screen.getByText(/We couldn’t load the comparison with other companies/);
  });

  test('a lead sees their team, compared with the company and with its own earlier score', async () => {
    const { user } = open('/', { person: lead });
    expect((await rowOf('Speaking up')).textContent).toBe(
      'Speaking up35 (±7) LowSince Q2 2026 +2 (±10) not significantGap to company ▼-12 (±8) significant',
    );
    await user.click(screen.getByRole('combobox', { name: 'Show' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Crew',
      'Deck',
      'The whole company',
    ]);
    await user.click(screen.getByRole('option', { name: 'The whole company' }));
    expect((await rowOf('Speaking up')).textContent).toContain('47 (±3)');
    expect(address()).toBe('?account=1&group=company');
  });

  test('a lead without published teams sees the company, and why', async () => {
    const none = { campaigns: [campaignByGroups(aCampaign(), 'team', [])] };
    open('/', { person: lead, answers: answers({ topic_scores_by_element_org: none }) });
    await screen.findByText(/^Your teams have no results of their own in this campaign/);
    expect((await rowOf('Speaking up')).textContent).toContain('47 (±3)');
  });

  test('a low topic opens with its suggestions', async () => {
    const plan = { topic_id: 3, topic: 'Speaking up', answer_percent: 40, low: false, high: false };
    const recommendations = [{ ...plan, n_band: 20, reason: 'lowTopic', suggestions: [] }];
    const { page } = open('/?topic=3', {
      answers: answers({ icb_recommendations_v2: { campaign: null, recommendations } }),
    });
    const panel = await screen.findByRole('dialog', { name: 'Speaking up: 47' });
    await within(panel).findByRole('heading', { name: 'Suggestions for Speaking up' });
    page.unmount();
    // They are about the company's score, not about that of a team.
    const { asked } = open('/?topic=3', { person: lead });
    await screen.findByRole('dialog', { name: 'Speaking up: 35' });
    await screen.findByText('The trend is the whole company’s.');
    expect(asked.filter(({ path }) => path.endsWith('icb_recommendations_v2'))).toEqual([]);
  });

  test('DASH-02 the first screen has at most 330 words, with three topics to focus on', async () => {
    const benchmark = {
      ...theCompanies(),
      topics: topicsAt(0).map(({ topic_id }) => ({
        topic_id,
        p25: 50,
        p50: 60,
        p75: 70,
        own_percentile: 50,
      })),
    };
    const campaigns = [
      aCampaign({ length: 'short' }),
      anEarlierCampaign(),
      anEarlierCampaign({ campaign_id: 3, quarter: { year: 2026, quarter: 1 } }),
    ];
    const { page } = open('/', {
      answers: answers({
        topic_scores_by_element: { campaigns },
        external_benchmark: { benchmark, external_scores: [] },
        quarter_preview: { campaigns: [theOpenCampaign()] },
        focus: theFocus(),
      }),
    });
    await rows();
    await screen.findByRole('link', { name: 'Choose Speaking up' });
    await screen.findByText(/Culture benchmark Q4 2026 is open until/);
    const words = countWords(page.container);
    expect(words).toBeGreaterThan(150);
    expect(words).toBeLessThanOrEqual(330);
  });
});

describe('a topic', () => {
  test('DASH-03 it opens beside its row by keyboard, is part of the address, and Escape returns to the row', async () => {
    const { user } = open();
    (await rowOf('Growth')).focus();
    await user.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Growth: 61' });
    expect(address()).toBe('?account=1&campaign=5&topic=4');
    within(panel).getByRole('list', { name: 'Elements of Growth, highest first' });
    await within(panel).findByRole('heading', { name: /^Growth has risen significantly/ });
    await within(panel).findByRole('table', { name: 'Topics by department' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('');
    await waitFor(async () => expect(document.activeElement).toBe(await rowOf('Growth')));
  });

  test('Back closes it', async () => {
    const { user } = open();
    await user.click(await rowOf('Growth'));
    await screen.findByRole('dialog', { name: 'Growth: 61' });
    await user.click(goBack());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a link opens it, and closing it stays on the page', async () => {
    const { user } = open('/?topic=4');
    const panel = await screen.findByRole('dialog', { name: 'Growth: 61' });
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('?account=1');
    await waitFor(async () => expect(document.activeElement).toBe(await rowOf('Growth')));
  });

  test('for a lead it shows the elements of their team', async () => {
    open('/?topic=4', { person: lead });
    const panel = await screen.findByRole('dialog', { name: 'Growth: 49' });
    expect(within(panel).getAllByText('Crew').length).toBeGreaterThan(0);
    within(panel).getByText('The trend is the whole company’s.');
  });
});

test('DASH-01 tabs are part of the address, and Back returns to the previous one', async () => {
  const { user } = open();
  await rows();
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  await screen.findByText('How anonymity is protected');
  expect(address()).toBe('?account=1&campaign=5&tab=details');
  expect(screen.queryByRole('list', { name: 'Topics, highest first' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Share' }));
  const link = await screen.findByRole('textbox', { name: 'Link' });
  expect(link).toHaveProperty('value', `${window.location.origin}/?account=1&campaign=5`);
  await user.click(goBack());
  await screen.findByText('How anonymity is protected');
  await user.click(goBack());
  await rows();
});

describe('two groups side by side', () => {
  const compared = (compare: string, other: string) => `/?tab=details&compare=${compare}&with=${other}`;
  const differences = async (name: RegExp) =>
    within(await screen.findByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('DASH-04 groups of one kind are chosen, compared by topic, and part of the address', async () => {
    const { user } = open('/?tab=details');
    const choose = async (name: string, option: string | RegExp) => {
      await user.click(await screen.findByRole('combobox', { name }));
      await user.click(screen.getByRole('option', { name: option }));
    };
    await choose('First group: type', 'Department');
    await choose('First group', /^Operations/);
    await choose('Second group: type', 'Department');
    await choose('Second group', /^Engineering/);
    const found = await differences(/^Operations scores significantly lower than Engineering in Belonging/);
    expect(found[0]).toBe('BelongingOperations 55Engineering 66Difference ▼-11 (±6) significant');
    expect(address()).toBe(
      `?account=1&tab=details&compare=${keyOf('department', theGroups(), 0)}&with=${keyOf('department', theGroups(), 2)}`,
    );
    expect(screen.queryByText(/may be in both groups|The company includes/)).toBeNull();
  });

  test('a group is compared with the company that contains it, on either side', async () => {
    const crew = keyOf('team', teams());
    const { page } = open(compared(crew, 'company'));
    const found = await differences(/^Crew scores significantly lower than The whole company/);
    expect(found[0]).toContain('Difference ▼-12 (±8)');
    screen.getByText(/The company includes the group/);
    page.unmount();
    open(compared('company', crew));
    const turned = await differences(/^The whole company scores significantly higher than Crew/);
    expect(turned[0]).toContain('Difference ▲+12 (±8)');
  });

  test('groups of different kinds may share people, which is said', async () => {
    open(compared(keyOf('team', teams(), 1), keyOf('gender', genders())));
    await differences(/^Deck scores significantly higher than Woman/);
    screen.getByText(/Some people may be in both groups/);
  });

  test('an unpublished topic, and groups without margins, are not compared', async () => {
    const [first, second] = teams();
    const groups = [
      { members: ['Crew'], n_band: 20, topics: topicsAt(-12, 20, null).slice(1) },
      { members: ['Deck'], n_band: 50, topics: topicsAt(2, 50, null) },
    ];
    expect([first, second]).toHaveLength(2);
    const org = { campaigns: [campaignByGroups(aCampaign(), 'team', groups)] };
    open(compared(keyOf('team', groups), keyOf('team', groups, 1)), {
      answers: answers({ topic_scores_by_element_org: org }),
    });
    const found = await differences(/^Crew and Deck: the margins needed to compare them aren’t published/);
    expect(found[0]).toBe('BelongingCrew Not enough answersDeck 66Difference Not enough answers');
    expect(found[1]).toContain('Difference -14, margin unknown');
  });

  test('the same group twice, an unpublished group, and a kind without groups are explained', async () => {
    const crew = keyOf('team', teams());
    const { page } = open(compared(crew, crew));
    await screen.findByText('Both sides show the same group. Choose another one.');
    page.unmount();
    const gone = open(compared(crew, 'department-00000000'));
    await screen.findByText(/^This group has no results of its own in this campaign/);
    gone.page.unmount();
    const none = { campaigns: [campaignByGroups(aCampaign(), 'gender', [])] };
    open(compared(crew, 'gender'), { answers: answers({ topic_scores_element_by_gender: none }) });
    await screen.findByText('Not enough answers. No groups of this type have published results.');
  });

  test('groups that fail to load can be retried', async () => {
    const rendered = open(compared(keyOf('gender', genders()), 'company'), {
      answers: answers({ topic_scores_element_by_gender: 500 }),
    });
    const alert = (await screen.findByText('We couldn’t load these groups.')).closest('[role="alert"]');
    rendered.answers.topic_scores_element_by_gender = answers().topic_scores_element_by_gender;
    await rendered.user.click(within(alert as HTMLElement).getByRole('button', { name: 'Try again' }));
    await differences(/^Woman scores significantly lower/);
  });
});

describe('a link opened by somebody else', () => {
  const shared = () =>
    new URLSearchParams({
      account: '1',
      campaign: '5',
      topic: '4',
      group: keyOf('department', theGroups(), 2),
      compare: keyOf('department', theGroups(), 2),
      with: keyOf('team', teams()),
    });

  test('DASH-05 an administrator sees the same view', async () => {
    open(`/?${shared()}`);
    await screen.findByRole('dialog', { name: 'Growth: 63' });
    screen.getByText('The scores below are those of Engineering (50 to 99 people).');
  });

  test('DASH-05 R39 a lead sees less, is told so, and nothing else is requested', async () => {
    const link = shared();
    link.delete('topic');
    const { asked, page } = open(`/?${link}`, { person: lead });
    await screen.findByText(/^This link leads to a group that you can’t see here/);
    expect((await rowOf('Growth')).textContent).toContain('49 (±7)');
    expect(page.container.textContent).not.toContain('Engineering');
    page.unmount();
    link.set('tab', 'details');
    const details = open(`/?${link}`, { person: lead });
    await screen.findByText(/^You can’t see this group\. You can compare/);
    expect(details.page.container.textContent).not.toContain('Engineering');
    const requested = [...asked, ...details.asked].filter(({ path }) => path.endsWith('_org'));
    expect(new Set(requested.map(({ body }) => (body as { dimension: string }).dimension))).toEqual(
      new Set(['team']),
    );
  });

  test('in another account nothing of the link is used', async () => {
    const link = shared();
    link.set('account', '2');
    const { asked } = open(`/?${link}`);
    await screen.findByText(/^This link belongs to another account\. You see Harbor & Pine instead/);
    expect((await rowOf('Growth')).textContent).toContain('61 (±3)');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.filter(({ path }) => path.endsWith('_org'))).toEqual([]);
  });

  test('to a group whose name another group has shows neither of them', async () => {
    const [crew] = teams();
    if (!crew) throw new Error('a team');
    const twins = [crew, { ...crew, n_band: 50, topics: topicsAt(2, 50, 4) }];
    const org = { campaigns: [campaignByGroups(aCampaign(), 'team', twins)] };
    const plain = keyOf('team', [crew]);
    for (const key of [plain, `${plain}-1`, `${plain}-2`]) {
      const { page } = open(`/?group=${key}`, { answers: answers({ topic_scores_by_element_org: org }) });
      await screen.findByText(/^This link leads to a group that has no published results/);
      expect((await rowOf('Growth')).textContent).toContain('61 (±3)');
      page.unmount();
    }
  });

  test('to one of two teams with the same name shows that team to whoever sees both and to whoever sees only it', async () => {
    const [crew] = teams();
    if (!crew) throw new Error('a team');
    const first = { ...crew, team_ids: [31] };
    const second = { ...crew, team_ids: [32], n_band: 50, topics: topicsAt(2, 50, 4) };
    for (const groups of [[first, second], [second]]) {
      const org = { campaigns: [campaignByGroups(aCampaign(), 'team', groups)] };
      const { page } = open(`/?group=${keyOf('team', [second])}`, {
        answers: answers({ topic_scores_by_element_org: org }),
      });
      await screen.findByText('The scores below are those of Crew (50 to 99 people).');
      expect((await rowOf('Growth')).textContent).toContain('63 (±4)');
      page.unmount();
    }
  });

  test.each([
    ['campaign=99', /^This link leads to a campaign that isn’t available here/],
    ['topic=99', /^This link leads to a topic that has no published results/],
    ['group=department-00000000', /^This link leads to a group that has no published results/],
    ['group=nonsense', /^This link leads to a group that has no published results/],
  ])('%s is explained, and the page shows its default', async (search, text) => {
    open(`/?${search}`);
    await screen.findByText(text);
    expect((await rowOf('Growth')).textContent).toContain('61 (±3)');
  });
});

test('DASH-04 a group of the heatmap leads from its scores to the view of that group', async () => {
  const { user } = open('/?tab=details');
  const heatmap = await screen.findByRole('table', { name: 'Topics by department' });
  await user.click(within(heatmap).getByRole('button', { name: 'Design' }));
  const dialog = await screen.findByRole('dialog', { name: 'Design' });
  const link = within(dialog).getByRole('link', { name: 'Show results of this group' });
  expect(await findAccessibilityProblems()).toEqual([]);
  await user.click(link);
  await screen.findByText('The scores below are those of Design (20 to 49 people).');
  expect(address()).toBe(`?account=1&campaign=5&group=${keyOf('department', theGroups(), 1)}`);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(goBack());
  await screen.findByRole('table', { name: 'Topics by department' });
});

test('the key of a group depends on its members only, and groups of one name have different keys', () => {
  const [crew, deck] = teams();
  if (!crew || !deck) throw new Error('two teams');
  expect(groupKeys('team', [deck, crew])).toEqual(groupKeys('team', [crew, deck]).toReversed());
  const twins = groupKeys('team', [crew, crew]);
  expect(new Set(twins).size).toBe(2);
  expect(twins.filter(canBeLinked)).toEqual([]);
  expect(groupKeys('team', [{ ...crew, members: ['a', 'b'] }])).toEqual(
    groupKeys('team', [{ ...crew, members: ['b', 'a'] }]),
  );
});
