import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import {
  aCampaign,
  anEarlierCampaign,
  campaignByGroups,
  theCompanies,
  theOpenCampaign,
  topicsAt,
} from './answers.ts';
import {
  address,
  answers,
  earlierTeams,
  goBack,
  lead,
  open,
  rowOf,
  rows,
  teams,
} from './benchmarkViewPage.tsx';

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
