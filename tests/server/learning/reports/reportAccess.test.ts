import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../support/client.ts';
import { openPdf } from '../../../support/pdf.ts';
import { start } from '../testLearners.ts';
import { namesOf, type Reports, readPeople, readReport, reportCall, startReports } from './testReports.ts';

let server: Reports['server'];
let account: Reports['account'];
let admin: Reports['admin'];
let lead: Reports['lead'];
let otherLead: Reports['otherLead'];
let amara: Reports['amara'];
let bo: Reports['bo'];
let ids: Reports['ids'];
let steps: Reports['steps'];

beforeAll(async () => {
  ({ server, account, admin, lead, otherLead, amara, bo, ids, steps } = await startReports());
});
beforeEach(() => server.clock.set(start));
afterAll(() => server.close());

describe('names', () => {
  test('LEARN-43 are visible to the lead of these people and to administrators only', async () => {
    expect(new Set(namesOf((await readPeople(lead.client, {})).records))).toEqual(
      new Set(['Amara Adams', 'Bo Berg']),
    );
    expect(namesOf((await readPeople(otherLead.client, {})).records)).toEqual(['Cleo Cruz']);
    expect((await readPeople(otherLead.client, { team_id: ids.north })).total).toBe(0);
    expect((await readReport(otherLead.client, { report: 'teams' })).rows).toMatchObject([{ name: 'South' }]);
    const options = (await otherLead.client.post(reportCall('options'))).body;
    expect(options.teams).toEqual([{ id: ids.south, name: 'South' }]);
    expect(options.groups).toEqual([]);
  });

  test('LEARN-43 of people whom someone manages are visible to the manager', async () => {
    const manager = await steps.aLearner({ permissions: ['user', 'supervisor'] });
    await server.database.owner
      .insertInto('relationships')
      .values({
        account_id: account.id,
        from_user_id: manager.user.id,
        to_user_id: bo.user.id,
        kind: 'manager',
      })
      .execute();
    expect(new Set(namesOf((await readPeople(manager.client, {})).records))).toEqual(new Set(['Bo Berg']));
  });

  test('LEARN-43 are refused to people without a team, and another account has none', async () => {
    for (const call of ['options', 'completion', 'lessons', 'people']) {
      const body = { report: 'courses', course_id: ids.listening };
      expect((await amara.client.post(reportCall(call), body)).status).toBe(403);
      expect((await server.visitor().post(reportCall(call), body)).status).toBe(401);
    }
    const elsewhere = await server.anAccount();
    const stranger = await server.signIn(
      await server.aUser({ account: elsewhere, permissions: ['user', 'local_admin', 'supervisor'] }),
    );
    expect((await readPeople(stranger, {})).total).toBe(0);
    expect((await readPeople(stranger, { team_id: ids.north })).total).toBe(0);
    expect((await readReport(stranger, { report: 'courses' })).total).toBe(0);
    const lessons = await stranger.post(reportCall('lessons'), { course_id: ids.listening });
    expect(lessons.status).toBe(404);
    expect((await stranger.post(reportCall('options'))).body.teams).toEqual([]);
  });
});

describe('an export', () => {
  const file = (client: Client, query: Record<string, string>) =>
    client.get(`${reportCall('export')}?${new URLSearchParams(query)}`);

  test('LEARN-44 of a report is a CSV file, a workbook or a PDF, and is in the audit log', async () => {
    const csv = await file(admin, { report: 'courses', format: 'csv' });
    expect(csv.text).toContain('Feedback,3,1,1,1,1,33%');
    const xlsx = await file(admin, { report: 'teams', format: 'xlsx' });
    expect(xlsx.headers['content-type']).toContain('spreadsheetml');
    const pdf = await file(admin, { report: 'courses', format: 'pdf' });
    expect((await openPdf(pdf.raw)).title).toBe('Completion by course');
    const exports = await server.database.owner
      .selectFrom('audit_entries')
      .select('changes')
      .where('action', '=', 'export')
      .where('resource', '=', 'learning_assignments')
      .execute();
    expect(exports.map(({ changes }) => changes)).toContainEqual({
      report: [null, 'courses'],
      format: [null, 'pdf'],
    });
  });

  test('LEARN-44 of people contains only those whom the reader may see', async () => {
    const csv = await file(lead.client, { report: 'people', format: 'csv', state: 'overdue' });
    expect(csv.text).toContain('Bo Berg,Feedback,Overdue,2026-11-20');
    expect(csv.text).not.toContain('Cleo');
    expect((await file(amara.client, { report: 'people', format: 'csv' })).status).toBe(403);
  });

  test('of lessons needs a course', async () => {
    expect((await file(admin, { report: 'lessons', format: 'csv' })).status).toBe(422);
    const csv = await file(admin, { report: 'lessons', format: 'csv', course_id: String(ids.listening) });
    expect(csv.text).toContain('Two,2,1,1');
  });

  test('refuses a format or a report that doesn’t exist', async () => {
    expect((await file(admin, { report: 'courses', format: 'doc' })).status).toBe(422);
    expect((await file(admin, { report: 'salaries', format: 'csv' })).status).toBe(422);
  });
});
