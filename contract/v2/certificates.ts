import { type InferType, mixed, object, string } from 'yup';
import { type CertificateStatus, certificateStatuses } from '../../domain/learning/certificates.ts';
import { type PaperFormat, paperFormats } from '../../domain/reports/paperSizes.ts';
import { changeCall, readCall } from '../call.ts';
import { defineFileCall } from '../fileCalls.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { id, listOf, messageResponse, pageNumber } from '../sharedShapes.ts';
import { requiredFlag, requiredNumber, requiredText, textOrNull } from '../values.ts';

const printed = {
  person_name: requiredText,
  course_title: requiredText,
  issued_on: requiredText,
  /** The last valid day; null if it doesn't expire. */
  expires_on: textOrNull,
  revoked_on: textOrNull,
  status: requiredChoice<CertificateStatus>(certificateStatuses),
};

const ownCertificate = object({
  id: id(),
  course_id: id(),
  code: requiredText,
  ...printed,
  /** Whether the course can be taken again for a new certificate. */
  can_renew: requiredFlag,
});
export type OwnCertificate = InferType<typeof ownCertificate>;

const accountCertificate = object({ id: id(), code: requiredText, ...printed });
export type AccountCertificate = InferType<typeof accountCertificate>;

const verifiedCertificate = object({ ...printed, company: requiredText });
export type VerifiedCertificate = InferType<typeof verifiedCertificate>;

/** Certificates of completed courses. */
export const certificateCalls = {
  own: readCall('user', '/v2/my_learning/certificates', {
    summary: 'The certificates of the caller, the newest first.',
    response: object({ certificates: listOf(ownCertificate) }),
  }),
  renew: changeCall('user', '/v2/my_learning/renew_certificate', {
    summary: 'Enrols the caller again in the course of a certificate that expires soon or has expired.',
    body: object({ id: id() }),
    response: object({ course_id: id() }),
  }),
  list: readCall('local_admin', '/v2/learning/certificates', {
    summary: 'A page of the certificates of the account, by name or course, the newest first.',
    body: object({ search: string().trim().max(100, 'tooLong').default(''), page: pageNumber() }),
    response: object({ total: requiredNumber, certificates: listOf(accountCertificate) }),
  }),
  revoke: changeCall('local_admin', '/v2/learning/revoke_certificate', {
    summary: 'Revokes a certificate permanently, which its public page then says.',
    body: object({ id: id() }),
    response: messageResponse,
  }),
  verify: readCall('anyone', '/v2/certificates/verify', {
    summary: 'What a certificate says, for whoever has the code that is printed on it.',
    body: object({ code: string().max(100, 'tooLong').required('required') }),
    response: verifiedCertificate,
  }),
} as const;

export const certificateFiles = {
  certificate: defineFileCall({
    path: '/v2/my_learning/certificate_file',
    needs: 'user',
    summary: 'A certificate of the caller. Not available during emulation.',
    mutates: false,
    contentTypes: ['application/pdf'],
    query: object({
      id: id(),
      paper: mixed<PaperFormat>()
        .oneOf([...paperFormats], 'choice')
        .default('a4'),
    }),
  }),
} as const;
