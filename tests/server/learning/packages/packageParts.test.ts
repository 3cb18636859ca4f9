import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noPackageValues } from '../../../../domain/learning/packages/packageStandards.ts';
import type { AnAccount } from '../../../support/builders.ts';
import type { Client } from '../../../support/client.ts';
import { startTestServer, type TestServer } from '../../../support/startTestServer.ts';
import { uploaded } from '../files/testFiles.ts';
import { learningSteps, own, start, started } from '../testLearners.ts';
import { aPackageOfParts } from './testPackages.ts';

let server: TestServer;
let account: AnAccount;
let author: Client;
let admin: Client;
beforeAll(async () => {
  server = await startTestServer({
    now: start,
    environment: { contentOrigin: 'http://content.localhost:3000' },
  });
  account = await server.anAccount({ name: 'Harbor & Pine' });
  const cairn = await server.anAccount({ name: 'Cairn' });
  author = await server.signIn(await server.aUser({ account: cairn, permissions: ['user', 'admin'] }));
  admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
});
afterAll(() => server.close());

const { aLearner, aPublished } = learningSteps(() => ({ server, account, author, admin }));
const parts = [
  {
    id: 'a',
    title: 'Asking',
    item: '<imsss:sequencing><imsss:rollupRules objectiveMeasureWeight="0.5"/></imsss:sequencing>',
  },
  { id: 'b', title: 'To read', type: 'asset' },
] as const;

async function aStarted(version: string) {
  const bytes = await aPackageOfParts(parts, { version });
  const file_id = await uploaded(author, bytes, { purpose: 'scorm', name: 'package.zip' });
  const course_id = await aPublished('Parts', [{ kind: 'scorm', body: null, file_id }]);
  const { client } = await aLearner();
  const { keyOf } = await started(client, course_id);
  return { client, course_id, key: keyOf(0) };
}
const launch = async (client: Client, key: object) => (await own(client, 'launch_package', key)).body;
const commit = (client: Client, body: { token: string; part: number; number: number }, values: object) =>
  own(client, 'commit_package', { ...body, values: { ...noPackageValues, ...values } });

describe('a package with several parts', () => {
  test.each(['1.2', '2004 4th Edition'])(
    'SCORM-05 of version %s keeps the data of each part, and is completed with all of them',
    async (version) => {
      const { client, course_id, key } = await aStarted(version);
      const first = await launch(client, key);
      expect(first.part).toBe(0);
      expect(first.parts).toMatchObject([
        { title: 'Listening', section: '', launch: 'start/index.html', is_asset: false },
        { title: 'Asking', section: 'More', launch: 'a.html', is_asset: false },
        { title: 'To read', section: 'More', launch: 'b.html', is_asset: true },
      ]);
      const { token } = first;
      const data = (name: string) => ({ status: 'incomplete', suspend_data: name, session_time: 'PT1M' });
      await commit(client, { token, part: 0, number: 1 }, data('of the first'));
      await commit(client, { token, part: 1, number: 2 }, data('of the second'));
      const second = await launch(client, key);
      expect(second.part).toBe(1);
      expect(second.parts).toMatchObject([
        { is_resumed: true, seconds: 60, values: { suspend_data: 'of the first' } },
        { is_resumed: true, seconds: 60, values: { suspend_data: 'of the second' } },
        { is_resumed: false, seconds: 0, values: noPackageValues },
      ]);
      const report = async (part: number, number: number, values: object) =>
        (await commit(client, { token: second.token, part, number }, values)).body;
      const open = { state: 'started', is_part_completed: true, is_course_complete: false };
      expect(await report(1, 1, { status: 'completed', raw: '60' })).toEqual(open);
      expect(await report(0, 2, { status: 'completed', raw: '90' })).toEqual(open);
      // A completed part stays completed when it is opened again.
      expect(await report(1, 3, { status: 'incomplete' })).toEqual(open);
      expect(await report(2, 4, { status: 'completed' })).toMatchObject({ state: 'completed' });
      const [lesson] = (await own(client, 'read_course', { course_id })).body.lessons;
      // The mean of 90 and 60, of which the latter counts half; the page without a score doesn't count.
      expect(lesson).toMatchObject({ state: 'completed', score: 80 });
      expect(
        (await launch(client, key)).parts.map((one: { is_completed: boolean }) => one.is_completed),
      ).toEqual([...[true, true, true]]);
    },
  );

  test('SCORM-05 isn’t completed while a part is missing or failed, and has no other parts', async () => {
    const { client, key } = await aStarted('2004 4th Edition');
    const { token } = await launch(client, key);
    for (const part of [0, 2]) await commit(client, { token, part, number: 1 }, { status: 'completed' });
    const failed = { status: 'completed', success: 'failed' };
    expect((await commit(client, { token, part: 1, number: 1 }, failed)).body).toEqual({
      ...{ state: 'started', is_part_completed: false, is_course_complete: false },
    });
    expect((await commit(client, { token, part: 3, number: 1 }, {})).status).toBe(404);
    for (const part of [-1, 100, 1.5])
      expect([part, (await commit(client, { token, part, number: 1 }, {})).status]).toEqual([part, 422]);
  });
});
