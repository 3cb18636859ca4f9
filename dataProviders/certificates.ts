import { certificateCalls as calls, certificateFiles } from '../contract/v2/certificates.ts';
import { paperFormatOf } from '../domain/reports/paperSizes.ts';
import { callQuery, pageQuery } from './callQuery.ts';
import { callForMessage, callMain, downloadFile } from './http.ts';
import { keysOf } from './queryKeys.ts';

export type { AccountCertificate, OwnCertificate, VerifiedCertificate } from '../contract/v2/certificates.ts';

const key = keysOf('certificates');
export const certificateKeys = (accountId: number) => [key(accountId)];

/** The page size used by the server. */
export const certificatePageSize = 25;

export const ownCertificatesQuery = (accountId: number) => callQuery(key(accountId, 'own'), calls.own, {});

export const accountCertificatesQuery = (accountId: number, search: string, page: number) =>
  pageQuery(key(accountId, 'list', search, page), calls.list, { search, page });

/** What the public page of a certificate shows. */
export const verifiedCertificateQuery = (code: string) =>
  callQuery(['certificate', code], calls.verify, { code });

/** Starts the course of a certificate again and returns the course. */
export const renewCertificate = async (id: number): Promise<number> =>
  (await callMain(calls.renew, { id })).course_id;

export const revokeCertificate = (id: number) => callForMessage(calls.revoke, { id });

/** Returns a certificate in the usual paper size of the reader's region. */
export function downloadCertificate(id: number): Promise<Blob> {
  const query = new URLSearchParams({ id: String(id), paper: paperFormatOf(navigator.language) });
  return downloadFile(`${certificateFiles.certificate.path}?${query}`);
}
