import { boolean, mixed, object, string } from 'yup';
import { looksLikeAddress } from '../../domain/hiring/looksLikeAddress.ts';
import { singleLineText } from '../../resources/textSchemas.ts';
import { demographics } from '../../resources/users/demographics.ts';
import { changeCall, readCall } from '../call.ts';
import { requiredFlag, requiredNumber, requiredText } from '../values.ts';
import type { AssessmentState } from './applicantShapes.ts';

const code = () => string().max(100, 'tooLong').required('required');
const optionalChoice = <T extends string>(choices: readonly T[]) =>
  mixed<T>().oneOf(choices, 'choice').nullable().default(null);

/** A name entered by anyone, which appears in emails. */
const publicName = () =>
  singleLineText()
    .max(100, 'tooLong')
    .test('noAddress', 'addressInName', (name) => !name || !looksLikeAddress(name))
    .required('required');

/** The data a person enters to apply through a public link. The form validates with the same rules. */
export const applicationRules = object({
  first_name: publicName(),
  last_name: publicName(),
  email: singleLineText().email('email').max(254, 'tooLong').required('required'),
  consent: boolean().oneOf([true], 'required').required('required'),
});

export const publicRolePage = object({
  role: object({
    title: requiredText,
    description: string().nullable().default(null),
    company: requiredText,
    closes_on: string().nullable().default(null),
    retention_days: requiredNumber,
    open: requiredFlag,
  }).required(),
  /** The application of the link's owner; null for visitors with the public link. */
  own: object({
    first_name: string().defined().default(''),
    status: mixed<AssessmentState>().required(),
    withdrawn: requiredFlag,
    active: requiredFlag,
  })
    .nullable()
    .default(null),
});

/** Calls without a session, for holders of a link to a role or to an application. */
export const applyingCalls = {
  page: readCall('anyone', '/v2/hiring/page', {
    summary: "Contents of a role's public page, and for applicants the status of their application.",
    body: object({ code: code() }),
    response: publicRolePage,
  }),
  apply: changeCall('anyone', '/v2/hiring/apply', {
    summary:
      "Applies through the public link of a role. The response doesn't reveal whether the address was already used.",
    body: applicationRules.shape({ code: code() }),
  }),
  withdrawOwn: changeCall('anyone', '/v2/hiring/withdraw_own', {
    summary: "Withdraws an application, authorized by the applicant's link.",
    body: object({ code: code() }),
  }),
  about: changeCall('anyone', '/v2/hiring/about', {
    summary:
      "Saves an applicant's demographic answers for the selection rates, separately from the application.",
    body: object({
      code: code(),
      gender: optionalChoice(demographics.gender.choices),
      race: optionalChoice(demographics.race.choices),
    }),
  }),
} as const;
