import { mixed, object, string } from 'yup';
import { type SecondFactor, secondFactors } from '../../domain/access/policy/securityPolicy.ts';
import { codePattern } from '../../domain/access/twoFactor/recoveryCodes.ts';
import { singleLineText } from '../../resources/textSchemas.ts';
import { getCall, readCall } from '../call.ts';
import { requiredFlag, requiredNumber, requiredTexts, textOrNull } from '../values.ts';

const password = () => string().max(1000, 'tooLong').required('required');
const kind = () => mixed<SecondFactor>().oneOf(secondFactors, 'choice').required('required');

export const passwordConfirmationRules = object({ password: password() });
export const factorCodeRules = object({
  code: singleLineText().max(40, 'sixDigits').matches(codePattern, 'sixDigits').required('required'),
});
const codes = object({ recovery_codes: requiredTexts });

/** The caller's own second factor. Not available during emulation. */
export const twoFactorCalls = {
  read: getCall('user', '/v2/two_factor', {
    summary: "The person's second factor, and whether one is required.",
    response: object({
      kind: mixed<SecondFactor>().oneOf(secondFactors).nullable().defined(),
      recovery_codes: requiredNumber,
      demanded: requiredFlag,
    }),
  }),
  begin: readCall('user', '/v2/two_factor/begin', {
    summary: 'Starts the setup of an authenticator app or email codes; returns the key for the app.',
    body: object({ kind: kind(), password: password() }),
    response: object({
      secret: textOrNull,
      address: textOrNull,
    }),
  }),
  confirm: readCall('user', '/v2/two_factor/confirm', {
    summary:
      'Activates the second factor with a first code; returns recovery codes, which are shown only once.',
    body: factorCodeRules,
    response: codes,
  }),
  renew: readCall('user', '/v2/two_factor/renew', {
    summary: 'Creates new recovery codes and invalidates the previous ones.',
    body: passwordConfirmationRules,
    response: codes,
  }),
  turnOff: readCall('user', '/v2/two_factor/turn_off', {
    summary: 'Turns the second factor off.',
    body: passwordConfirmationRules,
  }),
} as const;
