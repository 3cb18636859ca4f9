import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { migrate } from '../../../server/store/engine/migrate.ts';
import { readOpeningKey } from '../../../server/usecases/keys/campaignKeys.ts';
import { rekeyCampaigns } from '../../../server/usecases/keys/rekeyCampaigns.ts';
import { moveSubmittedForms } from '../../../server/usecases/releasing/moveSubmittedForms.ts';
import { deriveKey, encrypt } from '../../../server/vault/cipher.ts';
import type { KeyName } from '../../../server/vault/keyStore/keyStore.ts';
import { boxKeysFrom, createOpener, seal } from '../../../server/vault/sealedBox.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, type Company, closeCampaign } from '../campaigns/testCampaigns.ts';
import { submitForms } from '../results/submitForms.ts';
import { aCycle } from '../survey/testAssessmentCycle.ts';
import { cellsOf } from './published.ts';

let server: TestServer;
let company: Company;
let open: number;
let published: number;
let cycle: number;
const oldKeys = new Map<string, Buffer>();

const tables = {
  campaign: { keys: 'campaign_keys', forms: 'waiting_forms', purpose: 'campaign' },
  cycle: { keys: 'survey_keys', forms: 'waiting_ratings', purpose: 'survey campaign' },
} as const;

beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server, 6);
  published = await anOpenCampaign(company.admin, { cuts: [] });
  await submitForms(server, published, 6);
  await closeCampaign(company.admin, published);
  open = await anOpenCampaign(company.admin, { cuts: [] });
  await submitForms(server, open, 6);
  cycle = await aCycle(server, company.account);
  await server.database.owner
    .insertInto('waiting_ratings')
    .values({
      account_id: company.account.id,
      campaign_id: cycle,
      kind: 'feedback',
      box: await sealedFor(cycle),
    })
    .execute();
  await restoreOldSchema();
  await restoreOldKey({ kind: 'campaign', id: open });
  await restoreOldKey({ kind: 'cycle', id: cycle });
  await restoreOldForms();
});
afterAll(() => server.close());

async function sealedFor(id: number): Promise<Buffer> {
  const { public_key } = await server.database.owner
    .selectFrom('survey_keys')
    .select('public_key')
    .where('campaign_id', '=', id)
    .executeTakeFirstOrThrow();
  return seal(public_key, Buffer.from(JSON.stringify({ rating: 4, improvement: null })));
}

/** Restores the tables from before the migration that moves keys out of the database. */
async function restoreOldSchema(): Promise<void> {
  await server.database.executeSql(`
    drop table installation;
    drop table audience_rosters;
    drop table counted_profiles;
    drop function apply_new_team_rules, apply_team_rules, apply_team_rules_to_changes, exclude_from_team_rules,
      remove_team_rule_exclusions cascade;
    drop table package_states, package_launches, package_entries;
    drop table course_version_files;
    alter table lessons drop column file_id;
    drop table learning_file_pieces, learning_files;
    drop table calendar_feeds;
    drop table event_meetings, event_registrations, event_feedback;
    alter table events drop column creates_meeting, drop column needs_approval, drop column check_in_code, drop column material_url,
      drop column recording_url;
    drop table benchmark_file_rows, benchmark_files;
    drop table follow_up_pulses;
    drop table team_action_updates, team_actions;
    drop table certificates, quiz_attempts, quiz_versions, quiz_questions, quiz_settings;
    alter table courses drop column certificate_months;
    drop table content_changes, learner_clocks;
    alter table metric_releases drop column compared_with;
    alter table learning_campaigns drop column team_group_ids, drop column roles;
    drop table lesson_notes, course_ratings;
    drop table lesson_progress, enrolments, course_versions;
    drop function mark_newest_enrolment();
    drop index learning_assignments_state;
    alter table lessons drop column captions;
    alter table learning_assignments drop column notified_assigned, drop column notified_before,
      drop column notified_after, drop column course_sets;
    drop table learning_rules;
    drop table pay_files, pay_projects;
    drop table market_rows, market_files, market_jobs, market_groups, market_rates, market_versions;
    alter table courses drop column prerequisite_ids;
    alter table path_steps drop column course_ids, drop column needed;
    alter table path_steps alter column course_id set not null;
    drop table team_rules, team_rule_exclusions;
    drop function renew_notifications;
    drop table notifications, notification_settings, notification_digests;
    drop table account_setups;
    drop table account_brandings;
    drop table stored_files;
    drop table letter_forms, letter_form_counts, personal_codes, letter_printings;
    drop function delete_personal_codes, end_codes_of_participation, letter_makers cascade;
    alter table users drop column mobile_number, drop constraint users_identified;
    drop index users_external_id_alone;
    alter table mails drop column channel;
    drop table campaign_mail_texts;
    alter table accounts drop column time_zone;
    alter table benchmark_campaigns drop column scheduled_at, drop column scheduled_by,
      drop column opening_problem, drop column last_reminded_at;
    alter table survey_campaigns drop column scheduled_at, drop column scheduled_by,
      drop column opening_problem, drop column last_reminded_at, drop column final_invited_from,
      drop column final_finished_percent;
    drop table applicant_notes, applicant_feedback_results;
    drop policy sprints_account on sprints;
    create policy sprints_account on sprints using (false);
    drop index sprints_running;
    alter table sprints drop column is_template, drop column is_private, drop column request_key;
    alter table applicant_stages drop column reason, drop column undone_on, drop column undone_by;
    drop index assignments_outside;
    alter table releases drop column shares_limited;
    alter table user_imports drop column heading_line, drop column creates_teams, drop column new_teams,
      drop column created_team_ids, drop column subject;
    alter table user_import_rows drop column new_teams, drop column manager_id, drop column manager_line,
      drop column managers_before, drop column relationship_id, drop column from_user_id,
      drop column relation_kind, drop column to_user_id;
    drop table form_leads;
    alter table participations drop column form;
    alter table campaign_forms drop column links;
    alter table benchmark_campaigns drop column length, drop column topic_ids;
    drop table form_fits;
    alter table metric_releases drop column technical;
    alter table releases drop column technical;
    alter table result_shares drop column is_audited;
    alter table releases drop column limited_by_audience;
    alter table release_cells drop column margin;
    alter table participations drop column invitation_state;
    drop sequence reminder_mails_id;
    alter table campaign_keys add column wrapped_private_key bytea, add column wrapped_attribute_key bytea,
      add column attributes_until date;
    alter table survey_keys add column wrapped_private_key bytea;
    alter table responses add column attributes bytea;
    update responses set attributes = 'the groups of an answer'::bytea;
    delete from kysely_migration where name >= '048_campaign_keys'`);
}

/** Restores the tables from before the migration that lets submitted forms wait with their respondents. */
async function restoreOldForms(): Promise<void> {
  for (const [waiting, sealed] of [
    ['waiting_forms', 'sealed_forms'],
    ['waiting_ratings', 'sealed_ratings'],
  ]) {
    await server.database.executeSql(`
      insert into ${sealed} (campaign_id, kind, box) select campaign_id, kind, box from ${waiting};
      drop table ${waiting};
      alter table ${sealed} rename column box to sealed`);
  }
  await server.database.executeSql("delete from kysely_migration where name = '049_waiting_forms'");
}

/** Seals the forms of a campaign under a key that is stored in the database, as an older version did. */
async function restoreOldKey(name: KeyName): Promise<void> {
  const { keys, forms, purpose } = tables[name.kind];
  const { owner } = server.database;
  const { publicKey, privateKey } = boxKeysFrom(randomBytes(32));
  oldKeys.set(name.kind, privateKey);
  const wrapped = encrypt(deriveKey(server.environment.secret, `${purpose}:${name.id}`), privateKey);
  await sql`update ${sql.table(keys)} set public_key = ${publicKey}, wrapped_private_key = ${wrapped}
    where campaign_id = ${name.id}`.execute(owner);
  const opener = createOpener(await readOpeningKey(server.deps, name));
  for (const { id, box } of await formsOf(name)) {
    await owner
      .updateTable(forms)
      .set({ box: seal(publicKey, opener(box)) })
      .where('id', '=', id)
      .execute();
  }
  await server.deps.keys.destroy(name);
}

const formsOf = ({ kind, id }: KeyName) =>
  server.database.owner
    .selectFrom(tables[kind].forms)
    .select(['id', 'box'])
    .where('campaign_id', '=', id)
    .execute();

/** The server's dependencies with another function for running plain SQL. */
function withSql(run: (text: string) => ReturnType<Database['executeSql']>) {
  const { database } = server;
  return {
    ...server.deps,
    database: { ...database, background: { ...database.background, executeSql: run } },
  };
}

test('a wrong secret stops the upgrade', async () => {
  await migrate(server.database);
  const environment = { ...server.environment, secret: randomBytes(32) };
  await expect(rekeyCampaigns({ ...server.deps, environment })).rejects.toThrow(
    `CAIRN_SECRET doesn't decrypt the key of campaign-${open}`,
  );
});

test('two servers replace the keys once, and an interrupted run repeats the vacuum', async () => {
  const stopping = withSql(() => Promise.reject(new Error('stopped at the vacuum')));
  const create = vi.spyOn(server.deps.keys, 'create');
  const runs = await Promise.allSettled([rekeyCampaigns(stopping), rekeyCampaigns(stopping)]);
  const stopped = { status: 'rejected', reason: new Error('stopped at the vacuum') };
  expect(runs).toEqual([stopped, stopped]);
  expect(create).toHaveBeenCalledTimes(2);

  const texts: string[] = [];
  const recording = withSql((text) => {
    texts.push(text);
    return server.database.background.executeSql(text);
  });
  for (let run = 0; run < 2; run += 1) expect(await rekeyCampaigns(recording)).toBe(0);
  expect(texts).toEqual(
    ['waiting_forms', 'sealed_forms', 'waiting_ratings', 'sealed_ratings'].map(
      (table) => `vacuum full ${table}`,
    ),
  );
  expect(create).toHaveBeenCalledTimes(2);
  create.mockRestore();
});

test('forms are sealed under new keys outside the database, and the old keys open none', async () => {
  for (const name of [{ kind: 'campaign', id: open } as const, { kind: 'cycle', id: cycle } as const]) {
    const opener = createOpener(await readOpeningKey(server.deps, name));
    const old = createOpener(oldKeys.get(name.kind) ?? Buffer.alloc(0));
    const forms = await formsOf(name);
    expect(forms).toHaveLength(name.kind === 'campaign' ? 6 : 1);
    for (const { box } of forms) {
      expect(JSON.parse(opener(box).toString())).toBeTypeOf('object');
      expect(() => old(box)).toThrow();
    }
  }
});

test('the database has no column for keys or groups of answers any more', async () => {
  const { rows } = await server.database.executeSql(`
    select table_name, column_name from information_schema.columns where table_schema = 'public'
      and (column_name like 'wrapped%' or table_name = 'keys_to_replace' or (table_name = 'responses' and column_name = 'attributes'))`);
  expect(rows).toEqual([]);
});

test('forms that were submitted before the upgrade move, their campaigns publish, and published ones keep their results', async () => {
  const before = await cellsOf(server, published);
  await moveSubmittedForms(server.deps);
  const moved = server.database.owner.selectFrom('sealed_forms').select('id').where('campaign_id', '=', open);
  expect(await moved.execute()).toHaveLength(6);
  await closeCampaign(company.admin, open);
  expect((await cellsOf(server, open)).length).toBeGreaterThan(0);
  expect(await cellsOf(server, published)).toEqual(before);
  expect(await server.deps.keys.has({ kind: 'campaign', id: open })).toBe(false);
});
