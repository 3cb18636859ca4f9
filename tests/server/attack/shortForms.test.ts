import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformScope } from '../../../server/kernel/scope.ts';
import { readOpeningKey } from '../../../server/usecases/keys/campaignKeys.ts';
import { moveSubmittedForms } from '../../../server/usecases/releasing/moveSubmittedForms.ts';
import { createOpener } from '../../../server/vault/sealedBox.ts';
import type { Client } from '../../support/client.ts';
import { createMemoryKeyStore } from '../../support/memoryKeyStore.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCompany,
  anOpenCampaign,
  aTeam,
  type Company,
  closeCampaign,
  invitationCodeOf,
  microSurvey,
} from '../campaigns/testCampaigns.ts';
import { answerAll, byKey, keysOf } from '../survey/respondent.ts';
import { listResultRequests, requestAllResults } from './requestAllResults.ts';

const k = 5;
let server: TestServer;
let company: Company;
let campaign_id: number;

/** Everyone ranks by the keys of the options, half of them from the most and half from the least inclusive one. */
beforeAll(async () => {
  server = await startTestServer({ keys: createMemoryKeyStore() });
  company = await aCompany(server, 12, (index) => ({ department: index < 6 ? 'Sales' : 'Care' }));
  await aTeam(server, company.account.id, company.people.slice(0, 6), 'North');
  campaign_id = await anOpenCampaign(company.admin, { length: 'short', cuts: ['department'], min_group: k });
  const keys = await keysOf(server);
  for (const [index, person] of company.people.slice(0, 10).entries()) {
    const code = await invitationCodeOf(server, campaign_id, person);
    await answerAll(server, code, byKey(keys, index % 2 === 0 ? 'best' : 'worst'));
  }
});
afterAll(() => server.close());

const boxesIn = async (table: 'waiting_forms' | 'sealed_forms') => {
  const { rows } = await sql<{ box: Uint8Array }>`
    select box from ${sql.table(table)} where campaign_id = ${campaign_id}`.execute(server.database.owner);
  return rows.map(({ box }) => box);
};

async function contentsOf(boxes: readonly Uint8Array[]): Promise<string[]> {
  const open = createOpener(await readOpeningKey(server.deps, { kind: 'campaign', id: campaign_id }));
  return boxes.map((box) => open(box).toString());
}

const count = <T>(values: readonly T[]) => new Set(values).size;

/** Everything that an administrator can read about the campaign and its participants. */
async function readAsAdministrator(admin: Client): Promise<readonly string[]> {
  const { people } = company;
  const page = await admin.post('/api/v2/microsurvey/participants', { campaign_id, page: 1, per_page: 100 });
  const participants: { participant_id: number }[] = page.body.participants;
  const replies = [
    page,
    await admin.post('/api/v2/microsurvey/campaigns', { filter: null }),
    await microSurvey(admin, 'get-campaign', { campaign_id }),
    ...(await Promise.all(
      participants.map(({ participant_id }) => microSurvey(admin, 'get-participant', { participant_id })),
    )),
    ...(await Promise.all(people.map(({ id }) => admin.get(`/api/rest/users/${id}`)))),
  ];
  const requests = listResultRequests({
    accountId: company.account.id,
    campaigns: [campaign_id],
    thorough: true,
  });
  const results = await requestAllResults(admin, requests);
  return [...replies.map(({ text }) => text), ...results.map(({ reply }) => reply.text)];
}

async function exchangeForms(): Promise<void> {
  await server.database.owner
    .updateTable('participations')
    .set({ form: sql`case form when 'a' then 'b' else 'a' end` })
    .where('campaign_id', '=', campaign_id)
    .execute();
}

describe('ANON-07 nobody can tell which form of a short campaign a respondent had', () => {
  test('an administrator reads the same bytes if everyone had the other form', async () => {
    const before = await readAsAdministrator(company.admin);
    await exchangeForms();
    const after = await readAsAdministrator(company.admin);
    await exchangeForms();
    expect(after).toEqual(before);
  });

  test('submitted forms with the same scores are the same bytes in either form, also after they are moved', async () => {
    const waiting = await boxesIn('waiting_forms');
    expect(waiting).toHaveLength(10);
    expect(count(waiting.map(({ length }) => length))).toBe(1);
    const forms = await server.database.owner
      .selectFrom('participations')
      .select('form')
      .where('campaign_id', '=', campaign_id)
      .where('status', '=', 'finished')
      .execute();
    expect(count(forms.map(({ form }) => form))).toBe(2);
    // Two departments, each with the best and the worst scores.
    expect(count(await contentsOf(waiting))).toBe(4);
    await moveSubmittedForms(server.deps);
    const moved = await boxesIn('sealed_forms');
    expect(moved).toHaveLength(10);
    expect(count(moved.map(({ length }) => length))).toBe(1);
    expect(count(await contentsOf(moved))).toBe(4);
  });

  test('a submitted form has a value for each element, and no question', async () => {
    const { question_ids, links } = await server.database.owner
      .selectFrom('campaign_forms')
      .select(['question_ids', 'links'])
      .where('campaign_id', '=', campaign_id)
      .executeTakeFirstOrThrow();
    expect([question_ids.length, links?.length]).toEqual([48, 24]);
    for (const content of await contentsOf(await boxesIn('sealed_forms'))) {
      const form = JSON.parse(content);
      expect(Object.keys(form).sort()).toEqual(['attributes', 'scores', 'supplementals']);
      expect(Object.keys(form.attributes)).toEqual(['department']);
      expect(form.scores).toHaveLength(24);
      expect(form.scores.every((score: number) => score === 0 || score === 100)).toBe(true);
    }
  });

  test('after the close, the database says nothing about forms, and responses with equal scores are alike', async () => {
    await closeCampaign(company.admin, campaign_id);
    const { rows } = await server.database.as(platformScope, (tx) =>
      sql<{ forms: number; leads: number }>`
        select (select count(form)::int from participations where campaign_id = ${campaign_id}) as forms,
          (select count(*)::int from form_leads where campaign_id = ${campaign_id}) as leads`.execute(tx),
    );
    expect(rows).toEqual([{ forms: 0, leads: 0 }]);
    const responses = await server.database.owner
      .selectFrom('responses')
      .select('scores')
      .where('campaign_id', '=', campaign_id)
      .execute();
    expect(count(responses.map(({ scores }) => JSON.stringify(scores)))).toBe(2);
  });
});
