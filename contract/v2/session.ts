import { array, type InferType, mixed, number, object, string } from 'yup';
import { accessReasonLength } from '../../domain/access/emulation.ts';
import { isCommonPassword, passwordLength } from '../../domain/access/passwords.ts';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import { lowercaseText, singleLineText, trimmedText } from '../../resources/textSchemas.ts';
import { demographics } from '../../resources/users/demographics.ts';
import { getCall, readCall } from '../call.ts';
import { sessionAccount, sessionEmulation, sessionUser } from '../sessionShapes.ts';
import { id, uuid } from '../sharedShapes.ts';
import { loginResponse } from '../signIn.ts';
import { optionalTimeZone } from '../timeZoneRules.ts';
import { anyText, requiredFlag, requiredText, textOrNull } from '../values.ts';

type Gender = (typeof demographics.gender.choices)[number];
type Race = (typeof demographics.race.choices)[number];
type LocaleAbbr = (typeof supportedLocales)[number];

/** The rules for new passwords: length, and not a common password. There are no composition rules. */
const newPassword = () =>
  string()
    .min(passwordLength.min, 'tooShort')
    .max(passwordLength.max, 'tooLong')
    .test('common', 'commonPassword', (password) => !password || !isCommonPassword(password))
    .required('required');

/** Self-reported demographics; null means "prefer not to say". */
export const demographicsShape = object({
  gender: mixed<Gender>()
    .nullable()
    .defined('required')
    .oneOf([...demographics.gender.choices, null], 'choice'),
  race: mixed<Race>()
    .nullable()
    .defined('required')
    .oneOf([...demographics.race.choices, null], 'choice'),
  birth_year: number()
    .transform((value, original) => (original === '' ? null : value))
    .typeError('number')
    .integer('wholeNumber')
    .min(1920, 'tooSmall')
    .max(2015, 'tooLarge')
    .nullable()
    .defined('required'),
});

/** Profile fields that are not part of the session. */
const ownProfileFields = demographicsShape.shape({ time_zone: textOrNull });
export type OwnProfileFields = InferType<typeof ownProfileFields>;

export const profileRules = demographicsShape.shape({
  time_zone: optionalTimeZone(),
  first_name: singleLineText().max(80, 'tooLong').required('required'),
  last_name: singleLineText().max(80, 'tooLong').required('required'),
  locale_abbr: mixed<LocaleAbbr>().oneOf(supportedLocales, 'choice').required('required'),
});
export const requestResetRules = object({
  email: lowercaseText().max(254, 'tooLong').email('email').required('required'),
});
export const resetPasswordRules = object({
  token: string().max(200, 'tooLong').required('required'),
  password: newPassword(),
});
export const changePasswordRules = object({
  current_password: string().max(1000, 'tooLong').required('required'),
  password: newPassword(),
});

export const changeEmailRules = object({
  email: lowercaseText().max(254, 'tooLong').email('email').required('required'),
  current_password: string().max(1000, 'tooLong').required('required'),
});

/** The reason for accessing another account. */
const viewReasonRules = object({
  account_id: id(),
  reason: trimmedText()
    .min(accessReasonLength.min, 'tooShort')
    .max(accessReasonLength.max, 'tooLong')
    .required('required'),
});

const sessionEntry = object({
  id: requiredText,
  device: anyText,
  created_at: requiredText,
  last_seen_at: requiredText,
  current: requiredFlag,
});
export type DeviceSession = InferType<typeof sessionEntry>;

export const sessionResponse = loginResponse.shape({
  ownAccount: sessionAccount.required(),
  emulation: sessionEmulation.nullable().defined(),
  demo: requiredFlag,
});

export const sessionCalls = {
  current: getCall('user', '/v2/session', {
    summary: 'The signed-in person and the current account.',
    response: sessionResponse,
    beforeReason: true,
  }),
  view: readCall('user', '/v2/session/view', {
    summary:
      'States the reason for accessing another account, which is recorded in the audit log of that account.',
    body: viewReasonRules,
    beforeReason: true,
  }),
  leave: readCall('user', '/v2/session/leave', {
    summary: 'Ends the emulation of another account early.',
    body: object({ account_id: id() }),
    beforeReason: true,
  }),
  requestReset: readCall('anyone', '/v2/session/request_reset', {
    summary:
      'Sends a link for resetting the password; the response is the same whether or not the address is known.',
    body: requestResetRules,
  }),
  resetPassword: readCall('anyone', '/v2/session/reset_password', {
    summary:
      'Sets a new password with the token of the link and signs in, unless a second factor or a new device has to be confirmed; then `login` is null.',
    body: resetPasswordRules,
    response: object({ message: requiredText, login: loginResponse.nullable().default(null) }),
  }),
  changePassword: readCall('user', '/v2/session/change_password', {
    summary: 'Changes the password and signs out all other devices.',
    body: changePasswordRules,
  }),
  changeEmail: readCall('local_admin', '/v2/session/change_email', {
    summary:
      'Changes the email address of the calling administrator, who must give the password. Signs out all other devices and emails the old address.',
    body: changeEmailRules,
  }),
  updateProfile: readCall('user', '/v2/session/update_profile', {
    summary: 'Saves the name, language and optional demographic answers of the signed-in person.',
    body: profileRules,
    response: object({ currentUser: sessionUser.required(), demographics: ownProfileFields.required() }),
  }),
  profile: getCall('user', '/v2/session/profile', {
    summary: 'The demographic answers of the signed-in person.',
    response: ownProfileFields,
  }),
  list: getCall('user', '/v2/session/list', {
    summary: 'Devices on which the person is signed in.',
    response: object({ sessions: array(sessionEntry).required() }),
  }),
  revoke: readCall('user', '/v2/session/revoke', {
    summary: 'Signs one device out.',
    body: object({ id: uuid('unknown').required('required') }),
  }),
  revokeOthers: readCall('user', '/v2/session/revoke_others', { summary: 'Signs all other devices out.' }),
} as const;
