import { metrics } from '../../../domain/metrics/metrics.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { aDraft } from '../campaigns/testCampaigns.ts';
import { aPdf, sendPiece, startUpload } from '../learning/files/testFiles.ts';
import { aCourse, aLesson, aPath } from '../learning/testContent.ts';
import { addFollowUpRows } from './addFollowUpRows.ts';
import { anImport, aPerson, createRecord, firstTopic, newest } from './changeRows.ts';
import { hiringChangePayloads } from './hiring.ts';
import { payChangePayloads } from './pay.ts';
import { questionChangePayloads } from './questions.ts';
import { raterChangePayloads } from './raters.ts';
import { sessionChangePayloads } from './sessions.ts';
import { surveyChangePayloads } from './surveys.ts';
import { teamActionChangePayloads } from './teamActions.ts';
import type { TestCompany } from './testCompany.ts';

/** The people who change data: a super admin who emulates Harbor & Pine, and another account. */
export interface TestCompanies {
  readonly server: TestServer;
  readonly company: TestCompany;
  readonly superAdmin: Client;
  readonly otherAccount: AnAccount;
}

type Way = (testCompany: TestCompanies) => Promise<object>;

const anAccount = {
  name: 'New name',
  company_name: 'New name',
  contract_date: null,
  modules: [1, 2, 3, 4],
  enable_search: false,
  shares_benchmark: false,
  time_zone: 'Europe/Berlin',
};
const ranges = metrics.map((metric) => ({ metric, low: 40, high: 60, importance: 'useful' }));

async function aCampaign(testCompany: TestCompanies, fields: object = {}): Promise<number> {
  const action = { actionName: 'create-micro-survey-campaign', data: { ...aDraft, ...fields } };
  return (await testCompany.superAdmin.post('/legacy/campaign.php', action)).body.data.campaign_id;
}

/** Payloads with which a call changes something, for calls whose isolation case doesn't. */
export const changePayloads: Readonly<Record<string, Way>> = {
  ...hiringChangePayloads,
  ...raterChangePayloads,
  ...surveyChangePayloads,
  ...questionChangePayloads,
  ...payChangePayloads,
  ...teamActionChangePayloads,
  ...sessionChangePayloads,
  'POST /v2/account/create': async () => ({ ...anAccount, schema_name: 'quite_new' }),
  'POST /v2/account/invite_administrator': async ({ server }) => ({
    account_id: (await server.anAccount()).id,
    first_name: 'Ada',
    last_name: 'Berg',
    email: 'first.administrator@people.example',
  }),
  'POST /v2/follow_ups/schedule_follow_up': async ({ company, superAdmin }) => {
    const focus = { campaign_id: company.ids.focus_campaign, topic_id: 2, dimension: 'overall' };
    const { offer } = (await superAdmin.post('/api/v2/follow_ups/get_follow_up', focus)).body;
    return { ...focus, opens_on: offer.opens_on, group_kind: offer.group_kind };
  },
  'POST /v2/follow_ups/cancel_follow_up': async ({ server, company }) => {
    const own = { accountId: company.account.id, teamId: company.ids.team, word: 'Another' };
    return { id: (await addFollowUpRows(server, own)).follow_up };
  },
  'POST /v2/microsurvey/preview_opened': async () => ({}),
  'POST /v2/account/change_time_zone': async ({ superAdmin }) => ({
    time_zone: 'Asia/Tokyo',
    before: (await superAdmin.post('/api/v2/account/read_time_zone')).body.time_zone,
  }),
  'POST /v2/branding/save': async () => ({
    accent_color: '#107587',
    sender_name: 'New name',
    slug: 'new-name',
  }),
  'POST /v2/branding/remove_logo': async () => ({}),
  'POST /v2/first_steps/change': async () => ({ change: 'dismiss' }),
  'POST /v2/account/update': async ({ otherAccount }) => ({
    ...anAccount,
    schema_name: 'another_one',
    account_id: otherAccount.id,
  }),
  'POST /v2/account/update_status': async ({ otherAccount }) => ({
    account_id: otherAccount.id,
    status: 'suspended',
  }),
  'account.php update': async ({ otherAccount }) => ({
    ...anAccount,
    schema_name: 'third',
    account_id: otherAccount.id,
  }),
  'account.php create': async () => ({ ...anAccount, schema_name: 'quite_new_too' }),
  'account.php change-status': async ({ otherAccount }) => ({
    account_id: otherAccount.id,
    status: 'active',
  }),
  'POST /v2/personal_data/erase': async (testCompany) => ({ user_id: await aPerson(testCompany) }),
  'POST /v2/teams/add_members': async (testCompany) => ({
    team_id: testCompany.company.ids.team,
    user_ids: [await aPerson(testCompany)],
  }),
  'POST /v2/teams/undo': async (testCompany) => ({ change_id: await newest(testCompany, 'team_changes') }),
  'POST /v2/relationships/derive': async (testCompany) => {
    const { team } = testCompany.company.ids;
    await createRecord(testCompany, 'memberships', { team_id: team, user_id: await aPerson(testCompany) });
    return {};
  },
  'POST /v2/administration/delegate': async (testCompany) => ({
    pairs: [
      { user_id: await aPerson(testCompany, ['local_admin']), account_id: testCompany.otherAccount.id },
    ],
  }),
  'POST /v2/administration/undelegate': async (testCompany) => {
    const user = { id: await aPerson(testCompany, ['local_admin']) };
    await testCompany.server.delegate(user, testCompany.otherAccount);
    return { pairs: [{ user_id: user.id, account_id: testCompany.otherAccount.id }] };
  },
  'POST /v2/administration/move': async (testCompany) => ({
    user_ids: [await aPerson(testCompany)],
    to_account_id: (await testCompany.server.anAccount()).id,
  }),
  'POST /v2/administration/move_back': async (testCompany) => ({
    move_id: await newest(testCompany, 'account_moves'),
  }),
  'POST /v2/people/change_status': async (testCompany) => ({
    selection: { user_ids: [await aPerson(testCompany)] },
    status: 'inactive',
    expected: 1,
  }),
  'POST /v2/people/undo_status': async (testCompany) => ({
    batch_id: await newest(testCompany, 'status_batches'),
  }),
  'POST /v2/people/send_password_link': async (testCompany) => ({ user_id: await aPerson(testCompany) }),
  'POST /v2/user_imports/apply': async (testCompany) => ({ import_id: await anImport(testCompany) }),
  'POST /v2/user_imports/undo': async (testCompany) => ({
    import_id: await newest(testCompany, 'user_imports'),
  }),
  'POST /v2/user_imports/discard': async (testCompany) => ({ import_id: await anImport(testCompany) }),
  'POST /v2/builder/save_ranges': async ({ superAdmin, company }) => {
    const input = { blueprint_id: company.ids.blueprint };
    const { version } = (await superAdmin.post('/api/v2/builder/profile', input)).body;
    return { ...input, ranges, version };
  },
  'POST /v2/builder/change_blueprint_status': async (testCompany) => {
    const { blueprint } = testCompany.company.ids;
    await createRecord(testCompany, 'blueprint_rankings', {
      blueprint_id: blueprint,
      stakeholder: 'Board',
      ranking: metrics,
    });
    return { blueprint_id: blueprint, status: 'approved' };
  },
  'POST /v2/live_sessions/change_event_status': async (testCompany) => {
    const topic_id = await createRecord(testCompany, 'event_topics', {
      title: 'T',
      minutes: 90,
      default_capacity: 12,
    });
    const event_id = await createRecord(testCompany, 'events', {
      topic_id,
      starts_at: '2026-12-01T09:00:00.000Z',
      time_zone: 'UTC',
      minutes: 90,
      place: 'Room 4',
      capacity: 12,
      closes_hours_before: 24,
    });
    return { event_id, status: 'open' };
  },
  'POST /v2/learning/set_content_status': async ({ superAdmin }) => {
    const id = await aCourse(superAdmin);
    await aLesson(superAdmin, id);
    return { of: 'courses', id, status: 'published' };
  },
  'POST /v2/learning/save_quiz': async ({ superAdmin }) => {
    const lesson_id = await aLesson(superAdmin, await aCourse(superAdmin), { kind: 'quiz', body: null });
    return {
      lesson_id,
      version: 0,
      settings: { pass_mark: 80, shuffle_questions: true, shuffle_options: true },
      questions: [],
    };
  },
  'POST /v2/learning/start_upload': async () => ({ purpose: 'file', name: 'a.pdf', bytes: 1_000 }),
  'POST /v2/learning/finish_upload': async ({ superAdmin }) => {
    const { file_id } = (await startUpload(superAdmin, 1_000)).body;
    await sendPiece(superAdmin, file_id, 0, aPdf());
    return { file_id };
  },
  'POST /v2/learning/copy_content': async ({ superAdmin }) => ({
    of: 'learning_paths',
    id: await aPath(superAdmin),
  }),
  'POST /v2/learning/reorder_content': async ({ superAdmin }) => {
    const id = await aCourse(superAdmin);
    const first = await aLesson(superAdmin, id, { position: 1 });
    const second = await aLesson(superAdmin, id, { position: 2 });
    return { of: 'lessons', parent_id: id, ids: [second, first] };
  },
  'POST /v2/learning/assign_newcomers': async (testCompany) => {
    const { superAdmin } = testCompany;
    const course = await aCourse(superAdmin);
    await aLesson(superAdmin, course);
    await superAdmin.post('/api/v2/learning/set_content_status', {
      of: 'courses',
      id: course,
      status: 'published',
    });
    const campaign_id = await createRecord(testCompany, 'learning_campaigns', {
      name: 'Newcomers',
      content: 'courses',
      course_ids: [course],
      audience: 'everyone',
      starts_on: '2026-11-21',
      due_kind: 'none',
    });
    await superAdmin.post('/api/v2/learning/set_campaign_status', { campaign_id, status: 'active' });
    await aPerson(testCompany);
    return { campaign_id };
  },
  'POST /v2/benchmark_file/load': async (testCompany) => ({
    file_name: 'norms.csv',
    text: `topic,score,spread,n,source,year\n${await firstTopic(testCompany)},60,18,900,Source,2025`,
    replaces: null,
    request_key: '0f6f5a52-3a3b-4c0a-9d3c-0d7e0c5d8f21',
  }),
  'POST /v2/benchmark_file/remove': async ({ server }) => {
    await server.database.executeSql('delete from benchmark_files');
    const { rows } = await server.database.executeSql(
      `insert into benchmark_files (file_name, request_key, loaded_at)
        values ('norms.csv', '0f6f5a52-3a3b-4c0a-9d3c-0d7e0c5d8f22', now()) returning id`,
    );
    return { id: rows[0]?.id };
  },
  'POST /v2/tasks/retry_mail': async (testCompany) => {
    const { mail } = testCompany.company.ids;
    await testCompany.server.database.executeSql(`update mails set status = 'failed' where id = $1`, [mail]);
    return { id: mail };
  },
  'POST /v2/security/release': async ({ server, company }) => {
    const { rows } = await server.database.executeSql(
      `insert into lock_outs (key_hash, reach, user_id, tries, waits, retry_at, ends_at)
        values ('x', 'network', $1, 10, 1, '2099-01-01', '2099-01-02') returning id`,
      [company.ids.user],
    );
    return { id: rows[0]?.id };
  },
  'POST /v2/security/revoke_all': async (testCompany) => {
    const id = await aPerson(testCompany);
    await testCompany.server.aSession({ id });
    return { user_id: id };
  },
  'POST /v2/security/reset_second_factor': async (testCompany) => {
    const id = await aPerson(testCompany);
    await testCompany.server.database.executeSql(
      `insert into second_factors (user_id, kind) values ($1, 'mail')`,
      [id],
    );
    return { user_id: id };
  },
  'micro_survey.php assign-users': async (testCompany) => ({
    campaign_id: testCompany.company.ids.campaign,
    user_ids: [await aPerson(testCompany)],
    team_ids: [],
  }),
  'micro_survey.php delete-micro-survey-assignment': async (testCompany) => {
    const { rows } = await testCompany.server.database.executeSql(
      'select id from participations where campaign_id = $1 and id <> $2 order by id limit 1',
      [testCompany.company.ids.campaign, testCompany.company.ids.participation],
    );
    return { campaign_id: testCompany.company.ids.campaign, participant_id: rows[0]?.id };
  },
  'POST /v2/microsurvey/schedule': async (testCompany) => ({
    campaign_id: await aCampaign(testCompany, { opens_on: '2026-12-01' }),
    opens_on: '2026-12-01',
  }),
  'POST /v2/microsurvey/cancel_schedule': async (testCompany) => {
    const schedule = {
      campaign_id: await aCampaign(testCompany, { opens_on: '2026-12-01' }),
      opens_on: '2026-12-01',
    };
    await testCompany.superAdmin.post('/api/v2/microsurvey/schedule', schedule);
    return { campaign_id: schedule.campaign_id };
  },
  'micro_survey.php toggle-campaign-status': async (testCompany) => ({
    campaign_id: await aCampaign(testCompany),
  }),
  'micro_survey.php delete-micro-survey-campaign': async (testCompany) => ({
    campaign_id: await aCampaign(testCompany),
  }),
  'campaign.php update-micro-survey-campaign': async (testCompany) => ({
    ...aDraft,
    name: 'Renamed',
    campaign_id: await aCampaign(testCompany),
  }),
};
