import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noPackageValues } from '../../../../domain/learning/packages/packageStandards.ts';
import type { AnAccount } from '../../../support/builders.ts';
import type { Client } from '../../../support/client.ts';
import { startTestServer, type TestServer } from '../../../support/startTestServer.ts';
import { uploaded } from '../files/testFiles.ts';
import { learningSteps, own, start, started } from '../testLearners.ts';
import { aPackage } from './testPackages.ts';

const contentOrigin = 'http://content.localhost:3000';
let server: TestServer;
let account: AnAccount;
let author: Client;
let admin: Client;
beforeAll(async () => {
  server = await startTestServer({ now: start, environment: { contentOrigin } });
  account = await server.anAccount({ name: 'Harbor & Pine' });
  const cairn = await server.anAccount({ name: 'Cairn' });
  author = await server.signIn(await server.aUser({ account: cairn, permissions: ['user', 'admin'] }));
  admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
});
afterAll(() => server.close());

const { aLearner, aPublished } = learningSteps(() => ({ server, account, author, admin }));
async function aPackageCourse(options = {}) {
  const file_id = await uploaded(author, await aPackage(options), { purpose: 'scorm', name: 'package.zip' });
  return aPublished('Interactive', [{ kind: 'scorm', body: null, file_id }]);
}
const launch = async (client: Client, key: object) => (await own(client, 'launch_package', key)).body;
const commit = (client: Client, token: string, number: number, values: object) =>
  own(client, 'commit_package', { token, number, values: { ...noPackageValues, ...values } });
const onContentHost = (url: string, headers = {}) =>
  server.app.inject({ method: 'GET', url, headers: { host: 'content.localhost:3000', ...headers } });

async function aStartedPackage(options = {}) {
  const course_id = await aPackageCourse(options);
  const { client, user } = await aLearner();
  const { keyOf } = await started(client, course_id);
  return { client, user, course_id, key: keyOf(0) };
}

describe('a package', () => {
  test.each(['1.2', '2004 3rd Edition', '2004 4th Edition', 'CAM 1.3'])(
    'SCORM-01 of version %s continues with what it stored, on any device',
    async (version) => {
      const item = version === '1.2' ? '<adlcp:masteryscore>80</adlcp:masteryscore>' : '';
      const { client, course_id, key } = await aStartedPackage({
        version,
        item,
        href: 'start/index.html?mode=a',
      });
      const first = await launch(client, key);
      expect(first).toMatchObject({
        ...{ standard: version === '1.2' ? '1.2' : '2004', origin: contentOrigin, part: 0 },
        parts: [
          {
            ...{ title: '', launch: 'start/index.html?mode=a', mastery: version === '1.2' ? 80 : null },
            ...{
              is_asset: false,
              is_resumed: false,
              is_completed: false,
              seconds: 0,
              values: noPackageValues,
            },
          },
        ],
      });
      const session = version === '1.2' ? ['0000:10:05', '0001:00:00.5'] : ['PT10M5S', 'PT1H0.5S'];
      const stored = { status: 'incomplete', place: '3', suspend_data: 'a=1', session_time: session[0] };
      expect((await commit(client, first.token, 1, stored)).body).toEqual({
        ...{ state: 'started', is_part_completed: false, is_course_complete: false },
      });
      const second = await launch(client, key);
      expect(second.parts).toMatchObject([
        { is_resumed: true, seconds: 605, values: { place: '3', suspend_data: 'a=1', session_time: '' } },
      ]);
      await commit(client, second.token, 1, { ...stored, session_time: session[1] });
      const third = await launch(client, key);
      expect(third.parts[0].seconds).toBe(4_205);
      const done =
        version === '1.2'
          ? { status: 'passed', raw: '90' }
          : { status: 'completed', success: 'passed', scaled: '0.9' };
      expect((await commit(client, third.token, 1, done)).body).toEqual({
        ...{ state: 'completed', is_part_completed: true, is_course_complete: true },
      });
      const [lesson] = (await own(client, 'read_course', { course_id })).body.lessons;
      expect(lesson).toMatchObject({ state: 'completed', score: 90, link: null });
      expect((await own(client, 'complete_lesson', key)).body.code).toBe('lesson_incomplete');
    },
  );

  test('SCORM-01 ignores reports that are late or were sent before', async () => {
    const { client, key } = await aStartedPackage();
    const [earlier, later] = [await launch(client, key), await launch(client, key)];
    await commit(client, later.token, 2, { status: 'incomplete', place: 'new' });
    await commit(client, later.token, 2, { status: 'passed', place: 'repeated' });
    await commit(client, later.token, 1, { status: 'passed', place: 'old' });
    const late = await commit(client, earlier.token, 9, { status: 'passed', place: 'other device' });
    expect(late.body).toEqual({ state: 'started', is_part_completed: false, is_course_complete: false });
    expect((await launch(client, key)).parts[0].values).toMatchObject({ place: 'new', status: 'incomplete' });
  });

  test('LEARN-51 counts the session time that it reports, at most what has passed since it was opened', async () => {
    const { client, course_id, key } = await aStartedPackage();
    const spent = async () => (await own(client, 'read_course', { course_id })).body.enrolment.seconds;
    const { token, address } = await launch(client, key);
    await onContentHost(new URL(address).pathname + new URL(address).search);
    const report = (number: number, session_time: string) => commit(client, token, number, { session_time });
    server.clock.set(new Date(start.getTime() + 600_000));
    await report(1, '0000:04:00');
    await report(1, '0000:08:00');
    expect(await spent()).toBe(240);
    server.clock.set(new Date(start.getTime() + 900_000));
    await report(2, '0000:06:00');
    expect(await spent()).toBe(360);
    await report(3, '0023:00:00');
    expect(await spent()).toBe(360);
    expect((await own(client, 'add_time', { ...key, seconds: 60 })).body.seconds).toBe(0);
    server.clock.set(start);
  });

  test('SCORM-01 that was failed isn’t completed, and one that was completed stays so', async () => {
    const { client, key } = await aStartedPackage({ version: '2004 4th Edition' });
    const { token } = await launch(client, key);
    expect((await commit(client, token, 1, { status: 'completed', success: 'failed' })).body.state).toBe(
      'started',
    );
    expect((await commit(client, token, 2, { status: 'completed', success: 'unknown' })).body.state).toBe(
      'completed',
    );
    expect((await commit(client, token, 3, { status: 'incomplete', success: 'failed' })).body.state).toBe(
      'completed',
    );
  });

  test('SCORM-04 saves for its own launch only: not with the token of another person, an expired or an unknown one', async () => {
    const { client, key, user } = await aStartedPackage();
    const { token } = await launch(client, key);
    const colleague = (await aLearner()).client;
    const stranger = (await aLearner({ account: await server.anAccount({ name: 'Lumen Works' }) })).client;
    for (const other of [colleague, stranger, admin, author]) {
      const refused = await commit(other, token, 1, { status: 'passed' });
      expect([refused.status, refused.body.code]).toEqual([404, 'launch_over']);
      expect((await own(other, 'launch_package', key)).status).toBe(404);
    }
    expect((await commit(server.visitor(), token, 1, {})).status).toBe(401);
    expect((await commit(client, 'x', 1, {})).body.code).toBe('launch_over');
    expect((await commit(client, token, 0, {})).status).toBe(422);
    expect((await commit(client, token, 1, { suspend_data: 'x'.repeat(64_001) })).status).toBe(422);
    server.clock.advance(13 * 3_600_000);
    const again = await server.signIn(user);
    expect((await commit(again, token, 1, { status: 'passed' })).body.code).toBe('launch_over');
    server.clock.set(start);
  });
});

describe('launches', () => {
  const count = async () =>
    Number((await server.database.executeSql('select count(*) as n from package_launches')).rows[0]?.n);
  const clean = async () => {
    await server.deps.jobs.wake('delete-launches');
    await server.runJobs();
  };

  test('SCORM-04 of a person end from the oldest if there are more than ten', async () => {
    const { client, key } = await aStartedPackage();
    const other = await aStartedPackage();
    const kept = await launch(other.client, other.key);
    const launches = [];
    for (let index = 0; index < 11; index += 1) launches.push(await launch(client, key));
    const [first, second] = launches;
    expect((await commit(client, first.token, 1, {})).body.code).toBe('launch_over');
    expect((await onContentHost(new URL(first.address).pathname)).statusCode).toBe(404);
    expect((await commit(client, second.token, 1, {})).status).toBe(200);
    expect((await commit(other.client, kept.token, 1, {})).status).toBe(200);
  });

  test('SCORM-04 are deleted by a job once they have expired or a later one has reported', async () => {
    await server.database.executeSql('delete from package_launches');
    const { client, key, user } = await aStartedPackage();
    const earlier = await launch(client, key);
    const later = await launch(client, key);
    await commit(client, earlier.token, 1, { place: 'a' });
    await clean();
    expect(await count()).toBe(2);
    await commit(client, later.token, 1, { place: 'b' });
    await clean();
    expect(await count()).toBe(1);
    expect((await commit(client, earlier.token, 2, {})).body.code).toBe('launch_over');
    server.clock.advance(13 * 3_600_000);
    await clean();
    expect(await count()).toBe(0);
    const { parts } = await launch(await server.signIn(user), key);
    expect(parts[0].values).toMatchObject({ place: 'b' });
    server.clock.set(start);
  });
});

describe('the content host', () => {
  test('SCORM-04 opens the page of a launch once, and the files of its package until the launch expires', async () => {
    const { client, key } = await aStartedPackage();
    const { address } = await launch(client, key);
    const path = new URL(address).pathname;
    const page = await onContentHost(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(
      /default-src 'none'.*frame-ancestors http:\/\/localhost:3000;script-src 'self';worker-src 'none'/,
    );
    expect(page.headers['x-frame-options']).toBeUndefined();
    expect((await onContentHost(path)).statusCode).toBe(404);
    const [, files = ''] = /data-files="([^"]+)"/.exec(page.body) ?? [];
    const file = await onContentHost(`${files}start/index.html`);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(file.body).toContain('<p>Listen.</p>');
    expect(file.headers['content-security-policy']).toMatch(
      /default-src 'self'.*worker-src blob:.*frame-ancestors 'self' http:\/\/localhost:3000/,
    );
    const part = await onContentHost(`${files}start/style.css`, { range: 'bytes=4-8' });
    expect([part.statusCode, part.body]).toEqual([206, 'color']);
    for (const wrong of ['start/other.html', '../x', 'start/../imsmanifest.xml', ''])
      expect((await onContentHost(`${files}${wrong}`)).statusCode).not.toBe(500);
    expect((await onContentHost(`/packages/files/${'0'.repeat(64)}/start/index.html`)).statusCode).toBe(404);
    server.clock.advance(13 * 3_600_000);
    expect((await onContentHost(`${files}start/index.html`)).statusCode).toBe(404);
    server.clock.set(start);
  });

  test('SCORM-04 has nothing of the app, and the app has no packages', async () => {
    const { client, key } = await aStartedPackage();
    const path = new URL((await launch(client, key)).address).pathname;
    for (const spelling of [path, path.replace('/packages', '/%70ackages'), path.replace('s/', '%73/')])
      expect([spelling, (await client.get(spelling)).status]).toEqual([spelling, 404]);
    for (const url of [
      '/',
      '/packages/a/b',
      '/%6cogin',
      '/login',
      '/api/v2/session/get',
      '/healthz',
      '/api/openapi.json',
      '/package-player.jsx',
    ])
      expect([url, (await onContentHost(url)).statusCode]).toEqual([url, 404]);
    const page = await onContentHost(path);
    expect(page.headers['set-cookie']).toBeUndefined();
  });
});
