import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';

const own = (name: string) => `/api/v2/my_sessions/${name}`;
const ofOrganizer = (name: string) => `/api/v2/live_sessions/${name}`;

/** Calls of participants and organizers, and sessions to call them for. */
export async function addSessionCompany(server: TestServer) {
  const platform = await server.anAccount({ name: 'Cairn' });
  const account = await server.anAccount({ name: 'Harbor' });
  const organizer = await server.signIn(
    await server.aUser({ account: platform, permissions: ['user', 'app_admin'] }),
  );
  const { id: topicId } = (
    await organizer.post('/api/v2/resources/event_topics', {
      title: 'Listening well',
      minutes: 60,
      default_capacity: 5,
      published: true,
    })
  ).body;

  async function aSession(facts: object = {}): Promise<number> {
    const draft = {
      topic_id: topicId,
      starts_at: '2026-12-01T09:00:00.000Z',
      time_zone: 'Europe/Prague',
      minutes: 60,
      place: 'Room 4',
      link: 'https://meet.example/secret-room',
      capacity: 5,
      closes_hours_before: 2,
      ...facts,
    };
    const { body } = await organizer.post('/api/v2/resources/events', draft);
    await changeStatus(Number(body.id), 'open');
    return Number(body.id);
  }

  const changeStatus = (event_id: number, status: string) =>
    organizer.post(ofOrganizer('change_event_status'), { event_id, status });

  async function edit(id: number, facts: object) {
    const path = `/api/v2/resources/events/${id}`;
    const { body } = await organizer.get(path);
    return organizer.put(path, { ...body, ...facts });
  }

  async function people(count: number, of: AnAccount = account): Promise<{ user: AUser; client: Client }[]> {
    const made = [];
    for (let index = 0; index < count; index += 1) {
      const user = await server.aUser({ account: of, permissions: ['user'] });
      made.push({ user, client: await server.signIn(user) });
    }
    return made;
  }

  /** Moves the clock. Everyone stays signed in. */
  async function moveTo(to: Date): Promise<void> {
    server.clock.set(to);
    const expires_at = new Date(to.getTime() + 12 * 3_600_000).toISOString();
    await server.database.owner
      .updateTable('sessions')
      .set({ created_at: to.toISOString(), last_seen_at: to.toISOString(), expires_at })
      .execute();
  }

  const ask = (client: Client, name: string, body: object) => client.post(own(name), body);
  const read = async (client: Client, event_id: number) =>
    (await ask(client, 'read', { event_id })).body.session;

  return {
    account,
    platform,
    organizer,
    topicId,
    aSession,
    changeStatus,
    edit,
    people,
    ask,
    read,
    moveTo,
    register: (client: Client, event_id: number) => ask(client, 'register', { event_id }),
    organize: (name: string, body: object, by = organizer) => by.post(ofOrganizer(name), body),
  };
}

export type SessionCompany = Awaited<ReturnType<typeof addSessionCompany>>;
