import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../server/environment.ts';
import { createOutboundClient } from '../../../server/integrations/http/outboundClient.ts';
import { openTextMessenger } from '../../../server/integrations/sms/openTextMessenger.ts';
import { readSmsSettings } from '../../../server/integrations/sms/smsSettings.ts';
import type { TextMessageError } from '../../../server/integrations/sms/textMessenger.ts';
import { createTwilioMessenger } from '../../../server/integrations/sms/twilioMessenger.ts';
import { type FakeTwilio, startFakeTwilio, type TwilioResponse } from '../../support/fakeTwilio.ts';

let twilio: FakeTwilio;
beforeAll(async () => {
  twilio = await startFakeTwilio();
});
afterAll(() => twilio.close());
beforeEach(() => {
  twilio.sent.length = 0;
});

const message = { to: '+4915112345678', text: 'Your link: https://cairn.example/metrics/m?code=a&b=ü 100%' };
const client = (options: object = {}) =>
  createOutboundClient({
    allowsPrivateAddresses: true,
    timeoutMs: 200,
    maxResponseBytes: 10_000,
    ...options,
  });
const failure = (send: Promise<void>) =>
  send.then(
    () => null,
    ({ failure, code }: TextMessageError) => [failure, code],
  );

describe('the client of the Messages API', () => {
  test('sends number, text and sender with the credentials of the account', async () => {
    await createTwilioMessenger(client(), twilio.settings).send(message);
    expect(twilio.sent).toEqual([message]);
  });

  test.each<[string, TwilioResponse, string, string]>([
    ['an invalid number', { status: 400, code: 21211 }, 'refused', '21211'],
    ['a person who opted out', { status: 400, code: 21610 }, 'refused', '21610'],
    ['too many requests', { status: 429, code: 20429 }, 'unavailable', '429'],
    ['a failure of the service', { status: 503 }, 'unavailable', '503'],
    ['no response in time', 'silence', 'unavailable', 'timed_out'],
    ['a message that is not accepted', { status: 400, code: 21266 }, 'failed', '21266'],
    ['a blocked account', { status: 403, code: 20403 }, 'misconfigured', '20403'],
    ['a sender that is not permitted', { status: 400, code: 21606 }, 'misconfigured', '21606'],
  ])('tells %s from other failures', async (_, response, kind, code) => {
    twilio.responses.push(response);
    expect(await failure(createTwilioMessenger(client(), twilio.settings).send(message))).toEqual([
      kind,
      code,
    ]);
    expect(twilio.sent).toEqual([]);
  });

  test('never sends to its own number, however that is written in the configuration', async () => {
    const { from } = twilio.settings;
    const before = twilio.requests.count;
    for (const written of [from, `${from.slice(0, 3)} ${from.slice(3, 6)}-${from.slice(6)}`]) {
      const messenger = createTwilioMessenger(client(), { ...twilio.settings, from: written });
      expect(await failure(messenger.send({ ...message, to: from }))).toEqual(['refused', 'sender']);
    }
    expect(twilio.requests.count).toBe(before);
  });

  test('reports wrong credentials without quoting the response', async () => {
    const messenger = createTwilioMessenger(client(), { ...twilio.settings, authToken: 'other' });
    const error: TextMessageError = await messenger.send(message).catch((one) => one);
    expect([error.failure, error.code]).toEqual(['misconfigured', '20003']);
    expect(error.message).not.toContain(message.to);
  });

  test('calls no private address unless it is permitted', async () => {
    const open = (allowsPrivateAddresses: boolean) =>
      openTextMessenger({ ...twilio.settings, allowsPrivateAddresses }).send(message);
    expect(await failure(open(false))).toEqual(['unavailable', 'private_address']);
    expect(await failure(open(true))).toBeNull();
  });
});

describe('the settings of text messages', () => {
  const all = { SMS_ACCOUNT_SID: 'AC1', SMS_AUTH_TOKEN: 't', SMS_FROM: '+15005550006' };

  test('are off without variables, and use the provider’s address unless another is set', () => {
    expect(readSmsSettings({})).toBeNull();
    expect(readSmsSettings(all)).toMatchObject({
      endpoint: 'https://api.twilio.com',
      allowsPrivateAddresses: false,
    });
    expect(
      readEnvironment({ ...all, CAIRN_SECRET: 'x'.repeat(32), SMS_ENDPOINT: 'http://localhost:1/' }).sms,
    ).toMatchObject({ endpoint: 'http://localhost:1' });
  });

  test.each([
    [{ SMS_FROM: '+1' }, 'Set SMS_ACCOUNT_SID, SMS_AUTH_TOKEN together with SMS_FROM.'],
    [{ SMS_PRIVATE: 'on' }, 'Set SMS_ACCOUNT_SID, SMS_AUTH_TOKEN, SMS_FROM together with SMS_PRIVATE.'],
    [{ ...all, SMS_ENDPOINT: 'http://sms.example' }, 'SMS_ENDPOINT must look like'],
    [{ ...all, SMS_ENDPOINT: 'https://a:b@sms.example' }, 'SMS_ENDPOINT must look like'],
  ])('state what to set: %j', (variables, sentence) => {
    expect(() => readSmsSettings(variables)).toThrow(sentence);
  });
});
