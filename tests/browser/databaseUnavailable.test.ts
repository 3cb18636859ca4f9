import { randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../server/environment.ts';
import { type DiskDatabase, diskDatabase } from '../support/diskDatabase.ts';
import { type FaultyProxy, startProxy } from '../support/faultyProxy.ts';
import { openSurvey } from '../support/openSurvey.ts';
import { type ServerProcess, startServer } from '../support/serverProcess.ts';
import { openChromium, openPage } from './support/chromium.ts';
import { surveyCallsFor } from './support/surveyCalls.ts';
import { answerQuestion, startSurvey } from './support/surveyPage.ts';

describe.skipIf(!process.env.TEST_DATABASE_URL)('the real server (needs TEST_DATABASE_URL)', () => {
  let lasting: DiskDatabase;
  let proxy: FaultyProxy;
  let server: ServerProcess;
  let browser: Browser;
  let link: string;

  beforeAll(async () => {
    lasting = await diskDatabase();
    const url = new URL(lasting.variables.DATABASE_URL ?? '');
    const target = Number(url.port || 5432);
    const variables = { ...lasting.variables, CAIRN_SECRET: randomBytes(48).toString('base64url') };
    const environment = readEnvironment({ ...variables, LOG_LEVEL: 'silent' });
    const [code] = await openSurvey(lasting.options, environment, 5);
    proxy = await startProxy(target, url.hostname);
    url.host = `127.0.0.1:${proxy.port}`;
    server = await startServer({ ...variables, DATABASE_URL: url.href });
    link = `${server.origin}/metrics/m?code=${code}`;
    browser = await openChromium();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await proxy?.close();
    await lasting?.remove();
  });

  test('SURV-13 answers stay on the device while the database is unavailable and are saved afterwards', async () => {
    const { page } = await openPage(await browser.newContext());
    await page.goto(link);
    await startSurvey(page);
    await answerQuestion(page);
    await page.getByText('Saved', { exact: true }).waitFor();

    proxy.cut(null);
    await answerQuestion(page);
    await answerQuestion(page);
    await page.getByRole('status').getByText('Saved on this device, not sent yet').waitFor();
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);

    proxy.cut(Number(new URL(process.env.TEST_DATABASE_URL ?? '').port || 5432));
    await page.getByText('Saved', { exact: true }).waitFor({ timeout: 60_000 });
    expect((await surveyCallsFor(link).state()).progress.answered).toBe(3);
    expect(server.isRunning()).toBe(true);
  });
});
