import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { certificateExpiry } from '../../domain/learning/certificates.ts';
import { drawQuestions } from '../../domain/learning/quiz/drawQuestions.ts';
import { defaultQuizSettings, type Quiz } from '../../domain/learning/quiz/quiz.ts';
import { rightAnswer } from '../../domain/learning/quiz/quizAnswers.ts';
import type { Tx } from '../store/database.ts';
import { addCertificate } from '../store/learning/certificates.ts';
import { putQuizSettings, readQuizVersion, replaceQuizQuestions } from '../store/learning/quizzes.ts';
import type { AttemptAnswers } from '../store/tables/quizzes.ts';
import { questionsOfAttempt } from '../usecases/learning/quiz/presentQuiz.ts';
import { orderHash } from '../usecases/learning/quiz/withQuiz.ts';
import type { CourseKey } from './courseContent.ts';
import { demoQuizzes } from './quizContent.ts';

type Courses = ReadonlyMap<CourseKey, number>;

/** Adds the questions of the quiz lessons of courses. */
export async function addQuizzes(tx: Tx, courses: Courses): Promise<void> {
  for (const [key, courseId] of courses) {
    const questions = demoQuizzes[key];
    const lesson = await findQuiz(tx, courseId);
    if (!questions || !lesson) continue;
    await putQuizSettings(tx, lesson.id, { ...defaultQuizSettings, pass_mark: 70, max_attempts: 5 });
    await replaceQuizQuestions(tx, lesson.id, questions);
  }
}

const findQuiz = (tx: Tx, courseId: number) =>
  tx
    .selectFrom('lessons')
    .select('id')
    .where('course_id', '=', courseId)
    .where('kind', '=', 'quiz')
    .executeTakeFirst();

interface QuizTakers {
  readonly accountId: number;
  readonly now: Date;
  readonly courses: Courses;
}

/** The demo user failed a quiz, passed it, and got the certificate of its course. Others got theirs with their courses. */
export async function addQuizResults(tx: Tx, { accountId, now, courses }: QuizTakers): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'user@demo.example')
    .executeTakeFirst();
  const courseId = courses.get('speaking-up') ?? 0;
  if (user) await addPassedCourse(tx, { accountId, userId: user.id }, { courseId, now });
  await addCertificates(tx, accountId);
  await addScores(tx, accountId);
}

/** Gives the people who completed a quiz a score, which differs from person to person. */
async function addScores(tx: Tx, accountId: number): Promise<void> {
  await sql`update lesson_progress p set score = 70 + (p.user_id * 7 + p.lesson_id) % 31
    from lessons l where l.id = p.lesson_id and l.kind = 'quiz' and p.account_id = ${accountId}::int
      and p.state = 'completed' and p.score is null`.execute(tx);
  await sql`update enrolments e set score = (select avg(p.score) from lesson_progress p where p.enrolment_id = e.id)
    where e.account_id = ${accountId}::int`.execute(tx);
}

interface Learner {
  readonly accountId: number;
  readonly userId: number;
}

async function addPassedCourse(
  tx: Tx,
  { accountId, userId }: Learner,
  { courseId, now }: { readonly courseId: number; readonly now: Date },
): Promise<void> {
  const at = new Date(now.getTime() - 10 * 86_400_000).toISOString();
  const own = { account_id: accountId, user_id: userId };
  await tx.deleteFrom('enrolments').where('user_id', '=', userId).where('course_id', '=', courseId).execute();
  const enrolment = await tx
    .insertInto('enrolments')
    .values({
      ...own,
      course_id: courseId,
      version: 1,
      source: 'self',
      enrolled_at: at,
      started_at: at,
      completed_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lessons = await tx
    .selectFrom('lessons')
    .select(['id', 'kind'])
    .where('course_id', '=', courseId)
    .execute();
  await tx
    .insertInto('lesson_progress')
    .values(
      lessons.map(({ id, kind }) => ({
        ...own,
        enrolment_id: enrolment.id,
        lesson_id: id,
        state: 'completed' as const,
        score: kind === 'quiz' ? 100 : null,
        updated_at: at,
      })),
    )
    .execute();
  const lesson_id = lessons.find(({ kind }) => kind === 'quiz')?.id ?? 0;
  const quiz = await readQuizVersion(tx, { course_id: courseId, version: 1, lesson_id });
  if (quiz) await addAttempts(tx, quiz, { ...own, enrolment_id: enrolment.id, lesson_id, at });
}

interface AttemptsOf {
  readonly account_id: number;
  readonly user_id: number;
  readonly enrolment_id: number;
  readonly lesson_id: number;
  readonly at: string;
}

/** The first attempt has no answers; the second has all right ones. */
async function addAttempts(tx: Tx, quiz: Quiz, { at, ...own }: AttemptsOf): Promise<void> {
  const attempts = [false, true].map((passed, index) => {
    const seed = `demo ${index}`;
    const question_ids = drawQuestions(quiz, { seed, hash: orderHash }).map(({ id }) => id);
    const answers: AttemptAnswers = passed
      ? Object.fromEntries(
          questionsOfAttempt(quiz, { seed, question_ids }).map(({ question, order }) => {
            const { choices, texts } = rightAnswer(question, order);
            return [question.id, { choices, text: texts[0] ?? '' }];
          }),
        )
      : {};
    return {
      ...own,
      number: index + 1,
      seed,
      question_ids,
      answers: JSON.stringify(answers),
      score: passed ? 100 : 0,
      passed,
      started_at: at,
      submitted_at: at,
    };
  });
  await tx.insertInto('quiz_attempts').values(attempts).execute();
}

/** Returns the code of a certificate of the demo, which is the same on every machine. */
export const demoCertificateCode = (index: number): string =>
  createHash('sha256').update(`demo certificate ${index}`).digest('base64url').slice(0, 22);

/** Adds the certificates of completed courses. */
async function addCertificates(tx: Tx, accountId: number): Promise<void> {
  const completed = await tx
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .innerJoin('users', 'users.id', 'enrolments.user_id')
    .select([
      'enrolments.id',
      'enrolments.user_id',
      'enrolments.course_id',
      'enrolments.completed_at',
      'courses.title',
      'courses.certificate_months',
      'users.first_name',
      'users.last_name',
    ])
    .where('enrolments.account_id', '=', accountId)
    .where('courses.certificate', '=', true)
    .where('enrolments.completed_at', 'is not', null)
    .orderBy('enrolments.id')
    .execute();
  for (const [index, one] of completed.entries()) {
    const issued_on = new Date(one.completed_at ?? 0).toISOString().slice(0, 10);
    await addCertificate(
      tx,
      { accountId, userId: one.user_id },
      {
        enrolment_id: one.id,
        course_id: one.course_id,
        code: demoCertificateCode(index),
        person_name: [one.first_name, one.last_name].filter(Boolean).join(' '),
        course_title: one.title,
        issued_on,
        expires_on: certificateExpiry(issued_on, one.certificate_months),
      },
    );
  }
}
