import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ShareTab } from '../../../../src/results/share/ShareTab.tsx';
import { presentPath } from '../../../../src/results/share/sharePaths.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import PresentResults from '../../../../src/screens/campaigns/PresentResults.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { matchRoute } from '../../../support/matchRoute.ts';
import {
  aCampaign,
  anEarlierCampaign,
  aSmallCampaign,
  campaignByGroups,
  theGroups,
  topicsAt,
} from '../dashboards/answers.ts';
import { type Answers, aPerson, otherAccount, renderScreen } from '../renderScreen.tsx';

const answers = (change: Answers = {}): Answers => ({
  topic_scores_by_element: { campaigns: [aCampaign(), anEarlierCampaign()] },
  topic_scores_by_element_org: ({ dimension }: { dimension: string }) => ({
    campaigns: [campaignByGroups(aCampaign(), dimension, dimension === 'department' ? theGroups() : [])],
  }),
  topic_scores_element_by_gender: { campaigns: [] },
  topic_scores_element_by_race: { campaigns: [] },
  topic_scores_element_by_decade: { campaigns: [] },
  ...change,
});
const route = '/micro-surveys/benchmarks/manage/:id/present';
const show = (options: Partial<Parameters<typeof renderScreen>[1]> = {}, search = '') =>
  renderScreen(PresentResults, {
    answers: answers(),
    path: route,
    at: `${presentPath(5)}${search}`,
    ...options,
  });

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const position = () => screen.getByText(/^Slide \d+ of \d+$/).textContent;

describe('PRES-01 the presentation', () => {
  test('begins with the headline and moves by keys, with its number announced', async () => {
    show();
    await screen.findByText(/^Slide 1 of \d+$/);
    expect(title()).toBe('Harbor & Pine scores 60 out of 100 (±3 points).');
    const all = Number(/\d+$/.exec(position() ?? '')?.[0]);
    expect(all).toBeGreaterThan(5);
    for (const [key, at] of [
      ['ArrowRight', 2],
      [' ', 3],
      ['ArrowLeft', 2],
      ['End', all],
      ['ArrowRight', all],
      ['Home', 1],
      ['ArrowLeft', 1],
      ['PageDown', 2],
    ] as const) {
      fireEvent.keyDown(document.body, { key });
      await waitFor(() => expect(position()).toBe(`Slide ${at} of ${all}`));
    }
    expect(screen.getByRole('status').textContent).toBe(`Slide 2 of ${all}: ${title()}`);
  });

  test('moves by buttons and swipes, and a key that a button needs is left to it', async () => {
    const { user } = show();
    await screen.findByText(/^Slide \d+ of \d+$/);
    await user.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(position()).toMatch(/^Slide 2 /);
    // The button has the focus, so Space presses it once.
    await user.keyboard(' ');
    expect(position()).toMatch(/^Slide 3 /);
    const slide = screen.getByTestId('slide');
    const swipe = (from: number, to: number) => {
      fireEvent.pointerDown(slide, { clientX: from, clientY: 50, button: 0 });
      fireEvent.pointerUp(slide, { clientX: to, clientY: 55 });
    };
    swipe(100, 300);
    expect(position()).toMatch(/^Slide 2 /);
    swipe(300, 100);
    swipe(300, 100);
    expect(position()).toMatch(/^Slide 4 /);
  });

  test('opens at the slide of the address, and at the last one for a number that is too high', async () => {
    show({}, '?slide=3');
    await screen.findByText('Respect scores highest: 72 out of 100');
    expect(position()).toMatch(/^Slide 3 /);
  });

  test('ends with Escape', async () => {
    const { user } = show();
    await screen.findByText(/^Slide \d+ of \d+$/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
  });

  test('has the number of people and the margins on each slide, and is accessible', async () => {
    const campaigns = [aCampaign({ topics: topicsAt(-5) }), anEarlierCampaign()];
    const { page } = show({ answers: answers({ topic_scores_by_element: { campaigns } }) });
    await screen.findByText(/^Slide \d+ of \d+$/);
    const all = Number(/\d+$/.exec(position() ?? '')?.[0]);
    for (let slide = 1; slide <= all; slide += 1) {
      await waitFor(() => expect(position()).toBe(`Slide ${slide} of ${all}`));
      screen.getByText(/^100 or more people · Q3 2026, closed on .*± is the 90% confidence range/);
      expect(await findAccessibilityProblems(page.container)).toEqual([]);
      fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    }
    expect(title()).toBe('Next step: choose one focus, for example Speaking up');
  });

  test('asks only for teams if the person leads teams', async () => {
    const person = aPerson({ permissions: ['supervisor'] });
    const { asked } = show({ person });
    await screen.findByText(/^Slide \d+ of \d+$/);
    const dimensions = asked.flatMap(({ body }) =>
      body !== null && typeof body === 'object' && 'dimension' in body ? [body.dimension] : [],
    );
    expect(dimensions).toEqual(['team']);
    expect(asked.some(({ path }) => /gender|race|decade/.test(path))).toBe(false);
  });

  test('says which account it shows while another one is viewed', async () => {
    show({ person: { ...aPerson(), currentAccount: otherAccount } });
    await screen.findByText('You’re viewing Lumen Works');
  });

  test('says so if too few people answered, or the campaign hasn’t closed', async () => {
    const { page } = show({
      answers: answers({ topic_scores_by_element: { campaigns: [aSmallCampaign()] } }),
    });
    await screen.findByText('Nothing to present');
    page.unmount();
    show({ answers: answers({ topic_scores_by_element: { campaigns: [] } }) });
    await screen.findByText('Results appear after this campaign closes');
  });
});

describe('PRES-05 sharing', () => {
  const Share = () => <ShareTab campaign={aCampaign()} path="/dashboard/benchmark?campaign=5" />;

  test('copies the link to the view and says who can open it', async () => {
    const { user } = renderScreen(Share, { answers: {} });
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith(`${window.location.origin}/dashboard/benchmark?campaign=5`);
    screen.getByText(
      /people at Harbor & Pine who may see results, after they sign in\. It doesn’t give anyone access/,
    );
  });

  test('says who sees what, and offers the presentation and both files', async () => {
    const { page } = renderScreen(Share, { answers: {} });
    const present = await screen.findByRole('link', { name: 'Present' });
    expect(present.getAttribute('href')).toBe(presentPath(5));
    for (const name of [/^PDF/, /^PPTX/]) screen.getByRole('button', { name });
    const facts = within(screen.getByText('Team leads').parentElement ?? page.container);
    facts.getByText(/groups that include teams they lead\. No comments\./);
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
  });

  test('leads to an address of the route table', () => {
    expect(matchRoute(mainRoutes, presentPath(5))?.route.title).toBe('benchmarkPresentation');
  });
});
