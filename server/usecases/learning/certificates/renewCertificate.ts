import { canRenewCertificate } from '../../../../domain/learning/certificates.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import { ownScope } from '../../../kernel/scope.ts';
import { findOwnCertificate, hasLaterCertificate } from '../../../store/learning/certificates.ts';
import { addEnrolment } from '../../../store/learning/enrolments.ts';
import { lockPublishedCourse } from '../../../store/learning/learningContent.ts';
import { readAccountDay } from '../../accounts/readAccountDay.ts';
import { learnerOf } from '../own/learnerOf.ts';

/**
 * Enrols the caller again in the course of a certificate that expires soon or has expired, in its current version; returns the course. An open
 * enrolment is continued. A certificate that a later one replaces can't be renewed. Throws `not_found`, `emulating`, `certificate_valid` and `content_unpublished`.
 */
export async function renewCertificate(deps: Deps, caller: Caller, id: number): Promise<number> {
  const learner = learnerOf(caller);
  return deps.database.as(ownScope(caller.person), async (tx) => {
    const certificate = requireFound(await findOwnCertificate(tx, learner, id));
    const today = await readAccountDay(deps, tx, learner.accountId);
    if (!canRenewCertificate(certificate, today) || (await hasLaterCertificate(tx, learner, certificate)))
      throw new Refusal('certificate_valid');
    const course = await lockPublishedCourse(tx, certificate.course_id);
    if (!course) throw new Refusal('content_unpublished');
    const at = deps.clock.now().toISOString();
    await addEnrolment(tx, learner, { courseId: course.id, version: course.version, source: 'self' }, at);
    return course.id;
  });
}
