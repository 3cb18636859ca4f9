import { randomBytes } from 'node:crypto';
import { certificateExpiry } from '../../../../domain/learning/certificates.ts';
import type { Tx } from '../../../store/database.ts';
import {
  addCertificate,
  findCertificateRule,
  readPrintedName,
} from '../../../store/learning/certificates.ts';
import type { Learner } from '../../../store/learning/enrolments.ts';

/** 128 random bits can't be guessed, and are short enough to be typed from paper. */
const codeBytes = 16;

interface CompletedCourse {
  readonly enrolmentId: number;
  readonly courseId: number;
  readonly title: string;
  readonly day: string;
}

/** Gives a person the certificate of a course that they completed, if the course has one. Safe to repeat. */
export async function issueCertificate(
  tx: Tx,
  learner: Learner,
  { enrolmentId, courseId, title, day }: CompletedCourse,
): Promise<void> {
  const rule = await findCertificateRule(tx, courseId);
  if (!rule) return;
  await addCertificate(tx, learner, {
    enrolment_id: enrolmentId,
    course_id: courseId,
    code: randomBytes(codeBytes).toString('base64url'),
    person_name: await readPrintedName(tx, learner),
    course_title: title,
    issued_on: day,
    expires_on: certificateExpiry(day, rule.months),
  });
}
