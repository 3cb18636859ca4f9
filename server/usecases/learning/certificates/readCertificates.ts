import { canRenewCertificate, certificateStatus } from '../../../../domain/learning/certificates.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { recordAudit } from '../../../kernel/recordAudit.ts';
import { accountOf, ownScope, platformScope } from '../../../kernel/scope.ts';
import {
  type Certificate,
  findCertificateByCode,
  hasCertificate,
  listOwnCertificates,
  searchCertificates,
  setCertificateRevoked,
} from '../../../store/learning/certificates.ts';
import { findCompanyName } from '../../../store/mail/findCompanyName.ts';
import { readAccountDay } from '../../accounts/readAccountDay.ts';
import { learnerOf } from '../own/learnerOf.ts';

const present = (certificate: Certificate, today: string) => ({
  ...certificate,
  status: certificateStatus(certificate, today),
});

/** Returns the certificates of the caller, the newest first. Throws `emulating`. */
export async function readOwnCertificates(deps: Deps, caller: Caller) {
  const learner = learnerOf(caller);
  return deps.database.as(ownScope(caller.person), async (tx) => {
    const today = await readAccountDay(deps, tx, learner.accountId);
    const own = await listOwnCertificates(tx, learner);
    return own.map((one, index) => ({
      ...present(one, today),
      // The newest certificate of a course replaces the others.
      can_renew:
        canRenewCertificate(one, today) &&
        own.findIndex(({ course_id, revoked_on }) => course_id === one.course_id && revoked_on === null) ===
          index,
    }));
  });
}

/** Returns what a certificate says to whoever has its code. Throws `link_unknown`. */
export async function verifyCertificate(deps: Deps, code: string) {
  return deps.database.as(platformScope, async (tx) => {
    const certificate = await findCertificateByCode(tx, code);
    if (!certificate) throw new Refusal('link_unknown');
    const { person_name, course_title, issued_on, expires_on, revoked_on, account_id } = certificate;
    return {
      ...{ person_name, course_title, issued_on, expires_on, revoked_on },
      company: await findCompanyName(tx, account_id),
      status: certificateStatus(certificate, await readAccountDay(deps, tx, account_id)),
    };
  });
}

export const certificatePageSize = 25;

/** Returns a page of the certificates of the caller's account. */
export async function readAccountCertificates(
  deps: Deps,
  caller: Caller,
  { search, page }: { readonly search: string; readonly page: number },
) {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const today = await readAccountDay(deps, tx, accountId);
    const slice = { from: (page - 1) * certificatePageSize, size: certificatePageSize };
    const { total, certificates } = await searchCertificates(tx, accountId, { search, ...slice });
    return { total, certificates: certificates.map((one) => present(one, today)) };
  });
}

/** Revokes a certificate, which its public page then says. Revoking it again changes nothing. Throws `not_found`. */
export async function revokeCertificate(deps: Deps, caller: Caller, id: number): Promise<void> {
  const accountId = accountOf(caller);
  await deps.database.as(caller.scope, async (tx) => {
    const on = await readAccountDay(deps, tx, accountId);
    const by = caller.person.user.id;
    if (await setCertificateRevoked(tx, accountId, { id, by, on })) {
      const after = { revoked_on: on };
      const now = deps.clock.now();
      await recordAudit(tx, caller, { action: 'withdraw', resource: 'certificates', id, after, now });
    } else if (!(await hasCertificate(tx, accountId, id))) throw new Refusal('not_found');
  });
}
