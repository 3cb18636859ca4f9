import { describe, expect, test } from 'vitest';
import { type Channel, channelOf } from '../../../domain/campaigns/deliveryChannels.ts';
import { findAddressProblem } from '../../../domain/people/addressRules.ts';
import { isInternationalNumber, normalizeNumber } from '../../../domain/people/mobileNumbers.ts';
import { nextTextMessageTime } from '../../../domain/reminders/textMessageTime.ts';
import { rulesOf } from '../../../resources/kit/rulesOf.ts';
import { users } from '../../../resources/users/users.ts';
import { validate } from '../../../resources/validate.ts';
import { findNumberProblem } from '../../../server/usecases/people/findNumberProblem.ts';

describe('mobile numbers', () => {
  test.each([
    ['+49 1511 234-5678', '+4915112345678', true],
    ['0049 (0)1511/2345678', '+4915112345678', true],
    ['＋44 7911 123456', '+447911123456', true],
    ['01511 2345678', '015112345678', false],
    ['+0 1511 2345678', '+015112345678', false],
    ['+4915112345678901', '+4915112345678901', false],
    ['call me', 'callme', false],
  ])('%s is read as %s', (text, normalized, isInternational) => {
    expect(normalizeNumber(text)).toBe(normalized);
    expect(isInternationalNumber(normalized)).toBe(isInternational);
  });

  test.each([
    ['+4915112345678', null],
    ['+4930123456', 'mobileNumber'],
    ['+447911123456', null],
    ['+12025550123', null],
    ['+99912345678', 'mobileNumber'],
    [null, null],
    [4915112345678, 'mobileNumber'],
    ['+49015112345678', 'mobileNumberPrefix'],
    ['+4407911123456', 'mobileNumberPrefix'],
  ])('%s as a mobile number has the problem %s', (value, problem) => {
    expect(findNumberProblem(value)).toBe(problem);
  });
});

describe('people without an email address', () => {
  const someone = { email: null, external_id: 'E1', permissions: ['user'] } as const;
  test.each([
    [someone, null],
    [{ ...someone, external_id: null }, 'addressOrId'],
    [{ ...someone, permissions: ['user', 'supervisor'] } as const, 'addressNeeded'],
    [{ ...someone, permissions: ['local_admin'] } as const, 'addressNeeded'],
    [{ ...someone, email: 'a@b.example', external_id: null, permissions: ['admin'] } as const, null],
  ])('%j has the problem %s', (person, problem) => {
    expect(findAddressProblem(person)?.problem ?? null).toBe(problem);
  });

  test('are accepted by the rules of the form, which normalize their number', () => {
    const draft = {
      first_name: 'Ada',
      last_name: 'Berg',
      email: '',
      external_id: 'E1',
      permissions: ['user'],
    };
    const read = (more: object) => validate(rulesOf(users), { ...draft, ...more });
    expect(read({ mobile_number: '+49 1511 2345678' })).toMatchObject({
      value: { email: null, mobile_number: '+4915112345678' },
    });
    expect(read({ mobile_number: '123' })).toMatchObject({
      problems: [{ field: 'mobile_number', problem: 'mobileNumber' }],
    });
    expect(read({ external_id: ' ' })).toMatchObject({
      problems: [{ field: 'email', problem: 'addressOrId' }],
    });
    expect(read({ permissions: ['user', 'local_admin'] })).toMatchObject({
      problems: [{ field: 'email', problem: 'addressNeeded' }],
    });
  });

  test.each<[boolean, boolean, readonly Channel[], Channel | null]>([
    [true, true, ['email', 'sms'], 'email'],
    [false, true, ['email', 'sms'], 'sms'],
    [false, true, ['email'], null],
    [false, false, ['email', 'sms'], null],
  ])('address %s, number %s: reached through %j by %s', (has_address, has_number, available, channel) => {
    expect(channelOf({ has_address, has_number }, available)).toBe(channel);
  });
});

describe('the time of text messages', () => {
  test.each([
    ['2026-11-23T09:00:00Z', 'UTC', '2026-11-23T09:00:00Z'],
    ['2026-11-23T19:59:30Z', 'UTC', '2026-11-23T19:59:30Z'],
    ['2026-11-23T20:00:00Z', 'UTC', '2026-11-24T09:00:00Z'],
    ['2026-11-23T23:07:00Z', 'Europe/Amsterdam', '2026-11-24T08:00:00Z'],
    ['2026-11-23T18:00:00Z', 'Asia/Kathmandu', '2026-11-24T03:15:00Z'],
    ['2026-03-28T22:00:00Z', 'Europe/Amsterdam', '2026-03-29T07:00:00Z'],
    ['2026-11-23T08:00:00Z', null, '2026-11-23T09:00:00Z'],
  ])('%s in %s becomes %s', (instant, zone, expected) => {
    expect(nextTextMessageTime(new Date(instant), zone)).toEqual(new Date(expected));
  });
});
