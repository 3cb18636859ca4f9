import type { IsolationCase } from './isolationCases.ts';
import type { OwnedIds } from './ownedIds.ts';

const names = (body: (ids: OwnedIds) => object, status = 404): IsolationCase => ({ body, status });
const ofLearning = (more = {}) =>
  names(({ learning_campaign }) => ({ campaign_id: learning_campaign, ...more }));
const ofLesson = (more: object) =>
  names(({ enrolment }) => ({ enrolment_id: enrolment, lesson_id: 0, ...more }));
const ofAssignment = (more: object) =>
  names(({ learning_assignment }) => ({ assignment_ids: [learning_assignment], ...more }));

/** The calls about courses, quizzes and certificates, sent by a local admin of another account. */
export const learningCases: Readonly<Record<string, IsolationCase>> = {
  'POST /v2/my_learning/overview': 'nothing',
  'POST /v2/my_learning/team': 'nothing',
  'POST /v2/my_learning/catalog': 'nothing',
  'POST /v2/my_learning/recommended': 'nothing',
  'POST /v2/my_learning/read_course': 'nothing',
  'POST /v2/my_learning/start_course': 'nothing',
  'POST /v2/my_learning/open_lesson': ofLesson({}),
  'POST /v2/my_learning/save_video': ofLesson({ position_seconds: 1, duration_seconds: 10, watched: [] }),
  'POST /v2/my_learning/add_time': ofLesson({ seconds: 30 }),
  'POST /v2/my_learning/complete_lesson': ofLesson({}),
  'POST /v2/my_learning/save_note': ofLesson({ note: 'Mine', is_bookmarked: true }),
  'POST /v2/my_learning/notes': 'nothing',
  'POST /v2/my_learning/rate_course': 'nothing',
  'POST /v2/learning/course_rating': 'nothing',
  'POST /v2/my_learning/quiz': ofLesson({ lesson_id: 1 }),
  'POST /v2/my_learning/start_quiz': ofLesson({ lesson_id: 1 }),
  'POST /v2/my_learning/save_quiz_answer': names(({ quiz_attempt }) => ({
    attempt_id: quiz_attempt,
    question_id: 1,
    choices: [],
    text: '',
  })),
  'POST /v2/my_learning/submit_quiz': names(({ quiz_attempt }) => ({
    attempt_id: quiz_attempt,
    answers: [],
  })),
  'POST /v2/my_learning/certificates': 'nothing',
  'POST /v2/my_learning/renew_certificate': names(({ certificate }) => ({ id: certificate })),
  'POST /v2/learning/certificates': 'nothing',
  'POST /v2/learning/revoke_certificate': names(({ certificate }) => ({ id: certificate })),
  'POST /v2/learning_reports/options': 'nothing',
  'POST /v2/learning_reports/completion': 'nothing',
  'POST /v2/learning_reports/lessons': 'nothing',
  'POST /v2/learning_reports/people': 'nothing',
  'POST /v2/learning_reports/changes': names(({ survey_campaign }) => ({
    campaign_id: survey_campaign,
  })),
  'POST /v2/certificates/verify': 'nothing',
  'POST /v2/my_learning/launch_package': names(
    ({ enrolment }) => ({ enrolment_id: enrolment, lesson_id: 1 }),
    501,
  ),
  'POST /v2/my_learning/commit_package': 'nothing',
  'POST /v2/learning/start_upload': 'nothing',
  'POST /v2/learning/finish_upload': 'nothing',
  'POST /v2/learning/read_file': 'nothing',
  'POST /v2/learning/quiz': 'nothing',
  'POST /v2/learning/save_quiz': 'nothing',
  'POST /v2/learning/set_content_status': 'nothing',
  'POST /v2/learning/copy_content': 'nothing',
  'POST /v2/learning/reorder_content': 'nothing',
  'POST /v2/learning/reach': ofLearning(),
  'POST /v2/learning/set_campaign_status': ofLearning({ status: 'closed' }),
  'POST /v2/learning/assign_newcomers': ofLearning(),
  'POST /v2/learning/extend_assignments': ofAssignment({ due_on: '2027-01-01' }),
  'POST /v2/learning/change_assignments': ofAssignment({ state: 'withdrawn' }),
};
