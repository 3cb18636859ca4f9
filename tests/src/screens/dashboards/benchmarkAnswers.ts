import type { Answers } from '../renderScreen.tsx';
import {
  aCampaign,
  anEarlierCampaign,
  campaignByGroups,
  theCompanies,
  theDrivers,
  theFocus,
  theGroups,
  theOpenCampaign,
  theSpread,
  theTrends,
} from './answers.ts';

/** What the calls of the benchmark page return. */
export const answers = (change: Answers = {}): Answers => ({
  topic_scores_by_element: { campaigns: [aCampaign(), anEarlierCampaign()] },
  quarter_preview: { campaigns: [theOpenCampaign()] },
  icb_topic_trends: { topics: theTrends() },
  icb_score_counts_by_topic: { counts: theSpread() },
  drivers: { campaigns: theDrivers() },
  icb_recommendations_v2: { campaign: null, recommendations: [] },
  external_benchmark: { benchmark: theCompanies(), external_scores: [] },
  focus: theFocus(),
  topic_scores_by_element_org: {
    campaigns: [campaignByGroups(aCampaign(), 'department', theGroups())],
  },
  ...change,
});

/** The address of the second tab. */
export const details = '/?tab=details';
