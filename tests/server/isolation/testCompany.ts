import { metrics } from '../../../domain/metrics/metrics.ts';
import { createFileName } from '../../../server/integrations/files/fileStore.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { anOpenCampaign, participationOf } from '../campaigns/testCampaigns.ts';
import { addActionRows } from './addActionRows.ts';
import { addAssessmentRows } from './addAssessmentRows.ts';
import { addFollowUpRows } from './addFollowUpRows.ts';
import { addImportRows } from './addImportRows.ts';
import { addLearningRows } from './addLearningRows.ts';
import { addPayRows } from './addPayRows.ts';
import { addSessionRows } from './addSessionRows.ts';
import type { OwnedIds } from './ownedIds.ts';
import { addDeclaredRows, type RecordIds } from './testRecords.ts';

/** Part of every name of Harbor & Pine, so that a leak is detected in any output. */
export const canary = 'Zebrafinch';

export interface TestCompany {
  readonly account: AnAccount;
  readonly ids: OwnedIds;
  readonly records: RecordIds;
  readonly admin: Client;
  /** Returns every row of the account in all tables that have an account column. */
  rows(): Promise<string>;
}

export async function addTestCompany(server: TestServer): Promise<TestCompany> {
  const { owner } = server.database;
  const account = await server.anAccount({ name: `${canary} Harbor & Pine` });
  const people: AUser[] = [];
  for (let index = 0; index < 6; index += 1) {
    people.push(await server.aUser({ account, last_name: canary, department: canary }));
  }
  const [first] = people;
  if (!first) throw new Error('nobody there');
  const own = { account_id: account.id };
  const group = await owner
    .insertInto('team_groups')
    .values({ ...own, name: canary })
    .returning('id')
    .executeTakeFirstOrThrow();
  const team = await owner
    .insertInto('teams')
    .values({ ...own, name: canary, leader_id: first.id, group_id: group.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const teamRule = await owner
    .insertInto('team_rules')
    .values({
      ...own,
      team_id: team.id,
      attribute: 'location',
      value: canary,
      created_at: server.clock.now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const membership = await owner
    .insertInto('memberships')
    .values({ ...own, team_id: team.id, user_id: first.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('memberships')
    .values({ ...own, team_id: team.id, user_id: people[2]?.id ?? 0 })
    .execute();
  await owner
    .deleteFrom('memberships')
    .where('user_id', '=', people[2]?.id ?? 0)
    .execute(); // A former member of the team.
  const teamChange = await owner
    .insertInto('team_changes')
    .values({
      ...own,
      kind: 'move',
      done_at: '2026-11-20T09:00:00Z',
      steps: JSON.stringify({ left: [], joined: [], removed_teams: [], made_team: null, audiences: [] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const relationship = await owner
    .insertInto('relationships')
    .values({ ...own, from_user_id: first.id, kind: 'manager', to_user_id: people[1]?.id ?? 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const blueprint = await owner
    .insertInto('blueprints')
    .values({ ...own, name: canary })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ranking = await owner
    .insertInto('blueprint_rankings')
    .values({ ...own, blueprint_id: blueprint.id, stakeholder: canary, ranking: [...metrics] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const learningRows = await addLearningRows(server, {
    accountId: account.id,
    userId: first.id,
    word: canary,
  });
  const constellation = await owner
    .insertInto('constellations')
    .values({ ...own, name: canary, user_ids: [first.id], blueprint_id: blueprint.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const constellationSet = await owner
    .insertInto('constellation_sets')
    .values({ ...own, name: canary, constellation_ids: [constellation.id] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sprint = await owner
    .insertInto('sprints')
    .values({ ...own, title: canary, starts_on: '2026-11-02', ends_on: '2026-11-30', user_id: first.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const step = await owner
    .insertInto('sprint_steps')
    .values({ ...own, sprint_id: sprint.id, action: canary })
    .returning('id')
    .executeTakeFirstOrThrow();
  const adminUser = await server.aUser({ account, last_name: canary, permissions: ['user', 'local_admin'] });
  const admin = await server.signIn(adminUser);
  const campaign = await anOpenCampaign(admin, { name: canary, message: canary });
  await owner
    .insertInto('campaign_mail_texts')
    .values({
      ...own,
      campaign_id: campaign,
      template: 'invitation',
      locale: 'en',
      subject: canary,
      body: canary,
      updated_at: server.clock.now().toISOString(),
    })
    .execute();
  const logo = await owner
    .insertInto('stored_files')
    .values({
      ...own,
      name: createFileName(),
      media_type: 'image/png',
      created_at: server.clock.now().toISOString(),
      expires_at: null,
    })
    .returning('name')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('account_brandings')
    .values({
      ...own,
      logo_file: logo.name,
      logo_width: 10,
      logo_height: 10,
      accent_color: '#107587',
      sender_name: canary,
    })
    .execute();
  const participation = await participationOf(server, campaign, first);
  const session = await owner
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', adminUser.id)
    .executeTakeFirstOrThrow();
  const mail = await owner
    .selectFrom('mails')
    .select('id')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();

  const batch = await owner
    .insertInto('status_batches')
    .values({ ...own, status: 'inactive', made_at: server.clock.now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();

  const userImport = await addImportRows(server, account.id, canary);

  const notification = await owner
    .insertInto('notifications')
    .values({
      ...own,
      user_id: adminUser.id,
      event: 'import_checked',
      record_id: userImport,
      key: canary,
      created_at: server.clock.now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  const supplemental = await owner
    .insertInto('supplemental_questions')
    .values({ ...own, text: canary, kind: 'text', place: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('supplemental_versions')
    .values({
      ...own,
      question_id: supplemental.id,
      version: 1,
      form: JSON.stringify({ kind: 'text', text: canary, low: '', high: '', points: null, options: [] }),
    })
    .execute();

  const assessments = await addAssessmentRows(server, {
    accountId: account.id,
    participantId: first.id,
    raterId: people[3]?.id ?? null,
    word: canary,
  });

  const plan = await owner
    .insertInto('action_plans')
    .values({ user_id: first.id, made_on: '2026-11-20', sealed: Buffer.from(canary) })
    .returning('id')
    .executeTakeFirstOrThrow();

  const { team_action, team_action_update } = await addActionRows(server, {
    accountId: account.id,
    teamId: team.id,
    ownerId: first.id,
    word: canary,
  });

  const ids: OwnedIds = {
    ...assessments,
    team_action,
    team_action_update,
    action_plan: plan.id,
    ...(await addFollowUpRows(server, { accountId: account.id, teamId: team.id, word: canary })),
    ...(await addSessionRows(server, { accountId: account.id, userId: first.id })),
    pay_project: await addPayRows(server, { accountId: account.id, ownerId: adminUser.id, word: canary }),
    account: account.id,
    user: first.id,
    team: team.id,
    team_rule: teamRule.id,
    team_group: group.id,
    membership: membership.id,
    relationship: relationship.id,
    team_change: teamChange.id,
    constellation: constellation.id,
    constellation_set: constellationSet.id,
    sprint: sprint.id,
    sprint_step: step.id,
    blueprint: blueprint.id,
    blueprint_ranking: ranking.id,
    ...learningRows,
    campaign,
    participation: participation.id,
    session: session.id,
    mail: mail.id,
    user_import: userImport,
    notification: notification.id,
    status_batch: batch.id,
    supplemental_question: supplemental.id,
  };

  return {
    account,
    admin,
    ids,
    records: await addDeclaredRows(server, ids, canary),
    async rows() {
      const result: unknown[] = [
        await owner.selectFrom('accounts').selectAll().where('id', '=', account.id).execute(),
      ];
      const { rows: tables } = await server.database.executeSql(
        `select table_name from information_schema.columns
          where table_schema = 'public' and column_name = 'account_id' order by 1`,
      );
      for (const { table_name } of tables) {
        const { rows } = await server.database.executeSql(
          `select * from "${table_name}" t where account_id = $1 order by t::text`,
          [account.id],
        );
        result.push(table_name, rows);
      }
      return JSON.stringify(result);
    },
  };
}
