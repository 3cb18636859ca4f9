import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultHeadline } from '../../../src/results/ResultHeadline.tsx';
import { previousCampaign } from '../../../src/results/scoreChanges.ts';
import { trendsOfSameAudience } from '../../../src/results/trendRows.ts';
import { aCampaign, anEarlierCampaign, theTrends } from '../screens/dashboards/answers.ts';
import { renderScreen } from '../screens/renderScreen.tsx';

const chosen = aCampaign({ audience: 'a1b2' });
const everybody = anEarlierCampaign();

test('a campaign for selected people is not called the company or compared with one for everyone', () => {
  renderScreen(() => (
    <ResultHeadline
      company="Harbor"
      campaign={chosen}
      before={previousCampaign([chosen, everybody], chosen)}
    />
  ));
  screen.getByText(/The people invited to this campaign score 60 out of 100/);
  screen.getByText(/No earlier campaign had the same audience/);
  expect(screen.queryByText(/Harbor|Q2 2026|first result/)).toBeNull();
});

test('campaigns of the same audience are compared across those of others', () => {
  const again = anEarlierCampaign({ campaign_id: 3, audience: 'a1b2' });
  expect(previousCampaign([chosen, everybody, again], chosen)).toBe(again);
});

test('a trend has only campaigns of the same audience and says so', () => {
  const like = trendsOfSameAudience(chosen, [chosen, everybody], theTrends());
  expect(like.campaigns).toEqual([chosen]);
  expect(like.trends[0]?.points.map(({ campaign_id }) => campaign_id)).toEqual([1, 2, 3, 5]);
  expect(like.leavesOut).toBe(true);
});

test('an earlier campaign of the same quarter is called by its name', () => {
  const now = aCampaign({ quarter: everybody.quarter });
  renderScreen(() => (
    <ResultHeadline company="Harbor" campaign={now} before={{ ...everybody, name: 'Spring pulse' }} />
  ));
  screen.getByText(/Significantly higher than in “Spring pulse” \(52\)/);
  expect(screen.queryByText(/Q2 2026/)).toBeNull();
});
