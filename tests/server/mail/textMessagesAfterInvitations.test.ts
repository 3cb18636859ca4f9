import { describe, expect, test } from 'vitest';
import { remindDueParticipants } from '../../../server/usecases/campaigns/sendReminders.ts';
import { aCompany, anOpenCampaign, microSurvey, participationOf } from '../campaigns/testCampaigns.ts';
import { callImport, csvOf, uploadAndCheck } from '../imports/importCalls.ts';
import { answerAll } from '../survey/respondent.ts';
import {
  company,
  contactsOf,
  launch,
  linkIn,
  numbers,
  openTextCompany,
  personAt,
  sendMessages,
  sentTo,
  server,
  signInAgain,
  start,
  stored,
  textTo,
  twilio,
} from './textCompany.ts';

openTextCompany();

describe('links after a new mobile number', () => {
  const edit = (index: number, draft: object) =>
    company.admin.put(`/api/v2/resources/users/${personAt(index).id}`, draft);
  const open = (code: string) => server.visitor().post('/api/v2/survey/open', { code, kind: 'm' });
  const corrected = ['+4915112345680', '+4915112345681'];

  test('R36 that were sent before open nothing, and new ones go to the new number in every state', async () => {
    await launch();
    const former = [0, 1].map((index) => linkIn(textTo(numbers[index] ?? '')));
    await answerAll(server, former[0] ?? '');
    twilio.sent.length = 0;
    for (const index of [0, 1]) {
      expect((await edit(index, { mobile_number: corrected[index] })).status).toBe(200);
      expect((await open(former[index] ?? '')).body.code).toBe('link_unknown');
    }
    await sendMessages(server.deps);
    expect(sentTo()).toEqual(corrected);
    expect((await open(linkIn(textTo(corrected[1] ?? '')))).status).toBe(200);
  });

  test('R36 end with the number, and a failed message is not repeated to it', async () => {
    twilio.numbers.set(numbers[0] ?? '', { status: 400, code: 21211 });
    await launch();
    const former = linkIn(textTo(numbers[1] ?? ''));
    for (const index of [0, 1]) {
      expect((await edit(index, { mobile_number: null })).status).toBe(200);
    }
    expect((await open(former)).body.code).toBe('link_unknown');
    expect((await stored()).filter(({ status }) => status !== 'sent')).toEqual([]);
  });

  test('are replaced by an import and its undo, and kept for people with an address', async () => {
    await launch();
    const codeIn = (email: string) => linkIn(server.letters.findLast(({ to }) => to === email)?.text);
    const reader = company.people[4]?.email ?? '';
    const former = linkIn(textTo(numbers[0] ?? ''));
    expect((await edit(4, { mobile_number: corrected[1] })).status).toBe(200);
    expect((await open(codeIn(reader))).status).toBe(200);
    twilio.sent.length = 0;
    const file = csvOf('Personnel number,Handy', `W0,${corrected[0]}`);
    const mapping = ['external_id', 'mobile_number'];
    const { id: import_id } = await uploadAndCheck(company.admin, file, { mapping });
    expect((await callImport(company.admin, 'apply', { import_id })).status).toBe(200);
    await sendMessages(server.deps);
    expect(sentTo()).toEqual(corrected.slice(0, 1));
    expect((await open(former)).body.code).toBe('link_unknown');
    const imported = linkIn(textTo(corrected[0] ?? ''));
    expect((await callImport(company.admin, 'undo', { import_id })).status).toBe(200);
    await sendMessages(server.deps);
    expect((await open(imported)).body.code).toBe('link_unknown');
    expect((await open(linkIn(textTo(numbers[0] ?? '')))).status).toBe(200);
  });
});

describe('reminders', () => {
  const remindAt = async (at: string) => {
    server.clock.set(new Date(at));
    await remindDueParticipants(server.deps);
    await sendMessages(server.deps);
  };

  test('SMS-05 R36 reach everyone unfinished once, like emails, with a link that stops them, and leave nothing behind', async () => {
    const id = await launch();
    await answerAll(server, linkIn(textTo(numbers[0] ?? '')));
    twilio.sent.length = 0;
    server.letters.length = 0;
    await remindAt('2026-11-24T10:10:00Z');
    await remindAt('2026-11-24T11:10:00Z');
    expect(sentTo()).toEqual(numbers.slice(1));
    expect(server.letters).toHaveLength(4);
    expect((await stored()).filter(({ template }) => template === 'reminder')).toEqual([]);
    const stop = /stop-reminders\/([\w.-]+)/.exec(textTo(numbers[1] ?? '') ?? '')?.[1];
    await server.visitor().post('/api/v2/reminders/stop', { code: stop });
    expect((await participationOf(server, id, personAt(1))).reminders_stopped).toBe(true);
    twilio.sent.length = 0;
    await remindAt('2026-11-30T10:10:00Z');
    expect(sentTo()).toEqual(numbers.slice(2));
  });

  test('SMS-05 are not postponed beyond the last day of the person', async () => {
    await anOpenCampaign(company.admin, { closes_on: '2026-11-30' });
    await server.database.owner
      .updateTable('users')
      .set({ time_zone: 'Asia/Tokyo' })
      .where('id', 'in', [personAt(0).id, personAt(1).id])
      .execute();
    await sendMessages(server.deps);
    twilio.sent.length = 0;
    await server.database.executeSql(`insert into mails
      (account_id, user_id, to_address, channel, template, params, created_at)
      select account_id, user_id, to_address, channel, 'reminder',
        jsonb_build_object('participation_id', (select id from participations where user_id = mails.user_id
          order by id desc limit 1)), '2026-11-30T11:30:00Z'
      from mails where channel = 'sms'`);
    // It is 20:30 in Tokyo on the last day.
    server.clock.set(new Date('2026-11-30T11:30:00Z'));
    await sendMessages(server.deps);
    expect(sentTo()).toEqual(numbers.slice(2));
    expect((await stored()).filter(({ template }) => template === 'reminder')).toEqual([]);
  });

  test('R36 to numbers that fail are listed nowhere', async () => {
    await launch();
    for (const number of numbers) twilio.numbers.set(number, { status: 400, code: 21610 });
    await remindAt('2026-11-24T10:10:00Z');
    expect((await stored()).filter(({ template }) => template === 'reminder')).toEqual([]);
  });

  test('R36 contain no web address of a name, nor do invitations and new links', async () => {
    const other = await aCompany(server, 5, contactsOf, { name: 'spy.example' });
    const id = await anOpenCampaign(other.admin, { name: 'See spy.example/now' });
    await sendMessages(server.deps);
    await answerAll(server, linkIn(textTo(numbers[0] ?? '')));
    const { id: participant_id } = await participationOf(server, id, other.people[0] ?? { id: 0 });
    await microSurvey(other.admin, 'resend-micro-survey', { campaign_id: id, participant_id });
    await sendMessages(server.deps);
    expect(textTo(numbers[0] ?? '')).toContain('already answered');
    await remindAt('2026-11-24T10:10:00Z');
    expect(twilio.sent).toHaveLength(6);
    for (const { text } of twilio.sent) expect(text).not.toContain('spy.example');
  });

  test('a new link by text message is the same in every state, and says to the person that they have finished', async () => {
    const id = await launch();
    await answerAll(server, linkIn(textTo(numbers[0] ?? '')));
    twilio.sent.length = 0;
    const resend = async (index: number) => {
      const { id: participant_id } = await participationOf(server, id, personAt(index));
      return microSurvey(company.admin, 'resend-micro-survey', { campaign_id: id, participant_id });
    };
    const replies = [await resend(0), await resend(1)];
    await sendMessages(server.deps);
    expect(replies[0]?.body).toEqual(replies[1]?.body);
    expect(sentTo()).toEqual(numbers.slice(0, 2));
    expect(textTo(numbers[0] ?? '')).toContain('already answered');
    const refused = await resend(3);
    expect([refused.status, refused.body.code]).toEqual([409, 'person_without_address']);
  });
});

describe('limits', () => {
  const resend = async (campaign_id: number, index: number) => {
    const { id: participant_id } = await participationOf(server, campaign_id, personAt(index));
    const reply = await microSurvey(company.admin, 'resend-micro-survey', { campaign_id, participant_id });
    await sendMessages(server.deps);
    return reply.status === 200 ? 200 : [reply.status, reply.body.code];
  };
  const refused = [429, 'text_messages_used_up'];

  test('SMS-09 R36 of a number are the same in every state, and renewed the next day', async () => {
    const id = await launch();
    await answerAll(server, linkIn(textTo(numbers[0] ?? '')));
    for (const index of [0, 1]) {
      const replies = [];
      for (let time = 0; time < 6; time += 1) replies.push(await resend(id, index));
      expect(replies).toEqual([200, 200, 200, 200, refused, refused]);
      expect(twilio.sent.filter(({ to }) => to === numbers[index])).toHaveLength(5);
    }
    expect(await resend(id, 2)).toBe(200);
    const link = linkIn(textTo(numbers[1] ?? ''));
    expect((await server.visitor().post('/api/v2/survey/open', { code: link, kind: 'm' })).status).toBe(200);
    server.clock.advance(24 * 3_600_000 + 1);
    await signInAgain();
    expect(await resend(id, 0)).toBe(200);
  });

  test('SMS-09 of a number hold over all campaigns and people; the others wait', async () => {
    const shared = await aCompany(server, 7, (index) => ({
      email: null,
      external_id: `S${index}`,
      mobile_number: numbers[0] ?? null,
    }));
    await anOpenCampaign(shared.admin);
    await sendMessages(server.deps);
    expect(twilio.sent).toHaveLength(5);
    server.clock.advance(24 * 3_600_000 + 1);
    await sendMessages(server.deps);
    expect(twilio.sent).toHaveLength(7);
  });

  test('SMS-09 of an account and a day make the rest wait, and new links are refused', async () => {
    const { id: accountId } = company.account;
    await server.database.executeSql(`insert into mail_slots (key, at)
      select 'text_messages:${accountId}', '${start.toISOString()}' from generate_series(1, 9998)`);
    const id = await launch();
    expect(twilio.sent).toHaveLength(2);
    expect(server.letters).toHaveLength(4);
    expect(await resend(id, 0)).toEqual(refused);
    server.clock.set(new Date('2026-11-22T09:00:00.001Z'));
    await sendMessages(server.deps);
    expect(sentTo()).toEqual(numbers);
  });

  test('SMS-09 hold for requests at the same moment', async () => {
    const id = await launch();
    const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => resend(id, 0)));
    expect(replies.filter((reply) => reply === 200)).toHaveLength(4);
  });

  test('SMS-09 reminders leave out people whose invitation still waits', async () => {
    const id = await launch();
    const { id: participationId } = await participationOf(server, id, personAt(0));
    await server.database.executeSql(`update mails set status = 'queued', created_at = '2026-11-30T09:00:00Z',
      params = jsonb_build_object('participation_id', ${participationId})
      where channel = 'sms' and user_id = ${personAt(0).id}`);
    twilio.sent.length = 0;
    server.clock.set(new Date('2026-11-24T10:10:00Z'));
    await signInAgain();
    await remindDueParticipants(server.deps);
    await sendMessages(server.deps);
    expect(sentTo()).toEqual(numbers.slice(1));
    expect((await participationOf(server, id, personAt(0))).reminders_sent).toBe(1);
  });
});
