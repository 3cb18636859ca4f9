import type { TestServer } from '../../support/startTestServer.ts';

/** The teams that the supervisor leads, with their sizes. */
export async function readLedTeams({ database }: TestServer) {
  return database.owner
    .selectFrom('teams')
    .innerJoin('users', 'users.id', 'teams.leader_id')
    .innerJoin('memberships', 'memberships.team_id', 'teams.id')
    .select(({ fn }) => ['teams.name', fn.countAll<number>().as('size')])
    .where('users.email', '=', 'supervisor@demo.example')
    .groupBy('teams.name')
    .execute();
}

/** The short pulses with the topics they ask about, the topics of their results and the number of lengths of their answers. */
export async function readShortPulses({ database }: TestServer) {
  const { rows } = await database.executeSql(
    `select topic_ids, array_agg(distinct subject_id order by subject_id) as topics,
       (select count(distinct cardinality(scores)) from responses where campaign_id = campaigns.id)::int as lengths,
       bool_and(value is not null) as has_values
     from benchmark_campaigns as campaigns join releases on releases.campaign_id = campaigns.id
     join release_cells on release_id = releases.id and subject = 'topic' and dim = 'overall'
     where length = 'short_pulse' group by campaigns.id`,
  );
  return rows;
}

/** The results of Harbor & Pine in each topic, the oldest quarter first. */
export async function readTopicPoints({ database }: TestServer) {
  const { rows } = await database.executeSql(
    `select topics.code, array_agg(cells.value order by cells.release_id) as points
     from release_cells as cells
     join topics on topics.id = cells.subject_id
     join accounts on accounts.id = cells.account_id
     join releases on releases.id = cells.release_id
     join benchmark_campaigns campaign on campaign.id = releases.campaign_id and campaign.length = 'full'
     where cells.dim = 'overall' and cells.subject = 'topic' and accounts.name = $1 group by topics.code`,
    ['Harbor & Pine'],
  );
  return rows;
}

/** The topics and teams of the follow-up pulses of Harbor & Pine. */
export async function readFollowUps({ database }: TestServer) {
  const { rows } = await database.executeSql(
    `select f.team_id, f.topic_id, f.source_campaign_id as campaign_id, t.name as team from follow_up_pulses f
     join teams t on t.id = f.team_id join accounts on accounts.id = f.account_id
     where accounts.name = 'Harbor & Pine' order by f.id`,
  );
  return rows;
}

/** The published topics of the team Warehouse north, the newest quarter first. */
export async function readTopicsOfWarehouse({ database }: TestServer) {
  const { rows } = await database.executeSql(
    `select releases.campaign_id, cells.subject_id as topic_id, teams.id as team_id from release_cells cells
     join releases on releases.id = cells.release_id
     join benchmark_campaigns campaign on campaign.id = releases.campaign_id and campaign.length = 'full'
     join teams on cells.members = array[teams.id || ':Warehouse north']
     where cells.dim = 'team' and cells.subject = 'topic' order by campaign.closed_on desc, cells.subject_id`,
  );
  return rows;
}

/** The cycles about the demo user, with the state of their self-assessment. */
export async function readOwnCycles({ database }: TestServer) {
  return database.owner
    .selectFrom('survey_campaigns')
    .innerJoin('survey_targets', 'survey_targets.campaign_id', 'survey_campaigns.id')
    .innerJoin('users', 'users.id', 'survey_targets.user_id')
    .innerJoin('assignments', 'assignments.target_id', 'survey_targets.id')
    .select(['survey_campaigns.status', 'assignments.status as own'])
    .select(({ eb }) => eb('survey_campaigns.released_on', 'is not', null).as('released'))
    .where('users.email', '=', 'user@demo.example')
    .where('assignments.relationship', '=', 'self')
    .orderBy('survey_campaigns.id')
    .execute();
}

/** The participants of cycles that have scores of groups of raters. */
export async function readScoredGroups({ database }: TestServer) {
  return database.owner
    .selectFrom('scores')
    .select('target_id')
    .distinct()
    .where('rater_group', 'is not', null)
    .execute();
}

/** The participation of each campaign in percent, in steps of five. */
export async function readParticipation({ database }: TestServer) {
  const { rows } = await database.executeSql(
    `select campaign_id, (round(20.0 * count(finished_on) / count(*)) * 5)::int as rate
     from participations group by campaign_id`,
  );
  return rows;
}

/** How the shared profiles are shown, with the number of each. */
export async function readShares({ database }: TestServer) {
  const { rows } = await database.executeSql(
    `select p.shown, p.is_refused, h.is_audited, count(*)::int from result_shares h
     join counted_profiles p on p.user_id = h.user_id group by 1, 2, 3`,
  );
  return rows;
}
