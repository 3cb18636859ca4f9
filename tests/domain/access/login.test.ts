import { expect, test } from 'vitest';
import {
  applyLoginFailure,
  applyLoginOutcome,
  clearedSession,
  completeLogin,
  emptySignInForm,
  type LoginResponse,
  markFormSubmitted,
} from '../../../domain/access/login.ts';
import type { Account } from '../../../domain/accounts/account.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { anAccount, aSubscription, aUser } from './people.ts';

function anAnswer(account: Partial<Account> = {}): LoginResponse {
  return {
    currentUser: aUser(),
    currentAccount: anAccount(account),
    currentUserHMAC: 'hmac',
    subscriptions: [aSubscription()],
    needsToConfirm: false,
    confirmWith: null,
  };
}

const toConfirm: LoginResponse = { ...clearedSession, needsToConfirm: true, confirmWith: 'app' };

function completed(answer: LoginResponse, redirectRoute = '') {
  const outcome = completeLogin(answer, redirectRoute);
  if (outcome.kind !== 'complete') throw new Error('not completed');
  return outcome;
}

test('STATE-01 a response either asks for a confirmation or completes the sign-in', () => {
  expect(completeLogin(toConfirm, '').kind).toBe('confirm');
  expect(completeLogin({ ...anAnswer(), needsToConfirm: true }, '').kind).toBe('confirm');
  expect(completeLogin(anAnswer(), '').kind).toBe('complete');
});

test('a response without a user is refused', () => {
  const signedOutResponse: LoginResponse = { ...clearedSession, needsToConfirm: false, confirmWith: null };
  expect(() => completeLogin(signedOutResponse, '')).toThrow(new Refusal('unavailable'));
});

test('STATE-02 the required confirmation is stored', () => {
  const form = applyLoginOutcome(completeLogin(toConfirm, ''));
  expect(form).toEqual({
    submitted: false,
    needsToConfirm: true,
    confirmWith: 'app',
    error: null,
    retryAt: null,
    captchaCount: 0,
  });
  expect(applyLoginOutcome(completeLogin(anAnswer(), '')).needsToConfirm).toBe(false);
});

test('STATE-03 nothing is stored and no redirect happens while a confirmation is required', () => {
  expect(completeLogin(toConfirm, '/teams')).toStrictEqual({ kind: 'confirm', by: 'app' });
});

test('STATE-04 an account without a name uses its company name', () => {
  for (const name of ['', '   ']) {
    expect(completed(anAnswer({ name })).session.currentAccount?.name).toBe('Harbor & Pine Ltd');
  }
  expect(completed(anAnswer()).session.currentAccount?.name).toBe('Harbor & Pine');
});

test('STATE-05 STATE-06 STATE-07 STATE-08 ENT-31 ENT-32 ENT-33 ENT-34 ENT-35 completing stores user, accounts, HMAC and subscriptions', () => {
  expect(completed(anAnswer()).session).toStrictEqual({
    currentUser: aUser(),
    currentAccount: anAccount(),
    ownAccount: anAccount(),
    currentUserHMAC: 'hmac',
    subscriptions: [aSubscription()],
  });
});

test('GUARD-03 STATE-09 the saved path is used once after signing in', () => {
  const outcome = completed(anAnswer(), '/teams/update/4?tab=members');
  expect(outcome.goTo).toBe('/teams/update/4?tab=members');
  expect(outcome.redirectRoute).toBe('');
});

test('STATE-10 without a saved path the user goes to the root', () => {
  expect(completed(anAnswer(), '').goTo).toBe('/');
});

test('a saved path never leads to another site', () => {
  const foreign = ['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'teams'];
  for (const path of foreign) expect(completed(anAnswer(), path).goTo, path).toBe('/');
});

const refused = (error: string) => ({ error, retryAt: null, needsCaptcha: false });

test('STATE-11 STATE-12 after an error the form shows it and can be submitted again', () => {
  const failed = applyLoginFailure(markFormSubmitted(emptySignInForm), refused('Wrong e-mail or password.'));
  expect(failed).toEqual({
    submitted: false,
    needsToConfirm: false,
    confirmWith: null,
    error: 'Wrong e-mail or password.',
    retryAt: null,
    captchaCount: 0,
  });
  expect(markFormSubmitted(failed)).toEqual({
    submitted: true,
    needsToConfirm: false,
    confirmWith: null,
    error: null,
    retryAt: null,
    captchaCount: 0,
  });
});

test('each refusal requests a new captcha once one was required', () => {
  const first = applyLoginFailure(markFormSubmitted(emptySignInForm), {
    ...refused('Are you a robot?'),
    needsCaptcha: true,
  });
  const second = applyLoginFailure(markFormSubmitted(first), refused('Wrong e-mail or password.'));
  expect([emptySignInForm.captchaCount, first.captchaCount, second.captchaCount]).toEqual([0, 1, 2]);
});

test('a wrong code keeps the confirmation step', () => {
  const requests = markFormSubmitted(applyLoginOutcome(completeLogin(toConfirm, '')));
  expect(applyLoginFailure(requests, refused('Wrong code.')).needsToConfirm).toBe(true);
});

test('STATE-15 STATE-16 STATE-17 STATE-18 STATE-19 a cleared session is empty', () => {
  expect(clearedSession).toStrictEqual({
    currentUser: null,
    currentAccount: null,
    ownAccount: null,
    currentUserHMAC: null,
    subscriptions: [],
  });
});
