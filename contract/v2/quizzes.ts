import { array, boolean, type InferType, number, object } from 'yup';
import { type QuizQuestionKind, quizLimits, quizQuestionKinds } from '../../domain/learning/quiz/quiz.ts';
import { noMatch } from '../../domain/learning/quiz/quizAnswers.ts';
import { singleLineText, trimmedText } from '../../resources/textSchemas.ts';
import { changeCall, readCall } from '../call.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { editedVersionNumber, id, listOf } from '../sharedShapes.ts';
import {
  anyText,
  numberOrNull,
  requiredFlag,
  requiredNumber,
  requiredNumbers,
  requiredText,
  requiredTexts,
} from '../values.ts';

const kind = () => requiredChoice<QuizQuestionKind>(quizQuestionKinds);
const whole = () => number().typeError('number').integer('wholeNumber').min(1, 'tooSmall');

/** Texts are limited here, and checked in detail by `findQuizProblems` in the browser and on the server. */
const writtenAnswer = object({
  text: singleLineText().max(quizLimits.answer, 'tooLong').defined('required'),
  is_correct: boolean().typeError('yesNo').required('required'),
  match: singleLineText().max(quizLimits.answer, 'tooLong').defined('required'),
});

const writtenQuestion = object({
  kind: kind(),
  text: trimmedText().max(quizLimits.text, 'tooLong').defined('required'),
  explanation: trimmedText().max(quizLimits.explanation, 'tooLong').defined('required'),
  answers: array(writtenAnswer.required('required')).max(quizLimits.answers, 'tooMany').required('required'),
});

const settings = object({
  pass_mark: whole().max(100, 'tooLarge').required('required'),
  max_attempts: whole().max(quizLimits.attempts, 'tooLarge').nullable().default(null),
  questions_drawn: whole().max(quizLimits.questions, 'tooLarge').nullable().default(null),
  shuffle_questions: boolean().typeError('yesNo').required('required'),
  shuffle_options: boolean().typeError('yesNo').required('required'),
});

/** What the authors of courses do with quizzes. */
export const quizAuthorCalls = {
  read: readCall('admin', '/v2/learning/quiz', {
    summary: 'The quiz of a lesson with its right answers, for its authors.',
    body: object({ lesson_id: id() }),
    response: object({
      course_id: id(),
      course: requiredText,
      title: requiredText,
      version: requiredNumber,
      settings,
      questions: listOf(
        object({
          id: id(),
          kind: kind(),
          text: requiredText,
          explanation: anyText,
          answers: listOf(
            object({
              text: requiredText,
              is_correct: requiredFlag,
              match: anyText,
            }),
          ),
        }),
      ),
    }),
  }),
  save: changeCall('admin', '/v2/learning/save_quiz', {
    summary:
      'Saves the settings and questions of a quiz. Learners get them with the next publication of the course.',
    body: object({
      lesson_id: id(),
      version: editedVersionNumber().required('required'),
      settings: settings.required('required'),
      questions: array(writtenQuestion.required('required'))
        .max(quizLimits.questions, 'tooMany')
        .required('required'),
    }),
    response: object({ version: requiredNumber }),
  }),
} as const;

const choices = () =>
  array(
    number()
      .typeError('choice')
      .integer('choice')
      .min(noMatch, 'choice')
      .max(quizLimits.answers, 'choice')
      .required('choice'),
  )
    .max(quizLimits.answers, 'tooMany')
    .required('required');
const givenAnswer = {
  question_id: id(),
  /** Shown positions, from 0: of the selected options, of the items in their order, or of each item's match (-1 for none yet). */
  choices: choices(),
  text: singleLineText().max(quizLimits.typed, 'tooLong').defined('required'),
};
const ownAnswer = object({ choices: requiredNumbers, text: anyText }).nullable().defined();
const shownQuestion = {
  id: id(),
  kind: kind(),
  text: requiredText,
  options: requiredTexts,
  matches: requiredTexts,
  answer: ownAnswer,
};

/** A quiz as its learner sees it. An open attempt contains nothing about right answers. */
const ownQuiz = object({
  pass_mark: requiredNumber,
  max_attempts: numberOrNull,
  question_count: requiredNumber,
  attempts_used: requiredNumber,
  /** Null for any number of attempts. */
  attempts_left: numberOrNull,
  is_passed: requiredFlag,
  attempt: object({ id: id(), number: requiredNumber, questions: listOf(object(shownQuestion)) })
    .nullable()
    .defined(),
  /** The last attempt, if it was submitted. */
  result: object({
    number: requiredNumber,
    /** In percent. */
    score: requiredNumber,
    is_passed: requiredFlag,
    submitted_at: requiredText,
    questions: listOf(
      object({
        ...shownQuestion,
        /** From 0 to 1. */
        credit: requiredNumber,
        explanation: anyText,
        /** Null while another attempt is possible. */
        right: object({ choices: requiredNumbers, texts: requiredTexts }).nullable().defined(),
      }),
    ),
  })
    .nullable()
    .defined(),
});
export type OwnQuiz = InferType<typeof ownQuiz>;

const ofLesson = object({ enrolment_id: id(), lesson_id: id() });
/** Null for a lesson that was published without questions. */
const quizResponse = object({ quiz: ownQuiz.nullable().defined() });

/** What a learner does with the quizzes of their own courses. */
export const ownQuizCalls = {
  read: readCall('user', '/v2/my_learning/quiz', {
    summary: 'A quiz of the caller with the open or the last attempt.',
    body: ofLesson,
    response: quizResponse,
  }),
  start: changeCall('user', '/v2/my_learning/start_quiz', {
    summary:
      'Starts an attempt, or returns the open one. Completes a quiz that was published without questions.',
    body: ofLesson,
    response: quizResponse,
  }),
  saveAnswer: changeCall('user', '/v2/my_learning/save_quiz_answer', {
    summary: 'Saves one answer of the open attempt.',
    body: object({ attempt_id: id(), ...givenAnswer }),
    response: object({}),
  }),
  submit: changeCall('user', '/v2/my_learning/submit_quiz', {
    summary: 'Submits an attempt, which counts once, and returns its result.',
    body: object({
      attempt_id: id(),
      /** The answers of this page; saved ones of other questions count too. */
      answers: array(object(givenAnswer).required('required'))
        .max(quizLimits.questions, 'tooMany')
        .required('required'),
    }),
    response: quizResponse,
  }),
} as const;
