import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  RecommendationsContext,
  type RecommendationsState,
} from '../../../../src/kit/context/RecommendationsContext.ts';
import UserDashboard from '../../../../src/screens/home/UserDashboard.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aPerson, otherAccount, renderScreen } from '../renderScreen.tsx';

const source = { campaign: 'Benchmark 5', finished_on: '2026-08-02' };
const plan = {
  get_rec_plan: {
    rec_plans: [
      { topic_id: 3, topic: 'Voice', answer_percent: 20, reason: 'lowTopic' },
      { topic_id: 1, topic: 'Belonging', answer_percent: 44, reason: 'possiblyLowTopic' },
    ].map((one) => ({ ...one, metric: null, low: null, high: null, margin: 23, source, suggestions: [] })),
  },
};
const nothing = { today: '2026-12-10', waiting: 0, tasks: [], changes: [] };
const user = aPerson({ permissions: ['user'] });
const results = [source];

function home(known: RecommendationsState, answers: Record<string, unknown> = plan, person = user) {
  const Home = () => (
    <RecommendationsContext value={known}>
      <UserDashboard />
    </RecommendationsContext>
  );
  return renderScreen(Home, { answers: { 'home/overview': nothing, ...answers }, person });
}
const card = () => screen.findByRole('region', { name: 'Topics to focus on' });

test('the card shows topics with scores, each reason once, their source and a link', async () => {
  const { asked: requests } = home({ availability: true, results });
  const inCard = within(await card());
  const items = await inCard.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Voice: 20 out of 100',
    'Belonging: 44 out of 100, not clearly low',
  ]);
  expect(inCard.getAllByText(/^These topics scored low in your own answers/)).toHaveLength(1);
  inCard.getByText(/^“Not clearly low” means that a score below 45.* up to 23 points off/);
  expect(inCard.getByText(/^From your private copy/).textContent).toBe(
    'From your private copy of Benchmark 5, finished on 2 Aug 2026.',
  );
  expect(inCard.getByRole('link').getAttribute('href')).toBe('/my-results/icb');
  expect(requests.find(({ path }) => path.endsWith('get_rec_plan'))?.body).toEqual({
    user_id: 7,
    ordered: true,
  });
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('topics of several private copies name each copy once', async () => {
  const other = { campaign: 'Pulse 6', finished_on: '2026-09-02' };
  const [voice, belonging] = plan.get_rec_plan.rec_plans;
  const rec_plans = [voice, { ...voice, topic_id: 4, topic: 'Trust', source: other }, belonging];
  home({ availability: true, results }, { get_rec_plan: { rec_plans } });
  const sources = await within(await card()).findAllByText(/^From your private copy/);
  expect(sources.map(({ textContent }) => textContent)).toEqual([
    'From your private copy of Benchmark 5, finished on 2 Aug 2026.',
    'From your private copy of Pulse 6, finished on 2 Sept 2026.',
  ]);
});

test.each([
  ['unknown', 'check' as const],
  ['false', false],
])('while availability is %s there is no card and no request', async (_word, availability) => {
  const { asked: requests } = home({ availability, results: [] });
  await screen.findByRole('region', { name: 'Your own results' });
  expect(screen.queryByRole('region', { name: 'Topics to focus on' })).toBeNull();
  expect(requests.map(({ path }) => path)).not.toContain('/api/v2/rec_plans/get_rec_plan');
});

test('there is no card while another account is viewed', async () => {
  home({ availability: true, results }, plan, { ...user, currentAccount: otherAccount });
  await screen.findByText(/You are viewing Lumen Works/);
  expect(screen.queryByRole('region', { name: 'Topics to focus on' })).toBeNull();
});

test('topics that fail to load can be loaded again', async () => {
  const rendered = home({ availability: true, results }, { get_rec_plan: 500 });
  const alert = within(await within(await card()).findByRole('alert'));
  Object.assign(rendered.answers, plan);
  await rendered.user.click(alert.getByRole('button', { name: 'Try again' }));
  await within(await card()).findByText('Voice: 20 out of 100');
});
