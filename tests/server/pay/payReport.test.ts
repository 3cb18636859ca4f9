import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { openPdf } from '../../support/pdf.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aPayProject, callPay, payCsv, payRows, uploadAndCheckPay } from './testPay.ts';

let server: TestServer;
let owner: Client;
let other: Client;
let project: number;

const report = (client: Client, format: string) =>
  client.get(`/api/v2/pay_projects/report?project_id=${project}&format=${format}`);

beforeAll(async () => {
  server = await startTestServer();
  const account = await server.anAccount({ schema_name: 'cairnhr_report' });
  owner = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
  other = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
  project = await aPayProject(owner);
  const hostile = payRows(40).map((row) => row.replace('Engineering', '"=HYPERLINK(""http://evil"")"'));
  await uploadAndCheckPay(owner, project, payCsv(...hostile));
  await callPay(owner, 'apply', { project_id: project });
});
afterAll(() => server.close());

describe('HR-37 the report on pay transparency', () => {
  test('lists the figures by their letters, and guards names that look like formulas', async () => {
    const { status, text } = await report(owner, 'csv');
    expect(status).toBe(200);
    const lines = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines).toHaveLength(1 + 5 + 4 + 4);
    expect(lines[1]).toMatch(/^\(a\) Gap in mean pay,Everyone,,,-?\d+\.\d%$/);
    const named = lines.filter((line) => line.includes('HYPERLINK'));
    expect(named).toHaveLength(2);
    for (const line of named) expect(line).toContain(`"'=HYPERLINK`);
    expect(text).not.toMatch(/Person|5[0-9]000/);
  });

  test('is available as a workbook and as a tagged PDF', async () => {
    const workbook = await report(owner, 'xlsx');
    expect(workbook.raw.subarray(0, 2).toString()).toBe('PK');
    const pdf = await openPdf((await report(owner, 'pdf')).raw);
    expect(pdf.isTagged).toBe(true);
    expect(pdf.title).toContain('Pay review 2026');
    expect(pdf.pages.join(' ')).toContain('(g) Gap by category of workers');
  });

  test('is not found for others, and its export is recorded without figures', async () => {
    expect((await report(other, 'csv')).status).toBe(404);
    expect((await report(owner, 'docx')).status).toBe(422);
    const { rows } = await server.database.executeSql(
      `select changes::text as changes from audit_entries where action = 'export' and resource = 'pay_projects'`,
    );
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/%/);
  });
});
