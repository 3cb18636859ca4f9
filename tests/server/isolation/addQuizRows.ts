import type { TestServer } from '../../support/startTestServer.ts';

interface QuizRows {
  readonly accountId: number;
  readonly userId: number;
  readonly enrolmentId: number;
  readonly courseId: number;
  readonly word: string;
}

/** Adds an attempt at a quiz and a certificate to an account. */
export async function addQuizRows(
  { database: { owner }, clock }: TestServer,
  { accountId, userId, enrolmentId, courseId, word }: QuizRows,
) {
  const own = { account_id: accountId, user_id: userId, enrolment_id: enrolmentId };
  const attempt = await owner
    .insertInto('quiz_attempts')
    .values({
      ...own,
      lesson_id: 0,
      number: 1,
      seed: word,
      question_ids: [],
      started_at: clock.now().toISOString(),
      score: null,
      passed: null,
      submitted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const certificate = await owner
    .insertInto('certificates')
    .values({
      ...own,
      course_id: courseId,
      code: `code of ${accountId}`,
      person_name: word,
      course_title: word,
      issued_on: '2026-11-01',
      expires_on: null,
      revoked_on: null,
      revoked_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { quiz_attempt: attempt.id, certificate: certificate.id };
}
