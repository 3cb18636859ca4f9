import { createHmac } from 'node:crypto';

/** Returns the code of a role's public link, derived so that it can be shown again although only its hash is stored. */
export function roleCode(secret: Buffer, roleId: number, version: number): string {
  return createHmac('sha256', secret).update(`role:${roleId}:${version}`).digest('base64url');
}

/** Returns the id of an applicant's demographic answers; it cannot be linked to the applicant without the secret. */
export function demographicsId(secret: Buffer, applicantId: number): string {
  const bytes = createHmac('sha256', secret).update(`about:${applicantId}`).digest().subarray(0, 16);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
