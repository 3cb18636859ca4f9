/** Ids of data of Harbor & Pine, or ids that do not exist. */
export interface OwnedIds {
  readonly account: number;
  readonly user: number;
  readonly team: number;
  readonly team_rule: number;
  readonly team_group: number;
  readonly membership: number;
  readonly relationship: number;
  readonly team_change: number;
  readonly constellation: number;
  readonly constellation_set: number;
  readonly sprint: number;
  readonly sprint_step: number;
  readonly blueprint: number;
  readonly blueprint_ranking: number;
  readonly learning_campaign: number;
  readonly learning_assignment: number;
  readonly learning_rule: number;
  readonly enrolment: number;
  readonly quiz_attempt: number;
  readonly certificate: number;
  readonly pay_project: number;
  readonly campaign: number;
  readonly participation: number;
  readonly session: string;
  readonly mail: number;
  readonly status_batch: number;
  readonly user_import: number;
  readonly notification: number;
  readonly supplemental_question: number;
  readonly survey_campaign: number;
  readonly survey_target: number;
  readonly rater: number;
  readonly rater_proposal: number;
  readonly requisition: number;
  readonly applicant: number;
  readonly action_plan: number;
  readonly team_action: number;
  readonly team_action_update: number;
  readonly follow_up: number;
  readonly focus_campaign: number;
  /** An open live session, in which a person of the account is registered. */
  readonly live_session: number;
}

export const missingIds: OwnedIds = {
  account: 900_001,
  user: 900_002,
  team: 900_003,
  team_rule: 900_032,
  team_group: 900_004,
  membership: 900_005,
  relationship: 900_013,
  team_change: 900_014,
  constellation: 900_018,
  constellation_set: 900_019,
  sprint: 900_020,
  sprint_step: 900_021,
  blueprint: 900_016,
  blueprint_ranking: 900_017,
  learning_campaign: 900_021,
  learning_assignment: 900_022,
  learning_rule: 900_122,
  enrolment: 900_096,
  quiz_attempt: 900_097,
  certificate: 900_098,
  pay_project: 900_118,
  campaign: 900_006,
  participation: 900_007,
  session: '00000000-0000-4000-8000-000000000000',
  mail: 900_008,
  status_batch: 900_009,
  user_import: 900_019,
  notification: 900_031,
  supplemental_question: 900_014,
  survey_campaign: 900_023,
  survey_target: 900_026,
  rater: 900_027,
  rater_proposal: 900_028,
  requisition: 900_024,
  applicant: 900_025,
  follow_up: 900_090,
  focus_campaign: 900_091,
  live_session: 900_092,
  action_plan: 900_029,
  team_action: 900_033,
  team_action_update: 900_034,
};
