import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../../../domain/refusal.ts';
import { maxWrongPins, maxWrongPinsInTotal } from '../../../domain/survey/personalCode.ts';
import type { Client } from '../../support/client.ts';
import { openPdf } from '../../support/pdf.ts';
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
import { respondent } from '../survey/respondent.ts';

let server: TestServer;
let company: Company;
let campaign: number;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  company = await aCompany(server, 6, (index) => ({ first_name: 'Ines', last_name: `Number${index}` }));
  campaign = await anOpenCampaign(company.admin);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const letters = (client: Client, body: object = {}) =>
  client.post('/api/v2/microsurvey/codes/letters', { campaign_id: campaign, team_id: null, ...body });
const enter = (code: string, pin: string, client: Client = server.visitor()) =>
  client.post('/api/v2/survey/enter_code', { code, pin });

const textOf = async (content: string) => (await openPdf(Buffer.from(content, 'base64'))).pages;

/** Makes letters and returns the codes by last name. */
async function codesOf(client: Client): Promise<Map<string, string>> {
  const { status, body } = await letters(client);
  expect(status).toBe(200);
  const pages = await textOf(body.content);
  return new Map(
    pages
      .slice(1)
      .map((page) => [
        /Number\d/.exec(page)?.[0] ?? '',
        /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(page)?.[0] ?? '',
      ]),
  );
}
const codeOf = async (last: string) => (await codesOf(company.admin)).get(last) ?? '';
const open = async (code: string) => respondent(server.visitor(), code).open();

describe('the letters of a campaign', () => {
  test('CODE-01 have one page per person, with a code of their own, and are recorded but not stored', async () => {
    const { body } = await letters(company.admin);
    const pages = await textOf(body.content);
    expect(body.count).toBe(6);
    expect(pages).toHaveLength(7);
    expect(pages[1]).toContain('Ines Number0');
    expect(pages[1]).toContain('/code');
    expect(pages[1]).toMatch(/print the letters and could read your code before you\s+use it/);
    expect(pages[1]).toMatch(/could\s+learn\s+whether\s+you’ve\s+already\s+begun/);
    expect(pages[1]).toMatch(/If\s+you\s+were\s+emailed\s+a\s+link/);
    for (const page of pages) expect(page).not.toMatch(/No\s+one\s+can\s+see/);
    const codes = pages.slice(1).map((page) => /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(page)?.[0] ?? '');
    expect(new Set(codes).size).toBe(6);
    const stored = await server.database.owner.selectFrom('personal_codes').selectAll().execute();
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
    const entry = await server.database.owner
      .selectFrom('audit_entries')
      .select(['actor_id', 'changes'])
      .where('action', '=', 'print_letters')
      .where('record_id', '=', String(campaign))
      .executeTakeFirstOrThrow();
    expect(entry.actor_id).toBe(company.adminUser.id);
    expect(entry.changes).toMatchObject({ letters: [null, 6] });
  });

  test.each(['a4', 'letter'])('fit on one page per person on %s', async (paper) => {
    const { body } = await letters(company.admin, { paper });
    expect(await textOf(body.content)).toHaveLength(7);
  });

  test('can be made for one team; a team without participants is refused', async () => {
    const team_id = await aTeam(server, company.account.id, company.people.slice(0, 2));
    const { body } = await letters(company.admin, { team_id });
    expect(body.count).toBe(2);
    const empty = await aTeam(server, company.account.id, [company.adminUser], 'Other');
    expect((await letters(company.admin, { team_id: empty })).body).toMatchObject({ code: 'letters_none' });
  });

  test('are not made for others: team leads, other accounts, visitors, drafts and closed campaigns', async () => {
    const other = await aCompany(server, 5);
    expect((await letters(other.admin)).status).toBe(404);
    const lead = await server.signIn(
      await server.aUser({ account: company.account, permissions: ['user', 'supervisor'] }),
    );
    expect((await letters(lead)).status).toBe(403);
    expect((await letters(server.visitor())).status).toBe(401);
    expect((await letters(company.admin, { campaign_id: 'x' })).status).toBe(422);
    const support = await server.signIn(
      await server.aUser({ account: other.account, permissions: ['super_admin'] }),
    );
    support.emulatedAccountId = company.account.id;
    await support.post('/api/v2/session/view', { account_id: company.account.id, reason: 'To help' });
    expect((await letters(support)).body).toMatchObject({ code: 'emulating' });
    await closeCampaign(company.admin, campaign);
    expect((await letters(company.admin)).body).toMatchObject({ code: 'campaign_closed' });
  });

  test('CODE-02 do the same for people who have started, so that no one sees who they are (R34)', async () => {
    const code = await codeOf('Number2');
    const link = (await enter(code, '274916')).body.code;
    await respondent(server.visitor(), link).begin();
    const codes = await codesOf(company.admin);
    expect(codes.size).toBe(6);
    expect(codes.get('Number2')).toMatch(/^.{14}$/);
  });

  test('CODE-02 stop the emails of everyone alike, whether or not they have started', async () => {
    const link = (await enter(await codeOf('Number2'), '274916')).body.code;
    await respondent(server.visitor(), link).begin();
    const owner = server.database.owner;
    const ids = owner.selectFrom('participations').select('id').where('campaign_id', '=', campaign);
    await owner
      .updateTable('participations')
      .set({ reminders_stopped: false })
      .where('campaign_id', '=', campaign)
      .execute();
    const [first] = await ids.orderBy('id').execute();
    await owner
      .updateTable('mails')
      .set({ status: 'queued' })
      .where('template', '=', 'invitation')
      .where(sql<boolean>`(params ->> 'participation_id')::int >= ${first?.id ?? 0}`)
      .execute();
    await codesOf(company.admin);
    const stopped = await ids.where('reminders_stopped', '=', true).execute();
    expect(stopped).toHaveLength(6);
    const waiting = await owner
      .selectFrom('mails')
      .select('id')
      .where('status', '=', 'queued')
      .where('template', '=', 'invitation')
      .where(sql<boolean>`(params ->> 'participation_id')::int >= ${first?.id ?? 0}`)
      .execute();
    expect(waiting).toEqual([]);
  });

  test('change nothing if they can’t be rendered', async () => {
    const codes = await codesOf(company.admin);
    vi.spyOn(server.deps.pdf, 'render').mockRejectedValueOnce(new Refusal('busy'));
    expect((await letters(company.admin)).body).toMatchObject({ code: 'busy' });
    expect((await enter(codes.get('Number3') ?? '', '274916')).status).toBe(200);
  });

  test('are not returned if the campaign closes while they are rendered', async () => {
    const { pdf } = server.deps;
    const render = pdf.render.bind(pdf);
    vi.spyOn(pdf, 'render').mockImplementationOnce(async (...input) => {
      await closeCampaign(company.admin, campaign);
      return render(...input);
    });
    expect((await letters(company.admin)).body).toMatchObject({ code: 'campaign_closed' });
  });

  test('leave a code that is used while they are rendered', async () => {
    const earlier = await codeOf('Number4');
    const { pdf } = server.deps;
    const render = pdf.render.bind(pdf);
    vi.spyOn(pdf, 'render').mockImplementationOnce(async (...input) => {
      expect((await enter(earlier, '274916')).status).toBe(200);
      return render(...input);
    });
    await codesOf(company.admin);
    expect((await enter(earlier, '274916')).status).toBe(200);
  });

  test('a poster leads to the page without a code', async () => {
    const { status, body } = await company.admin.post('/api/v2/microsurvey/codes/poster', {
      campaign_id: campaign,
    });
    expect(status).toBe(200);
    const [page = ''] = await textOf(body.content);
    expect(page).toContain('/code');
    expect(page).not.toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}-/);
    const other = await aCompany(server, 5);
    const asked = await other.admin.post('/api/v2/microsurvey/codes/poster', { campaign_id: campaign });
    expect(asked.status).toBe(404);
  });
});

describe('a personal code', () => {
  test('CODE-03 opens the survey of its person, however it is typed, and resumes it with the PIN only', async () => {
    const code = await codeOf('Number1');
    const first = await enter(` ${code.toLowerCase().replaceAll('-', ' ')} `, '274916');
    expect(first.status).toBe(200);
    const guest = respondent(server.visitor(), first.body.code);
    const { questions } = (await guest.open()).body;
    await guest.begin();
    await guest.answer(questions[0]);
    expect((await enter(code, '618305')).status).toBe(404);
    const again = await enter(code, '274916');
    expect(again.status).toBe(200);
    expect((await open(again.body.code)).body.progress.answered).toBe(1);
    expect((await guest.open()).status).toBe(404);
  });

  test('CODE-02 answers the same if it is unknown, used with another PIN, replaced, withdrawn or malformed', async () => {
    const replaced = await codeOf('Number3');
    const codes = await codesOf(company.admin);
    const used = codes.get('Number1') ?? '';
    expect((await enter(used, '274916')).status).toBe(200);
    const withdrawn = await server.database.owner
      .selectFrom('participations')
      .select('id')
      .where('campaign_id', '=', campaign)
      .where('user_id', '=', company.people[4]?.id ?? 0)
      .executeTakeFirstOrThrow();
    const withdrawal = { campaign_id: campaign, participant_id: withdrawn.id };
    expect((await microSurvey(company.admin, 'delete-micro-survey-assignment', withdrawal)).status).toBe(200);
    const answers = [];
    for (const code of ['0000-0000-0000', used, replaced, codes.get('Number4') ?? '', 'hello']) {
      const started = performance.now();
      const { status, body } = await enter(code, '830261');
      expect(performance.now() - started).toBeGreaterThan(250);
      answers.push(JSON.stringify([status, body]).replace(/"request_id":"[^"]*"/, ''));
    }
    expect([...new Set(answers)]).toHaveLength(1);
    expect(answers[0]).toContain('link_unknown');
  });

  test('of a later letter opens nothing of a person who has used one or started in another way', async () => {
    const used = await codeOf('Number1');
    expect((await enter(used, '274916')).status).toBe(200);
    const linked = company.people[2];
    if (!linked) throw new Error('there are people');
    await respondent(server.visitor(), await invitationCodeOf(server, campaign, linked)).begin();
    const later = await codesOf(company.admin);
    expect((await enter(later.get('Number1') ?? '', '274916')).status).toBe(404);
    expect((await enter(later.get('Number2') ?? '', '274916')).status).toBe(404);
    expect((await enter(used, '274916')).status).toBe(200);
  });

  test('shuts out the emailed link that someone else holds', async () => {
    const person = company.people[5];
    if (!person) throw new Error('there are people');
    const link = await invitationCodeOf(server, campaign, person);
    expect((await open(link)).status).toBe(200);
    expect((await enter(await codeOf('Number5'), '274916')).status).toBe(200);
    expect((await open(link)).status).toBe(404);
  });

  test('CODE-04 is locked after too many wrong PINs, also if they are tried at once', async () => {
    const code = await codeOf('Number0');
    expect((await enter(code, '274916')).status).toBe(200);
    const tries = Array.from({ length: maxWrongPins }, (_, index) => enter(code, `${350712 + index}`));
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404);
    expect((await enter(code, '274916')).status).toBe(404);
  });

  test('CODE-04 says how many wrong PINs were entered since the last correct one, and counts them all', async () => {
    const code = await codeOf('Number0');
    expect((await enter(code, '274916')).body.wrong_pins).toBe(0);
    const enterWrong = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => enter(code, `${350712 + index}`)));
    for (let round = 0; round < 3; round += 1) {
      await enterWrong(9);
      expect((await enter(code, '274916')).body.wrong_pins).toBe(9);
      expect((await enter(code, '274916')).body.wrong_pins).toBe(0);
    }
    await enterWrong(maxWrongPinsInTotal - 27);
    expect((await enter(code, '274916')).status).toBe(404);
  });

  test('CODE-04 doesn’t shut out the other people of a company that shares one address', async () => {
    const codes = await codesOf(company.admin);
    const colleague = server.visitor();
    const wrong = Array.from({ length: 40 }, () => enter('0000-0000-0000', '274916', colleague));
    for (const { status } of await Promise.all(wrong)) expect(status).toBe(404);
    expect((await enter(codes.get('Number1') ?? '', '274916', colleague)).status).toBe(200);
  });

  test('used twice at once with different PINs belongs to one of them', async () => {
    const code = await codeOf('Number0');
    const statuses = (await Promise.all(['580214', '692037', '714950'].map((pin) => enter(code, pin)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 404, 404]);
  });

  test('ends with its campaign', async () => {
    const codes = await codesOf(company.admin);
    const used = codes.get('Number1') ?? '';
    await enter(used, '274916');
    await closeCampaign(company.admin, campaign);
    expect((await enter(used, '274916')).status).toBe(404);
    expect((await enter(codes.get('Number2') ?? '', '274916')).status).toBe(404);
    const left = await server.database.owner
      .selectFrom('personal_codes')
      .select('id')
      .where('account_id', '=', company.account.id)
      .execute();
    expect(left).toEqual([]);
  });

  test('needs a PIN of 6 to 8 digits that is hard to guess', async () => {
    for (const pin of [
      '27491',
      '274916380',
      '27a916',
      '',
      '000000',
      '123456',
      '876543',
      '272727',
      '147258',
    ]) {
      expect((await enter('0000-0000-0000', pin)).status).toBe(422);
    }
  });
});

test('R34 no letters are made on an installation that does not permit them, where R21 has no exception', async () => {
  const strict = await startTestServer({ environment: { offersLetters: false } });
  const { admin } = await aCompany(strict, 6);
  const id = await anOpenCampaign(admin);
  const { status, body } = await admin.post('/api/v2/microsurvey/codes/letters', {
    campaign_id: id,
    team_id: null,
    paper: 'a4',
  });
  const { rows } = await strict.database.executeSql('select * from personal_codes');
  await strict.close();
  expect([status, body.code, rows]).toEqual([403, 'letters_off', []]);
});
