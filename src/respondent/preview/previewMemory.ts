import type { PreviewedSurvey } from '../../../contract/v2/surveyPreview.ts';
import type { OpenedSurvey, SavedAnswer } from '../../../dataProviders/survey.ts';
import { addDueSupplementals, planDailySession } from '../../../domain/survey/dailySession.ts';
import { requestsFeedback, surveyEndingOf } from '../../../domain/survey/surveyEndings.ts';
import { medianSecondsPerQuestion, minutesLeft } from '../../../domain/survey/timeLeft.ts';

export const previewScreens = ['intro', 'questions', 'supplementals', 'ending'] as const;
export type PreviewScreen = (typeof previewScreens)[number];

/** The progress of a preview, kept in memory only; the answers themselves aren't kept at all. */
export interface PreviewMemory {
  readonly open: () => OpenedSurvey;
  readonly begin: () => void;
  readonly answerQuestion: (id: number) => SavedAnswer;
  readonly answerSupplemental: (id: number) => SavedAnswer;
  readonly goTo: (screen: PreviewScreen) => void;
  readonly startNextSession: () => void;
}

/** The sessions of a preview count as days. */
const dayOf = (session: number) => String(session);

export function createPreviewMemory(survey: PreviewedSurvey): PreviewMemory {
  const { questions_per_sitting, languages: _languages, ...first } = survey;
  const questionIds = survey.questions.map(({ question_id }) => question_id);
  const supplementalIds = survey.supplementals.map(({ supplemental_id }) => supplemental_id);
  let answers: { readonly question_id: number; readonly on: string }[] = [];
  let supplementals: number[] = [];
  let session = 1;
  let started = false;

  const daily = () =>
    addDueSupplementals(
      planDailySession(questionIds, answers, questions_per_sitting, dayOf(session)),
      supplementalIds,
      supplementals,
    );

  function saved(): SavedAnswer {
    const { remaining, left, supplementals: due } = daily();
    const remainingToday = left.length + due.length;
    const finished = remaining === 0 ? 'now' : 'no';
    const ending = surveyEndingOf({
      kind: survey.kind,
      campaign: 'open',
      remaining,
      remainingToday,
      finished,
    });
    return { answered: answers.length + supplementals.length, remaining, ending };
  }

  return {
    open() {
      const sitting = daily();
      const { answered, ending } = saved();
      const due = sitting.left.length + sitting.supplementals.length;
      return {
        ...first,
        ending,
        started,
        feedback: ending !== null && requestsFeedback(ending) ? 'open' : 'none',
        ...(first.may_decline ? { may_decline: ending === null && answered === 0 } : {}),
        progress: { ...first.progress, answered, minutes_left: minutesLeft(due, medianSecondsPerQuestion) },
        sitting: { answered: sitting.answered, total: sitting.total },
        questions: first.questions.filter(({ question_id }) => sitting.left.includes(question_id)),
        supplementals: first.supplementals.filter(({ supplemental_id }) =>
          sitting.supplementals.includes(supplemental_id),
        ),
      };
    },
    begin: () => {
      started = true;
    },
    answerQuestion(question_id) {
      answers = [...answers, { question_id, on: dayOf(session) }];
      return saved();
    },
    answerSupplemental(id) {
      supplementals = [...supplementals, id];
      return saved();
    },
    goTo(screen) {
      const isAfterQuestions = screen === 'supplementals' || screen === 'ending';
      started = screen !== 'intro';
      session = 1;
      answers = isAfterQuestions
        ? questionIds.map((question_id) => ({ question_id, on: dayOf(session) }))
        : [];
      supplementals = screen === 'ending' ? supplementalIds : [];
    },
    startNextSession: () => {
      session += 1;
    },
  };
}
