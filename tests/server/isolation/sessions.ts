import type { TestCompanies } from './changePayloads.ts';
import { aPerson, insert } from './changeRows.ts';
import type { IsolationCase } from './isolationCases.ts';

/** The calls about live sessions, sent by a local admin of another account. */
export const sessionCases: Readonly<Record<string, IsolationCase>> = {
  'POST /v2/live_sessions/change_event_status': 'nothing',
  'POST /v2/live_sessions/participants': 'nothing',
  'POST /v2/live_sessions/decide_requests': 'nothing',
  'POST /v2/live_sessions/set_attendance': 'nothing',
  'POST /v2/live_sessions/import_attendance': 'nothing',
  'POST /v2/live_sessions/show_check_in_code': 'nothing',
  'POST /v2/live_sessions/save_links': 'nothing',
  'POST /v2/live_sessions/retry_meeting': 'nothing',
  'POST /v2/my_sessions/list': 'nothing',
  'POST /v2/my_sessions/read': 'nothing',
  'POST /v2/my_sessions/register': 'nothing',
  'POST /v2/my_sessions/register_group': {
    body: ({ user, live_session }) => ({ event_id: live_session, user_ids: [user] }),
    status: 404,
  },
  'POST /v2/my_sessions/leave': 'nothing',
  'POST /v2/my_sessions/accept_offer': 'nothing',
  'POST /v2/my_sessions/join': 'nothing',
  'POST /v2/my_sessions/check_in': 'nothing',
  'POST /v2/my_sessions/give_feedback': 'nothing',
};

/** Registers a person of the company for an open session of their own. */
async function aRegistration(
  testCompany: TestCompanies,
  status: 'requested' | 'registered',
  startsAt = '2027-01-04T09:00:00Z',
) {
  const topicId = await insert(
    testCompany,
    `insert into event_topics (title, published) values ('T', true)`,
    [],
  );
  const event_id = await insert(
    testCompany,
    `insert into events (topic_id, starts_at, time_zone, place, status) values ($1, $2, 'UTC', 'Room 4', 'open')`,
    [topicId, startsAt],
  );
  const id = await insert(
    testCompany,
    `insert into event_registrations (account_id, event_id, user_id, status, created_at, changed_at)
      values ($1, $2, $3, $4, now(), now())`,
    [testCompany.company.account.id, event_id, await aPerson(testCompany), status],
  );
  return { event_id, registration_ids: [id] };
}

/** Payloads with which the calls about live sessions change something. */
export const sessionChangePayloads: Readonly<
  Record<string, (testCompany: TestCompanies) => Promise<object>>
> = {
  'POST /v2/live_sessions/decide_requests': async (testCompany) => ({
    ...(await aRegistration(testCompany, 'requested')),
    approved: true,
  }),
  'POST /v2/live_sessions/set_attendance': async (testCompany) => ({
    ...(await aRegistration(testCompany, 'registered', '2026-11-21T09:05:00Z')),
    attended: true,
  }),
  'POST /v2/live_sessions/import_attendance': async (testCompany) => {
    const { event_id } = await aRegistration(testCompany, 'registered', '2026-11-21T09:05:00Z');
    const { rows } = await testCompany.server.database.executeSql(
      'select email from users join event_registrations r on r.user_id = users.id where r.event_id = $1',
      [event_id],
    );
    return { event_id, text: `Email\n${rows[0]?.email}`, dry_run: false };
  },
  'POST /v2/live_sessions/show_check_in_code': async (testCompany) => ({
    event_id: (await aRegistration(testCompany, 'registered')).event_id,
  }),
  'POST /v2/live_sessions/save_links': async (testCompany) => ({
    event_id: (await aRegistration(testCompany, 'registered')).event_id,
    material_url: 'https://files.example/slides',
    recording_url: null,
  }),
  'POST /v2/live_sessions/retry_meeting': async (testCompany) => {
    const { event_id } = await aRegistration(testCompany, 'registered');
    await testCompany.server.database.executeSql('insert into event_meetings (event_id) values ($1)', [
      event_id,
    ]);
    return { event_id };
  },
  'POST /v2/my_sessions/register_group': async (testCompany) => ({
    event_id: (await aRegistration(testCompany, 'registered', '2027-02-01T09:00:00Z')).event_id,
    user_ids: [await aPerson(testCompany)],
  }),
};
