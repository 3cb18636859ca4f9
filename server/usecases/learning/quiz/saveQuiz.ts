import {
  defaultQuizSettings,
  type QuizQuestion,
  type QuizSettings,
} from '../../../../domain/learning/quiz/quiz.ts';
import { findQuizProblems } from '../../../../domain/learning/quiz/quizProblems.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { recordAudit } from '../../../kernel/recordAudit.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import { scopeWithPlatform } from '../../../kernel/scope.ts';
import {
  findQuizLesson,
  listQuizQuestions,
  lockLesson,
  putQuizSettings,
  readQuizSettings,
  replaceQuizQuestions,
} from '../../../store/learning/quizzes.ts';

/** Returns the quiz of a lesson with its right answers, for its authors. Throws `not_found`. */
export async function readQuizDraft(deps: Deps, caller: Caller, lessonId: number) {
  return deps.database.as(scopeWithPlatform(caller), async (tx) => {
    const { course_id, course, title } = requireFound(await findQuizLesson(tx, lessonId));
    const stored = await readQuizSettings(tx, lessonId);
    const { version, ...settings } = stored ?? { ...defaultQuizSettings, version: 0 };
    return { course_id, course, title, version, settings, questions: await listQuizQuestions(tx, lessonId) };
  });
}

interface QuizDraft {
  readonly lesson_id: number;
  /** The number of saves when it was opened. */
  readonly version: number;
  readonly settings: QuizSettings;
  readonly questions: readonly Omit<QuizQuestion, 'id'>[];
}

/**
 * Saves the quiz of a lesson and returns the number of saves. Learners get it with the next publication of the course. Throws `not_found`,
 * `invalid`, and `conflict` if someone saved it since it was opened.
 */
export async function saveQuiz(deps: Deps, caller: Caller, draft: QuizDraft): Promise<number> {
  const { lesson_id, settings, questions } = draft;
  const problems = findQuizProblems(settings, questions);
  if (problems.length > 0) throw new Refusal('invalid', problems.map(toFieldProblem));
  return deps.database.as(scopeWithPlatform(caller), async (tx) => {
    const lesson = requireFound(await lockLesson(tx, lesson_id));
    if (lesson.kind !== 'quiz') throw new Refusal('not_found');
    const before = await readQuizSettings(tx, lesson_id);
    if ((before?.version ?? 0) !== draft.version) throw new Refusal('conflict');
    const questionsBefore = (await listQuizQuestions(tx, lesson_id)).length;
    const version = await putQuizSettings(tx, lesson_id, settings);
    await replaceQuizQuestions(tx, lesson_id, questions);
    await recordAudit(tx, caller, {
      action: 'update',
      resource: 'lessons',
      id: lesson_id,
      accountId: null,
      before: before && { ...before, questions: questionsBefore },
      after: { ...settings, version, questions: questions.length },
      now: deps.clock.now(),
    });
    return version;
  });
}

const toFieldProblem = ({
  question,
  part,
  problem,
  params,
}: ReturnType<typeof findQuizProblems>[number]) => ({
  field: question === null ? part : `questions[${question}].${part}`,
  problem,
  ...(params ? { params } : {}),
});
