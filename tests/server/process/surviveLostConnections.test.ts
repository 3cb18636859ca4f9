import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { startProcess } from '../../support/serverProcess.ts';

const address = (file: string) => JSON.stringify(pathToFileURL(join(process.cwd(), file)).href);

/** A job queue whose database is lost when the result of a job is stored. */
const queue = `
  const { startJobQueue } = await import(${address('server/jobs/jobQueue.ts')});
  const { surviveLostConnections } = await import(${address('server/process/surviveLostConnections.ts')});
  const { DatabaseUnavailable } = await import(${address('server/store/engine/databaseUnavailable.ts')});
  const job = { id: 'a', name: 'remind', data: null, expireInSeconds: 60 };
  let isFetched = false;
  const executeSql = async (text) => {
    if (text.includes("'completed'") && isFetched) {
      setTimeout(() => process.exit(0), 200);
      throw FAILURE;
    }
    if (!text.includes('WITH next as')) return { rows: [{ version: 24, time: Date.now(), policy: 'short' }], rowCount: 1 };
    const rows = isFetched ? [] : [job];
    isFetched = true;
    return { rows, rowCount: rows.length };
  };
  const report = (error) => console.log('reported', error.message);
  SURVIVE;
  await startJobQueue({ executeSql }, [{ name: 'remind', schedule: '0 0 1 1 *', run: async () => {} }], { log: console, onError: report });
`;

const runScript = (survive: string, failure: string) => {
  const code = queue.replace('SURVIVE', survive).replace('FAILURE', failure);
  return startProcess({}, ['--import', 'tsx', '--input-type=module', '-e', code]);
};
const lost = "new DatabaseUnavailable('08006', 'The connection was lost.')";

test('a job whose result cannot be stored does not end the process', async () => {
  const { ended, output } = runScript('surviveLostConnections(report)', lost);
  expect(await ended).toBe(0);
  expect(output()).toContain('reported The connection was lost.');
}, 60_000);

test('any other unhandled rejection ends the process', async () => {
  const { ended, output } = runScript('surviveLostConnections(report)', "new TypeError('a defect')");
  expect(await ended).not.toBe(0);
  expect(output()).toContain('a defect');
}, 60_000);

test('pg-boss leaves that rejection unhandled, which would end the process', async () => {
  expect(await runScript('', lost).ended).not.toBe(0);
}, 60_000);
