import { array, boolean, type InferType, mixed, number, object, type Schema } from 'yup';
import { type FailureScope, failureScopes } from '../../domain/access/policy/rateLimits.ts';
import {
  policyLimits,
  type SecondFactor,
  secondFactors,
  type TwoFactorDemand,
  twoFactorDemands,
} from '../../domain/access/policy/securityPolicy.ts';
import { type SignInOutcome, signInOutcomes } from '../../domain/access/policy/signInOutcomes.ts';
import { daySchema } from '../../resources/daySchema.ts';
import { singleLineText } from '../../resources/textSchemas.ts';
import { changeCall, readCall } from '../call.ts';
import { defineFileCall, tableContentTypes, tableFormatSchema } from '../fileCalls.ts';
import { id, listOf, optionalId, uuid } from '../sharedShapes.ts';
import {
  anyText,
  numberOrNull,
  requiredFlag,
  requiredNumber,
  requiredText,
  requiredTexts,
  textOrNull,
} from '../values.ts';

/** Entries per page of these lists. */
export const securityPageSize = 50;
const maxPages = 200;

const page = () => number().integer('wholeNumber').min(1, 'tooSmall').max(maxPages, 'tooLarge').default(1);
const searchWords = () => singleLineText().max(100, 'tooLong').nullable().default(null);
const day = () => daySchema().nullable().default(null);

/** A person in security lists; null for unknown email addresses and erased people. */
const personFields = {
  user_id: numberOrNull,
  name: textOrNull,
  email: textOrNull,
  account: textOrNull,
};

const signInEntry = object({
  ...personFields,
  id: requiredNumber,
  outcome: mixed<SignInOutcome>().oneOf(signInOutcomes).required(),
  device: anyText,
  network: textOrNull,
  at: requiredText,
});
export type SignInEntry = InferType<typeof signInEntry>;

const lockOutEntry = object({
  ...personFields,
  id: requiredText,
  reach: mixed<FailureScope>().oneOf(failureScopes).required(),
  network: textOrNull,
  tries: requiredNumber,
  ends_at: requiredText,
});
export type LockOutEntry = InferType<typeof lockOutEntry>;

const openSession = object({
  ...personFields,
  id: requiredText,
  device: anyText,
  network: textOrNull,
  confirmed: requiredFlag,
  viewed_account: textOrNull,
  created_at: requiredText,
  last_seen_at: requiredText,
  current: requiredFlag,
});
export type OpenSession = InferType<typeof openSession>;

const auditEntry = object({
  ...personFields,
  id: requiredNumber,
  at: requiredText,
  action: requiredText,
  resource: requiredText,
  record_id: textOrNull,
  /** The account that was emulated during the action. */
  as_account: textOrNull,
  /** Old and new value by field. */
  changes: mixed<Record<string, [unknown, unknown]>>().required(),
});
export type AuditEntry = InferType<typeof auditEntry>;

/** A record that audit log entries are about or that their changed fields refer to. */
const namedRecord = object({
  resource: requiredText,
  id: id(),
  name: anyText,
  account_id: optionalId(),
});
export type NamedRecord = InferType<typeof namedRecord>;

const auditFields = {
  q: searchWords(),
  actor_id: optionalId(),
  account_id: optionalId(),
  resource: searchWords(),
  action: searchWords(),
  record_id: searchWords(),
  emulating: boolean().default(false),
  from: day(),
  to: day(),
};
const auditFilter = object(auditFields);
export type AuditQuery = InferType<typeof auditFilter>;

/** A list with its total. The server stops counting above `counted_at_most` and then returns that number plus one. */
const pageOf = <S extends Schema>(entry: S) =>
  object({ entries: array(entry).required(), total: requiredNumber, counted_at_most: requiredNumber });

const boundedInteger = ({ min, max }: { readonly min: number; readonly max: number }) =>
  number()
    .typeError('number')
    .integer('wholeNumber')
    .min(min, 'tooSmall')
    .max(max, 'tooLarge')
    .required('required');

/** The rules of a security policy, for the form and the server. */
export const securityPolicyRules = object({
  min_length: boundedInteger(policyLimits.min_length),
  idle_minutes: boundedInteger(policyLimits.idle_minutes),
  absolute_hours: boundedInteger(policyLimits.absolute_hours),
  two_factor: mixed<TwoFactorDemand>().oneOf(twoFactorDemands, 'choice').required('required'),
});
export type SecurityPolicyDraft = InferType<typeof securityPolicyRules>;

/** Sign-ins, delays, sessions and the audit log of all accounts. */
export const securityCalls = {
  signIns: readCall('super_admin', '/v2/security/sign_ins', {
    summary: 'Sign-in attempts of all accounts, newest first, 50 per page.',
    body: object({
      page: page(),
      q: searchWords(),
      user_id: optionalId(),
      outcome: mixed<SignInOutcome>()
        .nullable()
        .default(null)
        .oneOf([...signInOutcomes, null], 'choice'),
      from: day(),
      to: day(),
    }),
    response: pageOf(signInEntry),
  }),
  lockOuts: readCall('super_admin', '/v2/security/lock_outs', {
    summary: 'Sign-ins that are currently delayed after too many wrong passwords.',
    response: object({ entries: array(lockOutEntry).required() }),
  }),
  release: changeCall('super_admin', '/v2/security/release', {
    summary: 'Ends a delay, so that the next attempt is allowed immediately.',
    body: object({ id: uuid('unknown').required('required') }),
  }),
  sessions: readCall('super_admin', '/v2/security/sessions', {
    summary: 'Active sessions of all accounts, most recently used first, 50 per page.',
    body: object({ page: page(), q: searchWords(), user_id: optionalId() }),
    response: pageOf(openSession),
  }),
  revoke: changeCall('super_admin', '/v2/security/revoke', {
    summary: 'Ends a session of any person.',
    body: object({ id: uuid('unknown').required('required') }),
  }),
  revokeAll: changeCall('super_admin', '/v2/security/revoke_all', {
    summary: 'Ends all sessions of one person except the current one.',
    body: object({ user_id: id() }),
  }),
  audit: readCall('super_admin', '/v2/security/audit', {
    summary:
      'Audit log entries with old and new values, newest first, 50 per page, and the names that the records in them have today. Deleted records and erased people have none.',
    body: object({ ...auditFields, page: page() }),
    response: pageOf(auditEntry).shape({ names: listOf(namedRecord) }),
  }),
  auditWords: readCall('super_admin', '/v2/security/audit_words', {
    summary: 'Filter values of the audit log: records, actions and accounts.',
    response: object({
      resources: requiredTexts,
      actions: requiredTexts,
      accounts: array(object({ id: requiredNumber, name: anyText })).required(),
    }),
  }),
  policies: readCall('super_admin', '/v2/security/policies', {
    summary: 'Password and session policies of the platform and of accounts with stricter ones.',
    response: object({
      platform: securityPolicyRules.required(),
      accounts: array(securityPolicyRules.shape({ account_id: requiredNumber, account: anyText })).required(),
      choices: array(object({ id: requiredNumber, name: anyText })).required(),
    }),
  }),
  savePolicy: changeCall('super_admin', '/v2/security/save_policy', {
    summary: 'Sets the policy of the platform, or of the given account.',
    body: securityPolicyRules.shape({ account_id: optionalId() }),
  }),
  removePolicy: changeCall('super_admin', '/v2/security/remove_policy', {
    summary: "Removes the policy of an account, so that the platform's applies.",
    body: object({ account_id: id() }),
  }),
  person: readCall('super_admin', '/v2/security/person', {
    summary: 'Sign-in details of one person.',
    body: object({ user_id: id() }),
    response: object({
      ...personFields,
      user_id: requiredNumber,
      active: requiredFlag,
      second_factor: mixed<SecondFactor>().oneOf(secondFactors).nullable().defined(),
      demanded: requiredFlag,
      sessions: requiredNumber,
      yourself: requiredFlag,
    }),
  }),
  resetSecondFactor: changeCall('super_admin', '/v2/security/reset_second_factor', {
    summary: 'Removes the second factor of a person who lost access to it, and ends their sessions.',
    body: object({ user_id: id() }),
  }),
} as const;

export const securityFiles = {
  audit: defineFileCall({
    path: '/v2/security/audit/export',
    needs: 'super_admin',
    summary: 'Exports matching audit log entries, one line per changed field.',
    query: auditFilter.shape({ format: tableFormatSchema() }),
    contentTypes: Object.values(tableContentTypes),
    mutates: false,
  }),
} as const;
