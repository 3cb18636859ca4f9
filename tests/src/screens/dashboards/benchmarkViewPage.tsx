import { screen, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { groupKeys } from '../../../../src/results/view/groupKeys.ts';
import BenchmarkDashboard from '../../../../src/screens/dashboards/BenchmarkDashboard.tsx';
import { type Answers, aPerson, renderScreen } from '../renderScreen.tsx';
import {
  aCampaign,
  anEarlierCampaign,
  campaignByGroups,
  theCompanies,
  theDrivers,
  theGroups,
  theSpread,
  theTrends,
  topicsAt,
} from './answers.ts';

export const lead = aPerson({ permissions: ['supervisor'] });
export const teams = () => [
  { members: ['Crew'], n_band: 20, topics: topicsAt(-12, 20, 7) },
  { members: ['Deck'], n_band: 50, topics: topicsAt(2, 50, 4) },
];
export const earlierTeams = () => [{ members: ['Crew'], n_band: 20, topics: topicsAt(-14, 20, 7) }];
export const genders = () => [{ members: ['woman'], n_band: 50, topics: topicsAt(-12, 50, 4) }];

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

export const answers = (change: Answers = {}): Answers => ({
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

export const open = (at = '/', options: { readonly answers?: Answers; readonly person?: typeof lead } = {}) =>
  renderScreen(Page, { at, answers: answers(), ...options });

export const address = () => screen.getByLabelText('Address').textContent;
export const goBack = () => screen.getByText('Browser back');
export const rows = () => screen.findByRole('list', { name: 'Topics, highest first' });
export const rowOf = async (topic: string) =>
  within(await rows()).getByRole('button', { name: new RegExp(`^${topic}`) });
export const keyOf = (
  dimension: 'team' | 'department' | 'gender',
  groups: ReturnType<typeof theGroups>,
  at = 0,
) => groupKeys(dimension, groups)[at] ?? '';
