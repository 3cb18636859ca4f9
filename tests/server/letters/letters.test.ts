import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { Refusal } from '../../../domain/refusal.ts';
import { readEnvironment } from '../../../server/environment.ts';
import { openPdf } from '../../support/pdf.ts';
import { startTestServer } from '../../support/startTestServer.ts';
import { aPng } from '../branding/testImages.ts';
import { aCompany, anOpenCampaign, aTeam, closeCampaign } from '../campaigns/testCampaigns.ts';
import { respondent } from '../survey/respondent.ts';
import {
  campaign,
  codeOf,
  codesOf,
  company,
  enter,
  letters,
  openLetterCompany,
  server,
  textOf,
} from './letterTestCompany.ts';

openLetterCompany();

describe('the letters of a campaign', () => {
  test('CODE-01 have one page per person, with a code of their own, and are recorded but not stored', async () => {
    const { body } = await letters(company.admin);
    const pages = await textOf(body.content);
    expect(body.count).toBe(6);
    expect(pages).toHaveLength(7);
    expect(pages[1]).toContain('Ines Number0');
    expect(pages[1]).toContain('/code');
    expect(pages[1]).toMatch(/could\s+submit\s+answers\s+in\s+your\s+place/);
    expect(pages[1]).toMatch(/made\s+this\s+letter\s+on/);
    expect(pages[1]).toMatch(/If\s+you\s+were\s+emailed\s+a\s+link/);
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

  test('have the logo of the company on every page, and the poster has it too', async () => {
    await company.admin.post('/api/v2/branding/upload_logo', aPng({ width: 180, height: 48 }), {
      headers: { 'content-type': 'application/octet-stream' },
    });
    const logosOf = async (content: string) => {
      const { pages, spoken } = await openPdf(Buffer.from(content, 'base64'));
      return [pages.length, spoken.filter((alt) => alt === company.account.name).length];
    };
    expect(await logosOf((await letters(company.admin)).body.content)).toEqual([7, 7]);
    const poster = await company.admin.post('/api/v2/microsurvey/codes/poster', { campaign_id: campaign });
    expect(await logosOf(poster.body.content)).toEqual([1, 1]);
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
    expect((await enter(earlier, '638205')).status).toBe(404);
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

test('R34 letters are on unless the installation turns them off', () => {
  const isOn = (CAIRN_LETTERS?: string) => readEnvironment({ CAIRN_LETTERS }).offersLetters;
  expect([isOn(), isOn('on'), isOn('off')]).toEqual([true, true, false]);
});

test('R34 no letters are made on an installation that turns them off', async () => {
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
