import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permission } from '../../../domain/access/permissions.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

const records = '/api/v2/resources';

let server: TestServer;
let account: AnAccount;
let person: AUser;
let foreigner: AUser;
let maker: Client;
let others: Client[];
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount({ name: 'Cairn' });
  const elsewhere = await server.anAccount({ name: 'Lumen Works' });
  const of = async (one: AnAccount, permissions: Permission[]) =>
    server.signIn(await server.aUser({ account: one, permissions }));
  person = await server.aUser({ account, first_name: 'Nora', last_name: 'Lindqvist' });
  foreigner = await server.aUser({ account: elsewhere, first_name: 'Nora', last_name: 'Elsewhere' });
  maker = await of(account, ['user', 'app_admin']);
  stranger = await of(elsewhere, ['user', 'app_admin']);
  others = [await of(account, ['user']), await of(account, ['local_admin', 'supervisor', 'super_admin'])];
});
afterAll(() => server.close());

const draft = () => ({
  title: 'Listen first',
  subject: 'metric',
  metric: 'listening',
  for_whom: 'person',
  user_id: person.id,
  starts_on: '2026-11-02',
  ends_on: '2026-11-29',
});
const make = (facts: object = {}) => maker.post(`${records}/sprints`, { ...draft(), ...facts });
const aSprint = async (): Promise<number> => (await make()).body.id;
const addStep = (sprint_id: number, day = 1, facts: object = {}) =>
  maker.post(`${records}/sprint_steps`, { sprint_id, action: 'Ask the quietest person', day, ...facts });
const ask = (client: Client, call: string, body: object) => client.post(`/api/v2/builder/${call}`, body);
const change = (sprint_id: number, status: string, by = maker) =>
  ask(by, 'change_sprint_status', { sprint_id, status });
const read = async (id: number) => (await maker.get(`${records}/sprints/${id}`)).body;
async function aFinished(): Promise<number> {
  const id = await aSprint();
  await addStep(id);
  await change(id, 'running');
  expect((await change(id, 'finished')).status).toBe(200);
  return id;
}

describe('a sprint', () => {
  test('starts as a draft and follows its statuses to the end', async () => {
    const made = await make();
    expect([made.status, made.body.status, made.body.nudges]).toEqual([201, 'draft', true]);
    await addStep(made.body.id);
    expect((await change(made.body.id, 'running')).body.message).toBe('Sprint started.');
    expect((await change(made.body.id, 'draft')).body.code).toBe('status_change');
    await change(made.body.id, 'finished');
    const rows = await server.database.owner
      .selectFrom('audit_entries')
      .select(['action', 'changes', 'account_id'])
      .where('resource', '=', 'sprints')
      .where('record_id', '=', String(made.body.id))
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['create', 'status', 'status']);
    expect(rows.at(-1)).toMatchObject({
      changes: { status: ['running', 'finished'] },
      account_id: account.id,
    });
  });

  test.each([
    ['that ends before it starts', { ends_on: '2026-11-01' }, ['ends_on', 'beforeStart']],
    ['of more than 90 days', { ends_on: '2027-01-31' }, ['ends_on', 'tooLongSprint']],
    ['for nobody', { user_id: null }, ['user_id', 'required']],
    ['for a team that is not named', { for_whom: 'team' }, ['team_id', 'required']],
    ['about no metric', { metric: null }, ['metric', 'required']],
    ['about a topic that is not named', { subject: 'topic' }, ['topic_id', 'required']],
    ['about a topic that does not exist', { subject: 'topic', topic_id: 99_999 }, ['topic_id', 'unknown']],
    ['on a day that does not exist', { starts_on: '2026-02-30' }, ['starts_on', 'date']],
  ])('with %s is refused at its field', async (_what, facts, [field, problem]) => {
    const reply = await make(facts);
    expect(reply.status).toBe(422);
    expect(reply.body.problems).toEqual([expect.objectContaining({ field, problem })]);
  });

  test('refuses people of another account', async () => {
    expect((await make({ user_id: foreigner.id })).body.problems[0]).toMatchObject({ field: 'user_id' });
  });

  test('cannot start without a step', async () => {
    expect((await change(await aSprint(), 'running')).body.code).toBe('sprint_empty');
  });

  test('that is finished accepts only a retrospective', async () => {
    const id = await aFinished();
    const sprint = await read(id);
    const path = `${records}/sprints/${id}`;
    expect((await maker.put(path, { ...sprint, title: 'Another' })).body.code).toBe('sprint_over');
    const reported = await maker.put(path, { ...sprint, retrospective: 'It worked.' });
    expect([reported.status, reported.body.retrospective]).toEqual([200, 'It worked.']);
  });

  test('cannot become shorter than its steps need', async () => {
    const id = await aSprint();
    await addStep(id, 20);
    const shorter = await maker.put(`${records}/sprints/${id}`, {
      ...(await read(id)),
      ends_on: '2026-11-10',
    });
    expect(shorter.body.problems).toEqual([
      expect.objectContaining({ field: 'ends_on', problem: 'stepsAfter' }),
    ]);
  });

  test('is deleted with its steps', async () => {
    const id = await aSprint();
    const step = (await addStep(id)).body.id;
    expect((await maker.delete(`${records}/sprints/${id}`)).status).toBe(200);
    expect((await maker.get(`${records}/sprint_steps/${step}`)).status).toBe(404);
  });

  test('is copied as a draft with unfinished steps', async () => {
    const id = await aSprint();
    await addStep(id, 3, { done_on: '2026-11-04', done_by: person.id });
    await addStep(id, 9);
    const copied = await ask(maker, 'copy_sprint', { sprint_id: id });
    expect(await read(copied.body.id)).toMatchObject({ title: 'Listen first (copy)', status: 'draft' });
    const { body } = await maker.get(
      `${records}/sprint_steps?filter=${JSON.stringify({ sprint_id: copied.body.id })}`,
    );
    expect(body.map(({ day, done_on, done_by }: Record<string, unknown>) => [day, done_on, done_by])).toEqual(
      [
        [3, null, null],
        [9, null, null],
      ],
    );
  });
});

describe('a step', () => {
  test('needs a day of its sprint', async () => {
    const id = await aSprint();
    expect((await addStep(id, 28)).status).toBe(201);
    expect((await addStep(id, 29)).body.problems[0]).toMatchObject({ field: 'day', problem: 'afterTheEnd' });
    expect((await addStep(id, 0)).body.problems[0]).toMatchObject({ field: 'day', problem: 'tooSmall' });
  });

  test('of a finished sprint cannot be added, completed or deleted', async () => {
    const id = await aFinished();
    const [step] = (await maker.get(`${records}/sprint_steps?filter=${JSON.stringify({ sprint_id: id })}`))
      .body;
    const path = `${records}/sprint_steps/${step.id}`;
    for (const reply of [
      await addStep(id),
      await maker.put(path, { ...step, done_on: '2026-11-20' }),
      await maker.delete(path),
    ]) {
      expect([reply.status, reply.body.code]).toEqual([409, 'sprint_over']);
    }
  });
});

describe('the subject and the audience of a sprint', () => {
  test('are people and teams of the account, found by name or id', async () => {
    const result = await ask(maker, 'choices', { kind: 'person', q: 'nora' });
    expect(result.body.choices).toEqual([{ id: person.id, name: 'Nora Lindqvist' }]);
    const named = await ask(maker, 'choices', { kind: 'person', ids: [foreigner.id, person.id] });
    expect(named.body.choices.map(({ id }: { id: number }) => id)).toEqual([person.id]);
    expect((await ask(maker, 'choices', { kind: 'team', q: '' })).body.choices).toEqual([]);
    expect((await ask(maker, 'choices', { kind: 'person', q: '%' })).body.choices).toEqual([]);
  });

  test('can be topics of the benchmark', async () => {
    const topics = await server.database.owner.selectFrom('topics').selectAll().execute();
    const result = await ask(maker, 'choices', { kind: 'topic', q: '' });
    expect(result.body.choices).toHaveLength(Math.min(50, topics.length));
  });

  test('reject everything else', async () => {
    expect((await ask(maker, 'choices', { kind: 'password' })).status).toBe(422);
  });
});

test('sprints require a session, the tier and membership in the account', async () => {
  const id = await aSprint();
  for (const client of [...others, server.visitor()]) {
    const refused = client.cookies.size > 0 ? 403 : 401;
    for (const name of ['sprints', 'sprint_steps']) {
      expect((await client.get(`${records}/${name}`)).status).toBe(refused);
      expect((await client.post(`${records}/${name}`, {})).status).toBe(refused);
    }
    expect((await change(id, 'cancelled', client)).status).toBe(refused);
    expect((await ask(client, 'copy_sprint', { sprint_id: id })).status).toBe(refused);
    expect((await ask(client, 'choices', { kind: 'person' })).status).toBe(refused);
  }
  expect((await stranger.get(`${records}/sprints/${id}`)).status).toBe(404);
  expect((await change(id, 'cancelled', stranger)).status).toBe(404);
  expect((await ask(stranger, 'copy_sprint', { sprint_id: id })).status).toBe(404);
  expect((await read(id)).status).toBe('draft');
});
