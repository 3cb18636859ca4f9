import type { TestServer } from '../../support/startTestServer.ts';

interface SessionRows {
  readonly accountId: number;
  readonly userId: number;
}

/** An id that no account has: the tests ask for records of the platform with ids of accounts. */
const idUnlike = (accountId: number) => 800_000 + accountId;

/** Adds an open live session of the platform, in which a person of the account is registered. */
export async function addSessionRows(server: TestServer, { accountId, userId }: SessionRows) {
  const { owner } = server.database;
  const topic = await owner
    .insertInto('event_topics')
    .values({
      id: idUnlike(accountId),
      title: 'Listening well',
      minutes: 60,
      default_capacity: 5,
      published: true,
      language: 'en',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const event = await owner
    .insertInto('events')
    .values({
      id: idUnlike(accountId),
      topic_id: topic.id,
      starts_at: '2027-05-03T09:00:00Z',
      time_zone: 'Europe/Prague',
      place: 'Room 4',
      status: 'open',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const at = server.clock.now().toISOString();
  await owner
    .insertInto('event_registrations')
    .values({
      account_id: accountId,
      event_id: event.id,
      user_id: userId,
      status: 'registered',
      registered_by: userId,
      created_at: at,
      changed_at: at,
    })
    .execute();
  return { live_session: event.id };
}
