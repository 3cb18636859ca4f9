import type { Generated, JSONColumnType } from 'kysely';
import type { Quiz, QuizAnswer, QuizQuestionKind } from '../../../domain/learning/quiz/quiz.ts';
import type { LearnerAnswer } from '../../../domain/learning/quiz/quizAnswers.ts';

/** The answers of an attempt by the id of their question. */
export type AttemptAnswers = Readonly<Record<string, LearnerAnswer>>;

/** Quizzes of lessons, attempts of learners, and certificates. */
export interface QuizTables {
  quiz_settings: {
    lesson_id: number;
    pass_mark: number;
    max_attempts: number | null;
    questions_drawn: number | null;
    shuffle_questions: boolean;
    shuffle_options: boolean;
    version: Generated<number>;
  };
  quiz_questions: {
    id: Generated<number>;
    lesson_id: number;
    position: number;
    kind: QuizQuestionKind;
    text: string;
    explanation: string;
    answers: JSONColumnType<readonly QuizAnswer[], string, string>;
  };
  /** The quizzes of published versions of courses. */
  quiz_versions: {
    course_id: number;
    version: number;
    lesson_id: number;
    content: JSONColumnType<Quiz, string, never>;
  };
  quiz_attempts: {
    id: Generated<number>;
    account_id: number;
    user_id: number;
    enrolment_id: number;
    lesson_id: number;
    /** From 1, per enrolment and lesson. */
    number: number;
    /** Determines the order of options. */
    seed: string;
    /** The drawn questions in the order they are shown. */
    question_ids: number[];
    answers: JSONColumnType<AttemptAnswers, string | undefined, string>;
    /** In percent; null until the attempt is submitted. */
    score: number | null;
    passed: boolean | null;
    started_at: string;
    submitted_at: string | null;
  };
  certificates: {
    id: Generated<number>;
    account_id: number;
    user_id: number;
    enrolment_id: number;
    course_id: number;
    /** The unguessable part of the public address. */
    code: string;
    /** The name as it was printed. */
    person_name: string;
    course_title: string;
    issued_on: string;
    expires_on: string | null;
    revoked_on: string | null;
    revoked_by: number | null;
    /** Whether the person was notified before it expires. */
    notified_expiry: Generated<boolean>;
  };
}
