import { describe, expect, test } from 'vitest';
import {
  anEdit,
  ask,
  company,
  emailOf,
  launch,
  mailTo,
  openMailCompany,
  save,
  server,
  smtp,
} from './mailTestCompany.ts';
import {
  aCampaign,
  aCompany,
  aDraft,
  anOpenCampaign,
  campaignPhp,
  closeCampaign,
  microSurvey,
  participationOf,
  readCampaign,
} from './testCampaigns.ts';

openMailCompany();

describe('the emails of a campaign', () => {
  test('are sent with the edited text, always with the link and the sentence about privacy', async () => {
    const id = await aCampaign(company.admin);
    expect((await save(id)).status).toBe(200);
    expect(
      (await save(id, { locale: 'de', subject: 'Deine Sicht auf {company}', sender_name: '' })).status,
    ).toBe(200);
    await launch(id);
    const { mail } = mailTo(emailOf(1)) ?? {};
    expect(mail?.subject).toBe(`Your view of ${company.account.name}`);
    expect([mail?.from?.name, mail?.from?.address]).toEqual(['Ana Rivers', 'no-reply@cairn.example']);
    expect(mail?.text).toMatch(/^Dear Person1,\n\nOpen the survey: http\S+code=\S+\n\n<b>Culture, autumn/);
    expect(mail?.text).toContain('until 1 December 2026, 15 to 20 minutes.');
    expect(mail?.text).toContain('No one at ');
    expect(mail?.html).toContain('&lt;b&gt;');
    expect(mail?.html).not.toContain('<b>Culture');
    expect(mailTo(emailOf(0))?.mail.subject).toContain('Deine Sicht');
    expect(mailTo(emailOf(0))?.mail.from?.name).toBe('Cairn');
  });

  test.each([
    ['short', [], '8 to 10 minutes'],
    ['pulse', [1], '3 minutes'],
    ['short_pulse', [1], '1 to 2 minutes'],
  ])('state how long a %s campaign takes', async (length, topics, duration) => {
    const known = await server.database.owner.selectFrom('topics').select('id').orderBy('position').execute();
    const topic_ids = known.slice(0, topics.length).map(({ id }) => id);
    const { admin, people } = await aCompany(server, 5);
    const id = await aCampaign(admin, { length, topic_ids });
    await ask(admin, 'save', { ...anEdit(id), updated_at: null });
    const preview = await ask(admin, 'preview', anEdit(id));
    expect(JSON.stringify(preview.body)).toContain(`, ${duration}.`);
    await microSurvey(admin, 'toggle-campaign-status', { campaign_id: id });
    await server.runJobs();
    expect(mailTo(people[0]?.email ?? '')?.mail.text).toContain(`, ${duration}.`);
  });

  test('are sent with the product’s own text if nothing was edited, and a reminder can still be edited while open', async () => {
    const id = await anOpenCampaign(company.admin);
    await server.runJobs();
    expect(mailTo(emailOf(1))?.mail.subject).toMatch(/^Culture, autumn: How is work at/);
    smtp.state.received = [];
    expect((await save(id, { template: 'reminder', subject: 'Still {campaign}' })).status).toBe(200);
    await microSurvey(company.admin, 'send-reminders', { campaign_id: id });
    await server.runJobs();
    const { mail, raw = '' } = mailTo(emailOf(1)) ?? {};
    expect(mail?.subject).toBe('Still Culture, autumn');
    expect(mail?.text).toContain('No one is told who they are.');
    expect(mail?.text).toContain('Stop reminders about this survey: http');
    expect(raw).toMatch(/^List-Unsubscribe:\s+<http/m);
    await closeCampaign(company.admin, id);
    const { status, body } = await save(id);
    expect([status, body.code]).toEqual([409, 'campaign_closed']);
  });

  test('ADMIN-08 are previewed exactly as sent, apart from the links', async () => {
    const id = await aCampaign(company.admin);
    await save(id);
    const preview = (await ask(company.admin, 'preview', anEdit(id))).body;
    const page = await company.admin.get(preview.page);
    await launch(id);
    const mail = mailTo(emailOf(1))?.mail;
    const alike = (text = '') =>
      text
        .replaceAll(/http:\S*?(?=[\s"<]|$)/g, 'LINK')
        .replaceAll(' target="_blank" rel="noopener"', '')
        .replaceAll('Dear Somebody,', 'Dear Person1,')
        .trim();
    expect(page.text).toContain('<a target="_blank" rel="noopener" href="http');
    expect(alike(page.text)).toBe(alike(mail?.html));
    expect(alike(preview.text)).toBe(alike(mail?.text));
    expect(preview.subject).toBe(mail?.subject);
    expect(preview.text).toContain(`/metrics/preview/${id}`);
    expect(preview.text).not.toContain('code=');
  });

  test('the HTML version can run nothing, and is shown only to its author for ten minutes', async () => {
    const id = await aCampaign(company.admin);
    const { page } = (await ask(company.admin, 'preview', anEdit(id, { body: '<script>alert(1)</script>' })))
      .body;
    const shown = await company.admin.get(page);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('&lt;script&gt;');
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(shown.headers['content-security-policy']).toBe(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'self';style-src 'unsafe-inline';img-src 'self';sandbox allow-popups allow-popups-to-escape-sandbox",
    );
    const other = await server.signIn(
      await server.aUser({ account: company.account, permissions: ['user', 'local_admin'] }),
    );
    expect((await other.get(page)).status).toBe(404);
    expect((await server.visitor().get(page)).status).toBe(401);
    const forged = page.replace(/(?<=of=.{20})./, (character: string) => (character === 'A' ? 'B' : 'A'));
    expect(forged).not.toBe(page);
    expect((await company.admin.get(forged)).status).toBe(404);
    server.clock.advance(11 * 60_000);
    expect((await company.admin.get(page)).status).toBe(404);
  });

  test.each([
    [
      { body: 'Hi {firstname}' },
      { field: 'body', problem: 'placeholderUnknown', params: { name: '{firstname}' } },
    ],
    [{ subject: 'Hi\r\nBcc: victim@people.example' }, { field: 'subject', problem: 'oneLine' }],
    [{ sender_name: 'Ana\r\nBcc: victim@people.example' }, { field: 'sender_name', problem: 'nameOnly' }],
    [{ sender_name: 'ceo@company.example' }, { field: 'sender_name', problem: 'nameOnly' }],
  ])('refuse %j in every call, naming the problem', async (changes, problem) => {
    const id = await aCampaign(company.admin);
    for (const verb of ['save', 'preview', 'send_test']) {
      const { status, body } = await ask(company.admin, verb, { ...anEdit(id, changes), updated_at: null });
      expect([status, body.problems], verb).toEqual([422, [problem]]);
    }
    expect(
      (await ask(company.admin, 'read', { campaign_id: id, template: 'invitation', locale: 'en' })).body
        .updated_at,
    ).toBeNull();
  });

  test('a text that someone else saved in the meantime is not overwritten', async () => {
    const id = await aCampaign(company.admin);
    const key = { campaign_id: id, template: 'invitation', locale: 'en' };
    await save(id);
    const { updated_at } = (await ask(company.admin, 'read', key)).body;
    server.clock.advance(1_000);
    await save(id, { subject: 'Newer' });
    const { status, body } = await ask(company.admin, 'save', { ...anEdit(id), updated_at });
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect((await ask(company.admin, 'read', key)).body.text.subject).toBe('Newer');
  });

  test('the text of the product is stored nowhere, so restoring it forgets the edit', async () => {
    const id = await aCampaign(company.admin);
    const key = { campaign_id: id, template: 'invitation', locale: 'en' };
    const { standard } = (await ask(company.admin, 'read', key)).body;
    await save(id);
    expect((await ask(company.admin, 'read', key)).body.edited_locales).toEqual(['en']);
    expect((await save(id, standard)).status).toBe(200);
    const after = (await ask(company.admin, 'read', key)).body;
    expect([after.edited_locales, after.text]).toEqual([[], standard]);
  });
});

describe('the emails as they are shown', () => {
  test('are the edited English ones in languages without an own text, until the product’s own is saved there', async () => {
    const id = await aCampaign(company.admin);
    const german = { ...anEdit(id), locale: 'de' };
    const { standard } = (await ask(company.admin, 'read', german)).body;
    await save(id);
    const shown = (await ask(company.admin, 'read', german)).body;
    expect([shown.text.subject, shown.updated_at]).toEqual(['Your view of {company}', null]);
    expect((await save(id, { ...standard, locale: 'de' })).status).toBe(200);
    expect((await ask(company.admin, 'read', german)).body.text).toEqual(standard);
    await launch(id);
    expect(mailTo(emailOf(0))?.mail.subject).toMatch(/^Culture, autumn: How is work at/);
    expect(mailTo(emailOf(1))?.mail.subject).toMatch(/^Your view of/);
  });

  test('can’t be overwritten by two first edits, neither in a campaign nor in a template', async () => {
    const { admin } = await aCompany(server, 5);
    const id = await aCampaign(admin);
    for (const owner of [id, null]) {
      const edits = ['One', 'Two'].map((subject) =>
        ask(admin, 'save', { ...anEdit(owner, { subject }), updated_at: null }),
      );
      const statuses = (await Promise.all(edits)).map(({ status }) => status);
      expect(statuses.sort(), String(owner)).toEqual([200, 409]);
    }
  });

  test('are copied with a campaign, but not from campaigns of other accounts', async () => {
    const id = await aCampaign(company.admin);
    await save(id);
    await save(id, { template: 'reminder', subject: 'Still open' });
    const copy = await aCampaign(company.admin, { copied_from: id });
    for (const template of ['invitation', 'reminder']) {
      const of = (campaign_id: number) => ask(company.admin, 'read', anEdit(campaign_id, { template }));
      expect((await of(copy)).body.text).toEqual((await of(id)).body.text);
    }
    const other = await aCompany(server, 5);
    const foreign = await campaignPhp(other.admin, 'create', { ...aDraft, copied_from: id });
    expect(foreign.status).toBe(404);
    const lead = await server.signIn(
      await server.aUser({ account: company.account, permissions: ['user', 'supervisor'] }),
    );
    const led = { ...aDraft, audience: 'chosen', team_ids: [], user_ids: [], copied_from: id };
    expect((await campaignPhp(lead, 'create', led)).status).toBe(403);
  });

  test('of a viewed account are framed without its header, as long as the account may be viewed', async () => {
    const home = await server.anAccount({ modules: [] });
    const user = await server.aUser({ account: home, permissions: ['user', 'delegated_admin'] });
    const delegation = { user_id: user.id, account_id: company.account.id };
    await server.database.owner.insertInto('delegations').values(delegation).execute();
    const helper = await server.signIn(user);
    helper.emulatedAccountId = company.account.id;
    const id = await aCampaign(company.admin);
    const { page, text } = (await ask(helper, 'preview', anEdit(id))).body;
    const ownText = (await ask(company.admin, 'preview', anEdit(id))).body.text;
    expect(text).toContain(`/metrics/preview/${id}?account=${company.account.id}`);
    expect(ownText).not.toContain('?account=');
    await ask(helper, 'send_test', anEdit(id));
    await server.runJobs();
    expect(mailTo(user.email)?.mail.text).toContain(`/metrics/preview/${id}?account=${company.account.id}`);
    helper.emulatedAccountId = null;
    expect((await helper.get(page)).status).toBe(200);
    expect((await helper.get(page.replace(/account=\d+/, `account=${home.id}`))).status).not.toBe(200);
    await server.database.owner.deleteFrom('delegations').where('user_id', '=', user.id).execute();
    expect((await helper.get(page)).status).toBe(403);
  });

  test('R33 of a reminder contain no address, even if the campaign is renamed while it’s open', async () => {
    const edits: Record<string, object | null> = {
      own: null,
      edited: { template: 'reminder', subject: '{campaign}', body: '{campaign} at {company}' },
    };
    for (const [kind, edit] of Object.entries(edits)) {
      const id = await anOpenCampaign(company.admin);
      await server.runJobs();
      if (edit) expect((await save(id, edit)).status).toBe(200);
      const { updated_at } = await readCampaign(company.admin, id);
      const renamed = {
        ...aDraft,
        campaign_id: id,
        updated_at,
        name: `Culture https://intranet.example/${kind}`,
      };
      expect((await campaignPhp(company.admin, 'update', renamed)).status).toBe(200);
      smtp.state.received = [];
      expect((await microSurvey(company.admin, 'send-reminders', { campaign_id: id })).status).toBe(200);
      await server.runJobs();
      const { mail } = mailTo(emailOf(1)) ?? {};
      expect(mail?.subject, kind).toMatch(/^Your survey/);
      expect(`${mail?.text} ${mail?.html}`, kind).not.toContain('intranet');
    }
  });

  test('R33 contain no address once an invitation was sent again, by Resend or with a replaced link', async () => {
    const other = await aCompany(server, 5);
    const [first, second] = other.people;
    if (!first || !second) throw new Error('no people');
    const id = await aCampaign(other.admin, { message: 'See https://intranet.example/message' });
    const edited = anEdit(id, { subject: 'Again', body: '{first_name}: intranet.example/c17 {campaign}' });
    expect((await ask(other.admin, 'save', { ...edited, updated_at: null })).status).toBe(200);
    await microSurvey(other.admin, 'toggle-campaign-status', { campaign_id: id });
    await server.runJobs();
    expect(mailTo(first.email)?.mail.text).toContain('intranet.example/c17');
    smtp.state.received = [];
    const participant_id = (await participationOf(server, id, first)).id;
    const key = { campaign_id: id, participant_id };
    expect((await microSurvey(other.admin, 'resend-micro-survey', key)).status).toBe(200);
    const email = 'second.new@example.com';
    const saved = await other.admin.put(`/api/v2/resources/users/${second.id}`, { email });
    expect([saved.status, saved.text.slice(0, 200)]).toEqual([200, expect.anything()]);
    await server.runJobs();
    for (const address of [first.email, email]) {
      const { mail } = mailTo(address) ?? {};
      expect(mail?.subject, address).toMatch(/^Culture, autumn: How is work at/);
      expect(mail?.text).toMatch(/http\S+code=/);
      expect(`${mail?.text} ${mail?.html}`, address).not.toContain('intranet');
    }
  });
});
