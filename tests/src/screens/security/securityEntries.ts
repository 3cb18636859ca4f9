import type { AuditEntry, LockOutEntry, OpenSession, SignInEntry } from '../../../../contract/v2/security.ts';

export const moment = '2026-11-20T10:00:00Z';
export const uuid = '3f0c1c0e-5b8f-4a49-9f0a-8a4bb8d3f001';
export const grace = { user_id: 7, name: 'Grace Hopper', email: 'grace@people.example', account: 'Harbor' };

export const aSignIn: SignInEntry = {
  ...grace,
  id: 1,
  outcome: 'bad_credentials',
  device: 'Firefox, Windows',
  network: '203.0.113.0/24',
  at: moment,
};
export const aLockOut: LockOutEntry = {
  ...grace,
  id: uuid,
  reach: 'network',
  network: '203.0.113.0/24',
  tries: 10,
  ends_at: moment,
};
export const aSession: OpenSession = {
  ...grace,
  id: uuid,
  device: 'Safari, iPhone',
  network: null,
  confirmed: true,
  viewed_account: null,
  created_at: moment,
  last_seen_at: moment,
  current: false,
};
export const anEntry: AuditEntry = {
  ...grace,
  id: 9,
  at: moment,
  action: 'update',
  resource: 'teams',
  record_id: '4',
  as_account: 'Lumen',
  changes: { name: ['First', 'Second'], leader_id: [null, 7] },
};
