import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCourse, aLesson, aPath, records } from './testContent.ts';

let server: TestServer;
let author: Client;
let localAdmin: Client;
let ordinary: Client;

beforeAll(async () => {
  server = await startTestServer();
  const cairn = await server.anAccount({ name: 'Cairn' });
  const account = await server.anAccount({ name: 'Harbor & Pine' });
  author = await server.signIn(await server.aUser({ account: cairn, permissions: ['user', 'admin'] }));
  localAdmin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
  ordinary = await server.signIn(await server.aUser({ account }));
});
afterAll(() => server.close());

const learning = (client: Client, call: string, body: object) =>
  client.post(`/api/v2/learning/${call}`, body);
const setStatus = (of: string, id: number, status: string) =>
  learning(author, 'set_content_status', { of, id, status });

async function aPublishedCourse(title: string): Promise<number> {
  const id = await aCourse(author, { title, link: 'https://learn.example/it' });
  expect((await setStatus('courses', id, 'published')).status).toBe(200);
  return id;
}

const lastEntry = (resource: string, id: number) =>
  server.database.owner
    .selectFrom('audit_entries')
    .select(['action', 'account_id', 'actor_id', 'changes'])
    .where('resource', '=', resource)
    .where('record_id', '=', String(id))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

describe('courses', () => {
  test('PROD-12 are created, changed and deleted by platform staff, with an audit entry each', async () => {
    const id = await aCourse(author, { title: 'Listening well' });
    const one = `${records}/courses/${id}`;
    const { body } = await author.get(one);
    expect(body).toMatchObject({ status: 'draft', version: 0, format: 'self_paced', program_ids: [] });
    expect((await author.put(one, { ...body, minutes: 45 })).body.minutes).toBe(45);
    expect(await lastEntry('courses', id)).toMatchObject({
      action: 'update',
      account_id: null,
      changes: { minutes: [30, 45] },
    });
    expect((await author.delete(one)).status).toBe(200);
    expect((await author.get(one)).status).toBe(404);
  });

  test('require a link if external, and lessons require the content of their kind', async () => {
    const problems = async (resource: string, body: object) =>
      (await author.post(`${records}/${resource}`, body)).body.problems;
    const draft = { title: 'x', summary: 'y', minutes: 10, format: 'external' };
    expect(await problems('courses', draft)).toEqual([{ field: 'link', problem: 'required', params: {} }]);
    const course_id = await aCourse(author);
    const lesson = { course_id, title: 'One', kind: 'video', body: 'no link' };
    expect(await problems('lessons', lesson)).toMatchObject([{ field: 'link', problem: 'required' }]);
    expect(await problems('lessons', { ...lesson, kind: 'text', body: null })).toMatchObject([
      { field: 'body' },
    ]);
    expect(await problems('lessons', { ...lesson, kind: 'text', course_id: 900_001 })).toMatchObject([
      { field: 'course_id', problem: 'unknown' },
    ]);
  });

  test('are published once they have content, each time as a new version', async () => {
    const id = await aCourse(author);
    expect((await setStatus('courses', id, 'published')).body.code).toBe('course_empty');
    await aLesson(author, id);
    expect((await setStatus('courses', id, 'published')).body).toEqual({ status: 'published' });
    expect((await setStatus('courses', id, 'published')).body.code).toBe('status_change');
    expect((await setStatus('courses', id, 'withdrawn')).status).toBe(200);
    expect((await setStatus('courses', id, 'published')).status).toBe(200);
    const { body } = await author.get(`${records}/courses/${id}`);
    expect(body).toMatchObject({ status: 'published', version: 2, published_on: '2026-11-21' });
    expect(await lastEntry('courses', id)).toMatchObject({
      action: 'change_status',
      changes: { status: ['withdrawn', 'published'] },
    });
  });

  test('in use are not deleted, and the response names the uses', async () => {
    const id = await aPublishedCourse('Needed');
    const path_id = await aPath(author, { title: 'A path that needs it' });
    await author.post(`${records}/path_steps`, { path_id, course_id: id });
    await author.post(`${records}/course_groups`, { name: 'A group that needs it', course_ids: [id] });
    const refused = await author.delete(`${records}/courses/${id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
    expect(refused.body.message).toContain('A path that needs it');
    expect(refused.body.message).toContain('A group that needs it');
    await author.delete(`${records}/learning_paths/${path_id}`);
    expect((await author.get(`${records}/path_steps?filter={"path_id":${path_id}}`)).body).toEqual([]);
  });

  test('cannot be published by saving them', async () => {
    const id = await aCourse(author);
    const saved = await author.put(`${records}/courses/${id}`, { status: 'published', version: 9 });
    expect(saved.body).toMatchObject({ status: 'draft', version: 0 });
  });

  test('are copied as a draft with their lessons', async () => {
    const id = await aPublishedCourse('Feedback');
    await aLesson(author, id, { title: 'First', position: 1 });
    const { body } = await learning(author, 'copy_content', { of: 'courses', id });
    const copy = await author.get(`${records}/courses/${body.id}`);
    expect(copy.body).toMatchObject({ title: 'Copy of Feedback', status: 'draft', version: 0, minutes: 30 });
    const lessons = await author.get(`${records}/lessons?filter={"course_id":${body.id}}`);
    expect(lessons.body.map((one: { title: string }) => one.title)).toEqual(['First']);
    expect(await lastEntry('courses', body.id)).toMatchObject({ action: 'copy' });
  });

  test('preserve the order of their lessons', async () => {
    const id = await aCourse(author);
    const first = await aLesson(author, id, { position: 1 });
    const second = await aLesson(author, id, { position: 2 });
    const order = { of: 'lessons', parent_id: id, ids: [second, first] };
    expect((await learning(author, 'reorder_content', order)).status).toBe(200);
    const { body } = await author.get(
      `${records}/lessons?filter={"course_id":${id}}&sort=["position","ASC"]`,
    );
    expect(body.map((one: { id: number }) => one.id)).toEqual([second, first]);
    for (const ids of [[first], [first, first], [first, 900_001]]) {
      expect((await learning(author, 'reorder_content', { ...order, ids })).body.code).toBe('conflict');
    }
    expect((await learning(author, 'reorder_content', { ...order, parent_id: 900_001 })).status).toBe(404);
  });
});

describe('learning paths', () => {
  test('PROD-14 are published with enough published courses, and otherwise name the unpublished one', async () => {
    const id = await aPath(author, { rule: 'at_least', needed: 2 });
    expect((await setStatus('learning_paths', id, 'published')).body.code).toBe('path_empty');
    const step = async (course_id: number) =>
      author.post(`${records}/path_steps`, { path_id: id, course_id, position: 1 });
    const first = await aPublishedCourse('One');
    expect((await step(first)).status).toBe(201);
    expect((await step(first)).body.problems).toMatchObject([{ field: 'course_id', problem: 'taken' }]);
    expect((await setStatus('learning_paths', id, 'published')).body.code).toBe('path_short');
    const second = await aCourse(author, { link: 'https://learn.example/two' });
    await step(second);
    expect((await setStatus('learning_paths', id, 'published')).body.code).toBe('content_unpublished');
    await setStatus('courses', second, 'published');
    expect((await setStatus('learning_paths', id, 'published')).status).toBe(200);
  });

  test('contain each course once, and sets of at least two courses of which not more are needed', async () => {
    const path_id = await aPath(author);
    const ids = [await aPublishedCourse('A'), await aPublishedCourse('B'), await aPublishedCourse('C')];
    const [first = 0, second = 0, third = 0] = ids;
    const add = (step: object) => author.post(`${records}/path_steps`, { path_id, ...step });
    const problems = async (step: object) => (await add(step)).body.problems;
    expect(await problems({})).toMatchObject([{ field: 'course_id', problem: 'required' }]);
    expect(await problems({ course_id: first, course_ids: [second, third], needed: 1 })).toMatchObject([
      { field: 'course_ids', problem: 'courseOrSet' },
    ]);
    expect(await problems({ course_ids: [first, first], needed: 1 })).toMatchObject([{ problem: 'tooFew' }]);
    expect(await problems({ course_ids: ids })).toMatchObject([{ field: 'needed', problem: 'required' }]);
    expect(await problems({ course_ids: ids, needed: 4 })).toMatchObject([{ problem: 'tooLarge' }]);
    const set = await add({ course_ids: [first, second], needed: 1 });
    expect(set.status).toBe(201);
    expect(await problems({ course_id: second })).toMatchObject([{ field: 'course_id', problem: 'taken' }]);
    expect(await problems({ course_ids: [second, third], needed: 1 })).toMatchObject([
      { field: 'course_ids', problem: 'taken' },
    ]);
    const one = `${records}/path_steps/${set.body.id}`;
    expect((await author.put(one, { ...set.body, course_ids: ids, needed: 2 })).status).toBe(200);
    expect((await author.delete(`${records}/courses/${third}`)).body.code).toBe('in_use');
  });

  test('are copied with their courses', async () => {
    const id = await aPath(author, { title: 'Leading' });
    const course_id = await aPublishedCourse('Trust');
    await author.post(`${records}/path_steps`, { path_id: id, course_id, position: 1, note: 'Begin here.' });
    const course_ids = [await aPublishedCourse('One of two'), await aPublishedCourse('The other')];
    await author.post(`${records}/path_steps`, { path_id: id, course_ids, needed: 1, position: 2 });
    const { body } = await learning(author, 'copy_content', { of: 'learning_paths', id });
    const steps = await author.get(`${records}/path_steps?filter={"path_id":${body.id}}`);
    expect(steps.body).toMatchObject([
      { course_id, note: 'Begin here.' },
      { course_id: null, course_ids, needed: 1 },
    ]);
  });

  test('require a number if only some of their courses are mandatory', async () => {
    const draft = { title: 'x', summary: 'y', rule: 'at_least' };
    expect((await author.post(`${records}/learning_paths`, draft)).body.problems).toMatchObject([
      { field: 'needed', problem: 'required' },
    ]);
  });
});

describe('administrators of an account', () => {
  test('can read published content but not drafts', async () => {
    const draft = await aCourse(author, { title: 'Not yet' });
    const lesson = await aLesson(author, draft);
    const path = await aPath(author);
    const published = await aPublishedCourse('Ready');
    const step = await author.post(`${records}/path_steps`, { path_id: path, course_id: published });
    for (const [resource, id] of [
      ['courses', draft],
      ['lessons', lesson],
      ['learning_paths', path],
      ['path_steps', step.body.id],
    ] as const) {
      expect([resource, (await localAdmin.get(`${records}/${resource}/${id}`)).status]).toEqual([
        resource,
        404,
      ]);
    }
    expect((await localAdmin.get(`${records}/courses/${published}`)).status).toBe(200);
    expect((await localAdmin.get(`${records}/courses/export`)).text).not.toContain('Not yet');
  });

  test('cannot change content', async () => {
    const id = await aPublishedCourse('Theirs');
    const calls = {
      set_content_status: { of: 'courses', id, status: 'withdrawn' },
      copy_content: { of: 'courses', id },
      reorder_content: { of: 'lessons', parent_id: id, ids: [1] },
    };
    for (const [call, body] of Object.entries(calls)) {
      expect([call, (await learning(localAdmin, call, body)).status]).toEqual([call, 403]);
      expect([call, (await learning(server.visitor(), call, body)).status]).toEqual([call, 401]);
    }
    expect((await localAdmin.put(`${records}/courses/${id}`, { title: 'Mine' })).status).toBe(403);
    expect((await localAdmin.delete(`${records}/courses/${id}`)).status).toBe(403);
  });
});

test('people who are not administrators cannot read content here', async () => {
  for (const resource of ['courses', 'lessons', 'learning_paths', 'path_steps']) {
    expect([resource, (await ordinary.get(`${records}/${resource}`)).status]).toEqual([resource, 403]);
    expect([resource, (await server.visitor().get(`${records}/${resource}`)).status]).toEqual([
      resource,
      401,
    ]);
  }
});

test('unknown content can be neither published nor copied', async () => {
  for (const of of ['courses', 'learning_paths']) {
    expect((await setStatus(of, 900_001, 'published')).status).toBe(404);
    expect((await learning(author, 'copy_content', { of, id: 900_001 })).status).toBe(404);
  }
  expect((await setStatus('users', 1, 'published')).status).toBe(422);
});
