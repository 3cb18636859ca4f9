import { createHmac } from 'node:crypto';

/** The code of the public link of a role: derived, so that it can be shown again while only its hash is stored. */
export function roleCode(secret: Buffer, roleId: number, version: number): string {
  return createHmac('sha256', secret).update(`role:${roleId}:${version}`).digest('base64url');
}

/** Under which id an applicant's answers about themselves lie: nobody without the secret finds the way back. */
export function aboutId(secret: Buffer, applicantId: number): string {
  const bytes = createHmac('sha256', secret).update(`about:${applicantId}`).digest().subarray(0, 16);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
