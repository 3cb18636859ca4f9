import { expect, test } from 'vitest';
import {
  presentAccount,
  presentLogin,
  presentSubscription,
  presentUser,
} from '../../../domain/access/presentLogin.ts';
import { anAccount, aSubscription, aUser } from './people.ts';

const secrets = { password_hash: 'x', totp_secret: 'y', deleted_at: null };
const userRow = { ...aUser({ program_ids: [1, 4] }), ...secrets };
const accountRow = {
  ...anAccount({ meta_data: [Object.assign({ enable_search: true }, { billing: 'z' })] }),
  ...secrets,
  status: 'active',
};
const subscriptionRow = { ...aSubscription(), ...secrets, id: 3 };

test('ENT-01 ENT-02 ENT-03 ENT-04 ENT-05 ENT-06 ENT-07 ENT-08 ENT-09 a user has exactly these fields', () => {
  expect(presentUser(userRow)).toStrictEqual({
    id: 7,
    first_name: 'Ada',
    last_name: 'Stone',
    email: 'ada@demo.example',
    type: null,
    permissions: ['user'],
    program_ids: [1, 4],
    has_delegated_accounts: false,
    locale_abbr: 'en',
  });
});

test('ENT-10 ENT-11 ENT-12 ENT-13 ENT-14 ENT-15 ENT-16 an account has exactly these fields', () => {
  expect(presentAccount(accountRow)).toStrictEqual({
    id: 1,
    name: 'Harbor & Pine',
    company_name: 'Harbor & Pine Ltd',
    contract_date: '2024-03-01',
    schema_name: 'harbor_pine',
    modules: [1, 3],
    meta_data: [{ enable_search: true }],
  });
});

test('ENT-17 ENT-18 ENT-19 ENT-20 a subscription has exactly these fields', () => {
  expect(presentSubscription(subscriptionRow)).toStrictEqual({
    date_subscription_end: '2027-01-01',
    processor_userid: 'cus_1',
    workflow_ids: '2,4',
    user_id: 7,
  });
});

test('ENT-21 ENT-22 ENT-23 ENT-24 ENT-25 a completed sign-in returns these five values', () => {
  const answer = presentLogin({
    needsToConfirm: false,
    user: userRow,
    account: accountRow,
    userHMAC: 'hmac',
    subscriptions: [subscriptionRow],
  });
  expect(answer).toStrictEqual({
    currentUser: presentUser(userRow),
    currentAccount: presentAccount(accountRow),
    currentUserHMAC: 'hmac',
    subscriptions: [presentSubscription(subscriptionRow)],
    needsToConfirm: false,
    confirmWith: null,
  });
});

test('ENT-25 a sign-in that needs a confirmation returns no personal data', () => {
  expect(presentLogin({ needsToConfirm: true, confirmWith: 'app' })).toStrictEqual({
    currentUser: null,
    currentAccount: null,
    currentUserHMAC: null,
    subscriptions: [],
    needsToConfirm: true,
    confirmWith: 'app',
  });
});
