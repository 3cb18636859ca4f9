import { metrics } from '../../../domain/metrics/metrics.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import type { House } from '../../support/startHouse.ts';
import { aDraft } from '../campaigns/company.ts';
import { aCourse, aLesson, aPath } from '../learning/shelf.ts';
import type { Harbor } from './harbor.ts';
import { hiringWays } from './hiring.ts';
import { raterWays } from './raters.ts';
import { surveyWays } from './surveys.ts';

/** Who changes what: a super admin of the platform who looks into Harbor & Pine, and another account beside it. */
export interface Stage {
  readonly house: House;
  readonly harbor: Harbor;
  readonly boss: Client;
  readonly lumen: AnAccount;
}

type Way = (stage: Stage) => Promise<object>;

const anAccount = {
  name: 'New name',
  company_name: 'New name',
  contract_date: null,
  modules: [1, 2, 3, 4],
  enable_search: false,
  shares_benchmark: false,
};
const records = '/api/v2/resources';
const ranges = metrics.map((metric) => ({ metric, low: 40, high: 60, importance: 'useful' }));

async function insert({ house }: Stage, text: string, values: unknown[]): Promise<number> {
  return Number((await house.database.executeSql(`${text} returning id`, values)).rows[0]?.id);
}
const newest = async ({ house }: Stage, table: string): Promise<number> =>
  Number((await house.database.executeSql(`select max(id) as id from ${table}`)).rows[0]?.id);
async function made({ boss }: Stage, resource: string, draft: object): Promise<number> {
  return (await boss.post(`${records}/${resource}`, draft)).body.id;
}
const aPerson = async ({ house, harbor }: Stage, permissions: ('user' | 'local_admin')[] = ['user']) =>
  (await house.aUser({ account: harbor.account, permissions })).id;

async function aCampaign(stage: Stage): Promise<number> {
  const action = { actionName: 'create-micro-survey-campaign', data: aDraft };
  return (await stage.boss.post('/legacy/campaign.php', action)).body.data.campaign_id;
}

/** An import that was checked and would make one person. */
async function anImport(stage: Stage): Promise<number> {
  const { account } = stage.harbor;
  const id = await insert(
    stage,
    `insert into user_imports (account_id, state, file_name, encoding, headings, row_count, counts, created_at)
      values ($1, 'checked', 'people.csv', 'utf-8', '{email}', 0, '{"create":1}', now())`,
    [account.id],
  );
  await stage.house.database.executeSql(
    `insert into user_import_rows (account_id, import_id, line, cells, kind, draft)
      values ($1, $2, 2, '["x"]', 'create', $3)`,
    [
      account.id,
      id,
      JSON.stringify({ first_name: 'A', last_name: 'B', email: `import${id}@people.example` }),
    ],
  );
  return id;
}

async function aQuestion({ house, boss }: Stage) {
  const { rows } = await house.database.executeSql('select id from question_bank order by id limit 1');
  return (await boss.post('/api/v2/questions/question', { id: rows[0]?.id })).body.question;
}

/** What makes a call change something, where the case of its isolation does not. */
export const ways: Readonly<Record<string, Way>> = {
  ...hiringWays,
  ...raterWays,
  ...surveyWays,
  'POST /v2/account/create': async () => ({ ...anAccount, schema_name: 'quite_new' }),
  'POST /v2/account/update': async ({ lumen }) => ({
    ...anAccount,
    schema_name: 'another_one',
    account_id: lumen.id,
  }),
  'POST /v2/account/update_status': async ({ lumen }) => ({ account_id: lumen.id, status: 'suspended' }),
  'account.php update': async ({ lumen }) => ({ ...anAccount, schema_name: 'third', account_id: lumen.id }),
  'account.php create': async () => ({ ...anAccount, schema_name: 'quite_new_too' }),
  'account.php change-status': async ({ lumen }) => ({ account_id: lumen.id, status: 'active' }),
  'POST /v2/personal_data/erase': async (stage) => ({ user_id: await aPerson(stage) }),
  'POST /v2/teams/undo': async (stage) => ({ change_id: await newest(stage, 'team_changes') }),
  'POST /v2/relationships/derive': async (stage) => {
    const { team } = stage.harbor.ids;
    await made(stage, 'memberships', { team_id: team, user_id: await aPerson(stage) });
    return {};
  },
  'POST /v2/relationships/import': async (stage) => {
    const [one, other] = [
      await stage.house.aUser({ account: stage.harbor.account }),
      await stage.house.aUser({ account: stage.harbor.account }),
    ];
    return { text: `Person;Relation;Other\n${one.email};peer;${other.email}` };
  },
  'POST /v2/administration/delegate': async (stage) => ({
    pairs: [{ user_id: await aPerson(stage, ['local_admin']), account_id: stage.lumen.id }],
  }),
  'POST /v2/administration/undelegate': async (stage) => {
    const user = { id: await aPerson(stage, ['local_admin']) };
    await stage.house.delegate(user, stage.lumen);
    return { pairs: [{ user_id: user.id, account_id: stage.lumen.id }] };
  },
  'POST /v2/administration/move': async (stage) => ({
    user_ids: [await aPerson(stage)],
    to_account_id: (await stage.house.anAccount()).id,
  }),
  'POST /v2/administration/move_back': async (stage) => ({ move_id: await newest(stage, 'account_moves') }),
  'POST /v2/people/change_status': async (stage) => ({
    selection: { user_ids: [await aPerson(stage)] },
    status: 'inactive',
    expected: 1,
  }),
  'POST /v2/people/undo_status': async (stage) => ({ batch_id: await newest(stage, 'status_batches') }),
  'POST /v2/people/send_password_link': async (stage) => ({ user_id: await aPerson(stage) }),
  'POST /v2/user_imports/apply': async (stage) => ({ import_id: await anImport(stage) }),
  'POST /v2/user_imports/undo': async (stage) => ({ import_id: await newest(stage, 'user_imports') }),
  'POST /v2/user_imports/discard': async (stage) => ({ import_id: await anImport(stage) }),
  'POST /v2/questions/save': async (stage) => {
    const { id, version, versions } = await aQuestion(stage);
    return { id, version, ...versions[0], text: 'What now?' };
  },
  'POST /v2/questions/activate': async (stage) => ({ id: (await aQuestion(stage)).id, active: false }),
  'POST /v2/questions/translate': async (stage) => {
    const { id, version } = await aQuestion(stage);
    return { id, version, locale: 'de', words: [{ part: 'text', text: 'Was nun?' }] };
  },
  'POST /v2/supplemental_questions/translate': async ({ harbor }) => ({
    id: harbor.ids.supplemental_question,
    version: 2,
    locale: 'de',
    words: [{ part: 'text', text: 'Was nun?' }],
  }),
  'POST /v2/supplemental_questions/take': async (stage) => {
    const platform = await stage.house.aUser({
      account: await stage.house.anAccount(),
      permissions: ['admin'],
    });
    const client = await stage.house.signIn(platform);
    const form = { kind: 'text', text: 'Would you recommend us?' };
    const draft = { form, campaign_kinds: ['benchmark'], shared: true };
    return { id: (await client.post('/api/v2/supplemental_questions/save', draft)).body.id };
  },
  'POST /v2/builder/save_ranges': async ({ boss, harbor }) => {
    const wish = { blueprint_id: harbor.ids.blueprint };
    const { version } = (await boss.post('/api/v2/builder/profile', wish)).body;
    return { ...wish, ranges, version };
  },
  'POST /v2/builder/change_blueprint_status': async (stage) => {
    const { blueprint } = stage.harbor.ids;
    await made(stage, 'blueprint_rankings', {
      blueprint_id: blueprint,
      stakeholder: 'Board',
      ranking: metrics,
    });
    return { blueprint_id: blueprint, status: 'approved' };
  },
  'POST /v2/live_sessions/change_event_status': async (stage) => {
    const topic_id = await made(stage, 'event_topics', {
      title: 'T',
      minutes: 90,
      default_capacity: 12,
    });
    const event_id = await made(stage, 'events', {
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
  'POST /v2/learning/set_content_status': async ({ boss }) => {
    const id = await aCourse(boss);
    await aLesson(boss, id);
    return { of: 'courses', id, status: 'published' };
  },
  'POST /v2/learning/copy_content': async ({ boss }) => ({ of: 'learning_paths', id: await aPath(boss) }),
  'POST /v2/learning/reorder_content': async ({ boss }) => {
    const id = await aCourse(boss);
    const first = await aLesson(boss, id, { position: 1 });
    const second = await aLesson(boss, id, { position: 2 });
    return { of: 'lessons', parent_id: id, ids: [second, first] };
  },
  'POST /v2/learning/assign_newcomers': async (stage) => {
    const { boss } = stage;
    const course = await aCourse(boss);
    await aLesson(boss, course);
    await boss.post('/api/v2/learning/set_content_status', {
      of: 'courses',
      id: course,
      status: 'published',
    });
    const campaign_id = await made(stage, 'learning_campaigns', {
      name: 'Newcomers',
      content: 'courses',
      course_ids: [course],
      audience: 'everyone',
      starts_on: '2026-11-21',
      due_kind: 'none',
    });
    await boss.post('/api/v2/learning/set_campaign_status', { campaign_id, status: 'active' });
    await aPerson(stage);
    return { campaign_id };
  },
  'POST /v2/tasks/retry_mail': async (stage) => {
    const { mail } = stage.harbor.ids;
    await stage.house.database.executeSql(`update mails set status = 'failed' where id = $1`, [mail]);
    return { id: mail };
  },
  'POST /v2/security/release': async ({ house, harbor }) => {
    const { rows } = await house.database.executeSql(
      `insert into lock_outs (key_hash, reach, user_id, tries, waits, retry_at, ends_at)
        values ('x', 'network', $1, 10, 1, '2099-01-01', '2099-01-02') returning id`,
      [harbor.ids.user],
    );
    return { id: rows[0]?.id };
  },
  'POST /v2/security/revoke_all': async (stage) => {
    const id = await aPerson(stage);
    await stage.house.aSession({ id });
    return { user_id: id };
  },
  'POST /v2/security/reset_second_factor': async (stage) => {
    const id = await aPerson(stage);
    await stage.house.database.executeSql(`insert into second_factors (user_id, kind) values ($1, 'mail')`, [
      id,
    ]);
    return { user_id: id };
  },
  'micro_survey.php assign-users': async (stage) => ({
    campaign_id: stage.harbor.ids.campaign,
    user_ids: [await aPerson(stage)],
    team_ids: [],
  }),
  'micro_survey.php delete-micro-survey-assignment': async (stage) => {
    const { rows } = await stage.house.database.executeSql(
      'select id from participations where campaign_id = $1 and id <> $2 order by id limit 1',
      [stage.harbor.ids.campaign, stage.harbor.ids.participation],
    );
    return { campaign_id: stage.harbor.ids.campaign, participant_id: rows[0]?.id };
  },
  'micro_survey.php toggle-campaign-status': async (stage) => ({ campaign_id: await aCampaign(stage) }),
  'micro_survey.php delete-micro-survey-campaign': async (stage) => ({ campaign_id: await aCampaign(stage) }),
  'campaign.php update-micro-survey-campaign': async (stage) => ({
    ...aDraft,
    name: 'Renamed',
    campaign_id: await aCampaign(stage),
  }),
};
