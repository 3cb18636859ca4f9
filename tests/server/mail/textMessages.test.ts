import { describe, expect, test } from 'vitest';
import { openTextMessenger } from '../../../server/integrations/sms/openTextMessenger.ts';
import { sendMails, sendTextMessages } from '../../../server/usecases/mail/sendMails.ts';
import { startTestServer } from '../../support/startTestServer.ts';
import {
  aCampaign,
  aCompany,
  anOpenCampaign,
  microSurvey,
  participationOf,
} from '../campaigns/testCampaigns.ts';
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
  stored,
  textTo,
  twilio,
} from './textCompany.ts';

openTextCompany();

describe('invitations', () => {
  test('SMS-01 reach people with a number and without an address, and the others by email', async () => {
    await launch();
    expect(sentTo()).toEqual(numbers);
    expect(server.letters).toHaveLength(4);
    const text = textTo(numbers[0] ?? '') ?? '';
    expect(text).toMatch(/^Harbor & Pine invites you to the survey "Autumn", open until 1 December 2026\./);
    expect(text).toMatch(/^[ -~]+$/);
    const opened = await server.visitor().post('/api/v2/survey/open', { code: linkIn(text), kind: 'm' });
    expect(opened.status).toBe(200);
  });

  test('SMS-02 are counted before the launch, and shown with the participants', async () => {
    const id = await aCampaign(company.admin);
    const check = await company.admin.post('/api/v2/microsurvey/launch_check', { campaign_id: id });
    expect(check.body).toMatchObject({ invited: 8, by_text: 3, by_letter: 1 });
    await microSurvey(company.admin, 'toggle-campaign-status', { campaign_id: id });
    await sendMessages(server.deps);
    const { body } = await company.admin.post('/api/v2/microsurvey/participants', { campaign_id: id });
    const shown = new Map<number, { channel: string | null; status: string }>(
      body.participants.map((one: { user_id: number }) => [one.user_id, one]),
    );
    expect(shown.get(personAt(0).id)).toMatchObject({ channel: 'sms', status: 'delivered' });
    expect(shown.get(personAt(3).id)).toMatchObject({ channel: null, status: 'invited' });
    expect(shown.get(personAt(4).id)).toMatchObject({ channel: 'email', status: 'delivered' });
  });

  test('SMS-03 wait until morning where the person is', async () => {
    await server.database.owner
      .updateTable('users')
      .set({ time_zone: 'Asia/Tokyo' })
      .where('id', '=', personAt(0).id)
      .execute();
    server.clock.set(new Date('2026-11-21T13:00:00Z'));
    await launch();
    expect(sentTo()).toEqual(numbers.slice(1));
    server.clock.set(new Date('2026-11-21T23:59:00Z'));
    await sendMessages(server.deps);
    expect(twilio.sent).toHaveLength(2);
    server.clock.set(new Date('2026-11-22T00:01:00Z'));
    await sendMessages(server.deps);
    expect(sentTo()).toEqual(numbers);
  });

  test('SMS-04 to an invalid number bounce at once; the text is stored nowhere', async () => {
    twilio.numbers.set(numbers[0] ?? '', { status: 400, code: 21211 });
    const id = await launch();
    expect((await participationOf(server, id, personAt(0))).invitation_state).toBe('bounced');
    expect((await participationOf(server, id, personAt(1))).invitation_state).toBe('delivered');
    const failed = (await stored()).filter(({ status }) => status === 'failed');
    expect(failed).toMatchObject([{ to_address: numbers[0], last_error: 'SMS 21211', attempts: 1 }]);
    const platform = await server.signIn(
      await server.aUser({ account: await server.anAccount(), permissions: ['user', 'super_admin'] }),
    );
    const { body } = await platform.post('/api/v2/tasks/outbox', {});
    expect(body.mails).toMatchObject([{ to: numbers[0], subject: 'Text message: Autumn', text: null }]);
    twilio.numbers.clear();
    expect((await platform.post('/api/v2/tasks/retry_mail', { id: failed[0]?.id })).status).toBe(200);
    await sendMessages(server.deps);
    expect(sentTo()).toEqual(numbers);
  });

  test.each([
    ['429', { status: 429, code: 20429 }],
    ['a failure of the service', { status: 503 }],
    ['a time-out', 'silence'],
  ] as const)('SMS-04 are repeated after %s, and the rest of the run waits', async (_, response) => {
    twilio.responses.push(response, response, response);
    const before = twilio.requests.count;
    const id = await launch();
    expect(twilio.requests.count - before).toBe(3);
    expect(twilio.sent).toEqual([]);
    expect(server.letters).toHaveLength(4);
    expect((await participationOf(server, id, personAt(0))).invitation_state).toBe('invited');
    server.clock.advance(61_000);
    await sendMessages(server.deps);
    expect(sentTo()).toEqual(numbers);
    expect((await participationOf(server, id, personAt(0))).invitation_state).toBe('delivered');
  });

  test('SMS-04 that fail for a reason of their own don’t end the run, and are repeated', async () => {
    const large = await aCompany(server, 12, (index) => ({
      email: null,
      external_id: `F${index}`,
      mobile_number: `+49151123457${10 + index}`,
    }));
    for (let index = 0; index < 12; index += 1) {
      twilio.numbers.set(`+49151123457${10 + index}`, { status: 400, code: 21266 });
    }
    await anOpenCampaign(large.admin);
    await launch();
    expect(sentTo()).toEqual(numbers);
    twilio.numbers.clear();
    server.clock.advance(61_000);
    await sendMessages(server.deps);
    expect(twilio.sent).toHaveLength(15);
  });

  test('SMS-08 go to the current number, also when they are repeated, and to no one who has none or an address', async () => {
    const setContacts = (index: number, contacts: { email?: string; mobile_number?: string | null }) =>
      server.database.owner.updateTable('users').set(contacts).where('id', '=', personAt(index).id).execute();
    twilio.numbers.set(numbers[1] ?? '', { status: 400, code: 21211 });
    const [corrected, next] = ['+4915112345680', '+4915112345681'];
    await anOpenCampaign(company.admin);
    await setContacts(0, { mobile_number: corrected });
    await setContacts(2, { mobile_number: null });
    await sendMessages(server.deps);
    expect(sentTo()).toEqual([corrected]);
    await setContacts(1, { mobile_number: next });
    await server.database.executeSql(
      "update mails set status = 'queued', attempts = 0 where status = 'failed'",
    );
    await sendMessages(server.deps);
    expect(sentTo()).toEqual([corrected, next]);
    expect((await stored()).filter(({ status }) => status !== 'sent')).toEqual([]);
  });

  test('SMS-07 never delay emails, and accounts take turns', async () => {
    const many = (index: number) => ({
      email: null,
      external_id: `M${index}`,
      mobile_number: `+49151123457${10 + index}`,
    });
    const large = await aCompany(server, 15, many);
    await anOpenCampaign(large.admin);
    await anOpenCampaign(company.admin);
    await sendMails(server.deps);
    expect([server.letters.length, twilio.sent.length]).toEqual([4, 0]);
    await sendTextMessages(server.deps);
    expect(sentTo()).toHaveLength(18);
    const first = twilio.sent.slice(0, 10).map(({ to }) => to);
    expect(first).toEqual(expect.arrayContaining(numbers));
  });

  test('two servers at once send each message once', async () => {
    await anOpenCampaign(company.admin);
    await Promise.all([sendMessages(server.deps), sendMessages(server.deps)]);
    expect(sentTo()).toEqual(numbers);
  });
});

describe('without a provider', () => {
  test('SMS-06 no text message is queued, and waiting ones end', async () => {
    await anOpenCampaign(company.admin);
    const off = {
      ...server.deps,
      texts: openTextMessenger(null),
      environment: { ...server.environment, sms: null },
    };
    await sendMessages(off);
    expect((await stored()).filter(({ channel }) => channel === 'sms')).toMatchObject(
      numbers.map(() => ({ status: 'failed', last_error: 'SMS off' })),
    );
    const bare = await startTestServer();
    const { admin } = await aCompany(bare, 8, contactsOf);
    const id = await aCampaign(admin);
    const check = await admin.post('/api/v2/microsurvey/launch_check', { campaign_id: id });
    expect(check.body).toMatchObject({ by_text: 0, by_letter: 4 });
    expect((await bare.visitor().get('/api/v2/config')).body.offersTextMessages).toBe(false);
    await microSurvey(admin, 'toggle-campaign-status', { campaign_id: id });
    const { rows } = await bare.database.executeSql('select channel from mails');
    expect(rows).toEqual([1, 2, 3, 4].map(() => ({ channel: 'email' })));
    await bare.close();
  });
});
