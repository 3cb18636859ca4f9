import type { ForeignReference, IsolationCase } from './isolationCases.ts';
import type { OwnedIds } from './ownedIds.ts';

const names = (body: ForeignReference['body'], status = 404): ForeignReference => ({ body, status });
const ofCampaign = names(({ campaign }: OwnedIds) => ({ campaign_id: campaign }));

const anActionDraft = {
  title: 'Mine now',
  starts_on: '2026-11-23',
  due_on: '2026-12-31',
  visible_to_team: true,
};

const followUpFocus = ({ focus_campaign, team }: OwnedIds) => ({
  campaign_id: focus_campaign,
  topic_id: 1,
  dimension: 'team',
  team_id: team,
});

/** The calls that return results, and those derived from them, sent by a local admin of another account. */
export const resultCases: Readonly<Record<string, IsolationCase>> = {
  'POST /v2/microsurvey_results/account_scores': names(({ account }) => ({ accountId: account })),
  'POST /v2/microsurvey_results/topic_scores_by_element': ofCampaign,
  'POST /v2/microsurvey_results/topic_scores_by_element_org': names(({ campaign }) => ({
    campaign_id: campaign,
    dimension: 'department',
  })),
  'POST /v2/microsurvey_results/topic_scores_element_by_race': ofCampaign,
  'POST /v2/microsurvey_results/topic_scores_element_by_gender': ofCampaign,
  'POST /v2/microsurvey_results/topic_scores_element_by_decade': ofCampaign,
  'POST /v2/microsurvey_results/icb_topic_trends': 'nothing',
  'POST /v2/microsurvey_results/quarter_preview': 'nothing',
  'POST /v2/microsurvey_results/quarter_result_counts': 'nothing',
  'POST /v2/microsurvey_results/icb_score_counts_by_topic': 'nothing',
  'POST /v2/microsurvey_results/quarter_aggr_result_team_members': ofCampaign,
  'POST /v2/microsurvey_results/supplementals': ofCampaign,
  'POST /v2/microsurvey_results/comments': ofCampaign,
  'POST /v2/microsurvey_results/feedback': ofCampaign,
  'POST /v2/microsurvey_results/technical': ofCampaign,
  'POST /v2/microsurvey_results/drivers': ofCampaign,
  'POST /v2/microsurvey_results/external_benchmark': 'nothing',
  'POST /v2/microsurvey_results/individual_results': names(
    ({ user }) => ({ user_id: user, answer_time: null }),
    403,
  ),
  'POST /v2/recommendation/local_user_report': names(({ user }) => ({ user_id: user })),
  'POST /v2/rec_plans/get_rec_plan': names(({ user }) => ({ user_id: user, ordered: true })),
  'POST /v2/rec_plans/action_plans': 'nothing',
  'POST /v2/rec_plans/save_action_plan': names(({ action_plan }) => ({
    id: action_plan,
    version: 1,
    metric: 'trust',
    title: 'Mine now',
    steps: [],
  })),
  'POST /v2/rec_plans/mark_action_plan': names(({ action_plan }) => ({
    id: action_plan,
    version: 1,
    done: true,
  })),
  'POST /v2/rec_plans/delete_action_plan': names(({ action_plan }) => ({ id: action_plan, version: 1 })),
  'POST /v2/team_actions/focus': names(({ focus_campaign, team }) => ({
    campaign_id: focus_campaign,
    team_id: team,
  })),
  'POST /v2/team_actions/create': names(({ focus_campaign, team, user }) => ({
    ...anActionDraft,
    campaign_id: focus_campaign,
    team_id: team,
    owner_id: user,
    topic_id: 1,
    request_key: '5e0c9a52-3a3b-4c0a-9d3c-0d7e0c5d8f10',
  })),
  'POST /v2/team_actions/list': names(({ team }) => ({ team_id: team, page: 1 }), 200),
  'POST /v2/team_actions/overview': 'nothing',
  'POST /v2/team_actions/read': names(({ team_action }) => ({ id: team_action })),
  'POST /v2/team_actions/update': names(({ team_action, user }) => ({
    ...anActionDraft,
    id: team_action,
    version: 1,
    owner_id: user,
  })),
  'POST /v2/team_actions/report': names(({ team_action }) => ({
    id: team_action,
    version: 1,
    progress: 'done',
  })),
  'POST /v2/team_actions/set_deleted': names(({ team_action }) => ({ id: team_action, deleted: true })),
  'POST /v2/team_actions/add_update': names(({ team_action }) => ({
    id: team_action,
    text: 'Mine now',
    request_key: '5e0c9a52-3a3b-4c0a-9d3c-0d7e0c5d8f11',
  })),
  'POST /v2/team_actions/set_update_deleted': names(({ team_action_update }) => ({
    id: team_action_update,
    deleted: true,
  })),
  'POST /v2/microsurvey_results/icb_recommendations': ofCampaign,
  'POST /v2/microsurvey_results/icb_recommendations_v2': ofCampaign,
  'POST /v2/follow_ups/get_follow_up': names(followUpFocus),
  'POST /v2/follow_ups/schedule_follow_up': names((ids) => ({
    ...followUpFocus(ids),
    opens_on: '2027-01-04',
    group_kind: 'team',
  })),
  'POST /v2/follow_ups/cancel_follow_up': names(({ follow_up }) => ({ id: follow_up })),
  'POST /v2/metric_results/campaigns': 'nothing',
  'POST /v2/metric_results/published': names(({ survey_campaign }) => ({ campaign_id: survey_campaign })),
  'POST /v2/metric_results/technical': names(({ survey_campaign }) => ({ campaign_id: survey_campaign })),
  'POST /v2/metric_results/supplementals': names(({ survey_campaign }) => ({
    campaign_id: survey_campaign,
  })),
  'POST /v2/metric_results/comments': names(({ survey_campaign }) => ({ campaign_id: survey_campaign })),
  'POST /v2/metric_results/feedback': names(({ survey_campaign }) => ({ campaign_id: survey_campaign })),
  'POST /v2/metric_results/sharing': 'nothing',
  'POST /v2/metric_results/share': 'nothing',
  'POST /v2/metric_results/people': 'nothing',
  'POST /v2/metric_results/constellations': 'nothing',
  'POST /v2/metric_results/building': 'nothing',
  'POST /v2/metric_results/blueprints': 'nothing',
  'POST /v2/metric_results/constellation': names(({ constellation }) => ({
    constellation_id: constellation,
  })),
  'POST /v2/metric_results/compare': names(({ user }) => ({ user_id: user })),
  'POST /v2/metric_results/benchmark': names(({ user }) => ({ user_id: user })),
  'POST /v2/metric_results/relationship': names(({ user }) => ({ user_id: user })),
  'GET /v2/scores/own': 'nothing',
  'GET /v2/scores/insight': 'nothing',
  'POST /v2/scores/compare': names(({ user }) => ({ user_ids: [user, user + 1] })),
};
