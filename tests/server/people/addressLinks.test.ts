import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AUser } from '../../support/builders.ts';
import { recordMessages } from '../../support/recordMessages.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { type MailedServer, startMailedServer } from '../attack/startMailedServer.ts';
import {
  aCompany,
  anOpenCampaign,
  type Company,
  closeCampaign,
  invitationCodeOf,
  microSurvey,
  participationOf,
} from '../campaigns/testCampaigns.ts';
import { respondent } from '../survey/respondent.ts';
import { aCycle, anInvitation, aTarget, codeOfAssignment } from '../survey/testAssessmentCycle.ts';

let mailed: MailedServer;
let server: TestServer;
let company: Company;
let campaign: number;

beforeAll(async () => {
  mailed = await startMailedServer();
  ({ server } = mailed);
});
beforeEach(async () => {
  company = await aCompany(server, 6);
  campaign = await anOpenCampaign(company.admin);
  await mailed.runMailJob();
  mailed.sent.length = 0;
});
afterAll(() => server.close());

const newAddress = (person: AUser) => `new.${person.email}`;
const changeAddress = (person: AUser, email = newAddress(person)) =>
  company.admin.put(`/api/v2/resources/users/${person.id}`, { email });
const personAt = (index: number): AUser => {
  const person = company.people[index];
  if (!person) throw new Error('too few people');
  return person;
};
const removeAddress = (person: AUser) =>
  company.admin.put(`/api/v2/resources/users/${person.id}`, { email: null, external_id: `E${person.id}` });
const unsentTo = (person: AUser) =>
  server.database.owner
    .selectFrom('mails')
    .select(['template', 'status'])
    .where('user_id', '=', person.id)
    .where('status', '!=', 'sent')
    .execute();
const codeOf = (person: AUser) => invitationCodeOf(server, campaign, person);
const open = (code: string) => respondent(server.visitor(), code).open();
const sentTo = (email: string) => mailed.sent.filter(({ to }) => to === email);

describe('links to a survey after a new email address', () => {
  test('sent to the old one open nothing, and the new one continues with the saved answers', async () => {
    const ida = personAt(0);
    await mailed.start(campaign, ida);
    const former = await codeOf(ida);
    expect((await changeAddress(ida)).status).toBe(200);
    expect((await open(former)).body.code).toBe('link_unknown');
    await mailed.runMailJob();
    const [letter] = sentTo(newAddress(ida));
    const code = /code=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    expect((await open(code)).body.progress.answered).toBe(1);
    expect(sentTo(ida.email).map(({ subject }) => subject)).toEqual([
      'Your email address for Cairn was changed',
    ]);
    expect(sentTo(ida.email)[0]?.text).not.toContain('code=');
  });

  test('R21 are replaced with the same work and emails for people who have not started, started and finished', async () => {
    const people = [personAt(0), personAt(1), personAt(2)];
    await mailed.start(campaign, personAt(1));
    await mailed.finish(campaign, personAt(2));
    const outcomes = [];
    for (const person of people) {
      let reply: { status: number; raw: Buffer } | null = null;
      const messages = await recordMessages(async () => {
        reply = await changeAddress(person);
      });
      outcomes.push({ status: (reply as { status: number } | null)?.status, messages: messages.length });
    }
    expect(outcomes[0]?.status).toBe(200);
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    const { mails } = (await mailed.outbox.post('/api/v2/tasks/outbox')).body;
    const shown = (person: AUser) =>
      mails
        .filter(({ to }: { to: string }) => to === newAddress(person))
        .map(({ subject, status }: { subject: string; status: string }) => [subject, status]);
    expect(shown(personAt(0))).toHaveLength(1);
    for (const person of people) expect(shown(person)).toEqual(shown(personAt(0)));
    await mailed.runMailJob();
    expect(people.map((person) => sentTo(newAddress(person)).length)).toEqual([1, 1, 1]);
    expect(people.map((person) => sentTo(person.email).length)).toEqual([1, 1, 1]);
  });

  test('of a withdrawn invitation and of a closed campaign are not sent', async () => {
    const { id } = await participationOf(server, campaign, personAt(0));
    const withdrawal = { campaign_id: campaign, participant_id: id };
    await microSurvey(company.admin, 'delete-micro-survey-assignment', withdrawal);
    expect((await changeAddress(personAt(0))).status).toBe(200);
    for (const person of company.people.slice(1)) await mailed.finish(campaign, person);
    await closeCampaign(company.admin, campaign);
    expect((await changeAddress(personAt(1))).status).toBe(200);
    await mailed.runMailJob();
    expect(sentTo(newAddress(personAt(0)))).toEqual([]);
    expect(sentTo(newAddress(personAt(1)))).toEqual([]);
  });

  test('are sent nowhere after the address was removed, whatever the status, and to an address that is added', async () => {
    const people = [personAt(0), personAt(1), personAt(2)];
    await mailed.start(campaign, personAt(1));
    await mailed.finish(campaign, personAt(2));
    for (const person of people) {
      const former = await codeOf(person);
      expect((await removeAddress(person)).status).toBe(200);
      expect((await open(former)).body.code).toBe('link_unknown');
    }
    await mailed.runMailJob();
    expect(people.map((person) => sentTo(person.email).map(({ subject }) => subject))).toEqual(
      people.map(() => ['Your email address for Cairn was changed']),
    );
    expect(mailed.sent.filter(({ text }) => text.includes('code='))).toEqual([]);
    mailed.sent.length = 0;
    for (const person of people) expect((await changeAddress(person)).status).toBe(200);
    await mailed.runMailJob();
    expect(mailed.sent.map(({ to }) => to).toSorted()).toEqual(people.map(newAddress).toSorted());
    const code = /code=([\w-]+)/.exec(sentTo(newAddress(personAt(1)))[0]?.text ?? '')?.[1] ?? '';
    expect((await open(code)).body.progress.answered).toBe(1);
  });

  test('go to the new address of someone who is reactivated with the same change', async () => {
    const ida = personAt(0);
    const path = `/api/v2/resources/users/${ida.id}`;
    expect((await company.admin.put(path, { status: 'inactive' })).status).toBe(200);
    expect((await company.admin.put(path, { status: 'active', email: newAddress(ida) })).status).toBe(200);
    await mailed.runMailJob();
    expect(sentTo(newAddress(ida))).toHaveLength(1);
  });

  test.each(['failed', 'outbox'] as const)(
    'are not in an email that is %s after the address was removed or changed',
    async (status) => {
      const [ida, otto] = [personAt(0), personAt(1)];
      const { owner } = server.database;
      for (const person of [ida, otto]) {
        const { id } = await participationOf(server, campaign, person);
        const key = { campaign_id: campaign, participant_id: id };
        await microSurvey(company.admin, 'resend-micro-survey', key);
        await owner
          .updateTable('mails')
          .set({ status })
          .where('user_id', '=', person.id)
          .where('status', '=', 'queued')
          .execute();
      }
      expect((await removeAddress(ida)).status).toBe(200);
      expect((await changeAddress(otto)).status).toBe(200);
      expect(await unsentTo(ida)).toEqual([{ template: 'emailChanged', status: 'queued' }]);
      expect((await unsentTo(otto)).map((mail) => mail.status)).toEqual(['queued', 'queued']);
    },
  );

  test('an email that was queued for an address that was removed goes nowhere', async () => {
    const { owner } = server.database;
    const ida = personAt(0);
    const { id } = await participationOf(server, campaign, ida);
    await removeAddress(ida);
    const late = {
      account_id: company.account.id,
      user_id: ida.id,
      to_address: ida.email,
      template: 'invitation',
      params: JSON.stringify({ participation_id: id, campaign_id: campaign }),
      created_at: server.clock.now().toISOString(),
      last_error: null,
      sent_at: null,
    };
    await owner.insertInto('mails').values(late).execute();
    await owner
      .insertInto('mails')
      .values({ ...late, status: 'outbox' })
      .execute();
    const { mails } = (await mailed.outbox.post('/api/v2/tasks/outbox')).body;
    const waiting = mails.filter(({ status }: { status: string }) => status === 'outbox');
    expect(waiting.map(({ text }: { text: string | null }) => text)).toEqual([null]);
    await mailed.runMailJob();
    expect(sentTo(ida.email).filter(({ text }) => text.includes('code='))).toEqual([]);
    expect((await unsentTo(ida)).map(({ status }) => status)).toEqual(['outbox']);
  });

  test('an email that was queued for the old address goes to the new one', async () => {
    const { owner } = server.database;
    const ida = personAt(0);
    const { id } = await participationOf(server, campaign, ida);
    await microSurvey(company.admin, 'resend-micro-survey', { campaign_id: campaign, participant_id: id });
    const queued = await owner
      .selectFrom('mails')
      .selectAll()
      .where('user_id', '=', ida.id)
      .where('status', '=', 'queued')
      .executeTakeFirstOrThrow();
    await changeAddress(ida);
    const { id: _id, params, ...late } = queued;
    await owner
      .insertInto('mails')
      .values({ ...late, params: JSON.stringify(params), last_error: null, sent_at: null })
      .execute();
    await mailed.runMailJob();
    expect(sentTo(ida.email).filter(({ text }) => text.includes('code='))).toEqual([]);
    expect(sentTo(newAddress(ida))).toHaveLength(2);
  });

  test('of assessments are replaced too, with the saved answers, and a finished one is not sent again', async () => {
    const [ida, otto] = [personAt(0), personAt(1)];
    const cycle = await aCycle(server, company.account);
    const place = {
      account: company.account,
      campaign_id: cycle,
      target_id: await aTarget(server, cycle, otto),
    };
    const begun = await anInvitation(server, { ...place, relationship: 'peer', user: ida });
    const done = await anInvitation(server, {
      ...place,
      target_id: await aTarget(server, cycle, ida),
      relationship: 'self',
      user: ida,
    });
    await server.database.owner
      .updateTable('assignments')
      .set({ status: 'finished', finished_on: '2026-11-21' })
      .where('id', '=', done.id)
      .execute();
    const code = await codeOfAssignment(server, begun.id);
    const former = respondent(server.visitor(), code, undefined, 'r');
    await former.begin();
    expect((await former.answer((await former.open()).body.questions[0])).status).toBe(200);
    expect((await changeAddress(ida)).status).toBe(200);
    expect((await former.open()).status).toBe(404);
    await mailed.runMailJob();
    const links = sentTo(newAddress(ida)).flatMap(
      ({ text }) => /metrics\/r\?code=([\w-]+)/.exec(text)?.[1] ?? [],
    );
    expect(links).toHaveLength(1);
    const next = respondent(server.visitor(), links[0] ?? '', undefined, 'r');
    expect((await next.open()).body.progress.answered).toBe(1);
    expect(sentTo(newAddress(ida)).filter(({ text }) => text.includes('metrics/s'))).toEqual([]);
  });

  test('an address that belonged to someone else brings its new owner none of their links', async () => {
    const [ida, otto] = [personAt(0), personAt(1)];
    await mailed.start(campaign, ida);
    const formerOfIda = await codeOf(ida);
    await changeAddress(ida);
    expect((await changeAddress(otto, ida.email)).status).toBe(200);
    await mailed.runMailJob();
    const codes = sentTo(ida.email).flatMap(({ text }) => /code=([\w-]+)/.exec(text)?.[1] ?? []);
    expect(codes).toEqual([await codeOf(otto)]);
    expect((await open(formerOfIda)).status).toBe(404);
  });

  test('two changes at once end in one address, and only its link works', async () => {
    const ida = personAt(0);
    const replies = await Promise.all([
      changeAddress(ida, `one.${ida.email}`),
      changeAddress(ida, `two.${ida.email}`),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200]);
    const { email } = await server.database.owner
      .selectFrom('users')
      .select('email')
      .where('id', '=', ida.id)
      .executeTakeFirstOrThrow();
    await mailed.runMailJob();
    const linked = mailed.sent.filter(({ text }) => text.includes('code='));
    expect(new Set(linked.map(({ to }) => to))).toEqual(new Set([email]));
    const noticed = mailed.sent.filter(({ subject }) => subject.includes('was changed'));
    expect(new Set(noticed.map(({ to }) => to)).size).toBe(2);
    expect(noticed.map(({ to }) => to)).not.toContain(email);
  });
});
