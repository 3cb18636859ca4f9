import type { AnyObjectSchema } from 'yup';
import { surveyCalls } from '../../../contract/v2/survey.ts';
import type { OpenedSurvey, SupplementalQuestion, SurveyQuestion } from '../../../dataProviders/survey.ts';
import type { SupplementalAnswerValues } from '../../../domain/questions/supplementalAnswer.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { RefusalCode } from '../../../domain/refusalCodes.ts';
import type { AssessmentKind } from '../../../domain/survey/assessmentKinds.ts';
import { addDueSupplementals, planDailySession } from '../../../domain/survey/dailySession.ts';
import { checkAnswer } from '../../../domain/survey/optionRanking.ts';
import { type SurveyEnding, surveyEndingOf } from '../../../domain/survey/surveyEndings.ts';
import { medianSecondsPerQuestion, minutesLeft } from '../../../domain/survey/timeLeft.ts';
import { errors } from '../../../locales/en/errors.ts';
import { statusOfRefusal } from '../../../server/kernel/statusOfRefusal.ts';

const today = '2026-11-20';

export interface FakeServerState {
  questions: readonly SurveyQuestion[];
  supplementals: readonly SupplementalQuestion[];
  perSitting: number | null;
  campaign: 'open' | 'closed';
  /** Network faults: none, a lost call, a lost response, or a foreign response. */
  road: 'fine' | 'broken' | 'one-way' | { readonly replies: string };
  /** Refuses every call with this code. */
  refusal: RefusalCode | null;
  /** Seconds after which a refused call can be retried. */
  retryAfter: number | null;
  nothingOpen: boolean;
  opened: Partial<OpenedSurvey>;
}

export function someQuestions(count: number): readonly SurveyQuestion[] {
  return Array.from({ length: count }, (_, at) => ({
    question_id: at + 1,
    lang: 'en',
    text: `What happens in situation ${at + 1}?`,
    options: ['north', 'east', 'south', 'west'].map((side) => ({
      option_id: `${side}-${at + 1}`,
      text: `They go ${side} in situation ${at + 1}`,
    })),
  }));
}

/** The server side of the survey calls in memory, with the shared rules; replaces only `fetch`. */
export function createFakeSurveyServer(situation: Partial<FakeServerState> = {}) {
  const now: FakeServerState = {
    questions: someQuestions(3),
    supplementals: [],
    perSitting: null,
    campaign: 'open',
    road: 'fine',
    refusal: null,
    retryAfter: null,
    nothingOpen: false,
    opened: {},
    ...situation,
  };
  const rankings = new Map<number, { ordering: readonly string[]; on: string }>();
  const answers = new Map<number, SupplementalAnswerValues>();
  const taken: number[] = [];
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  let started = now.opened.started ?? false;
  let finished: 'now' | 'earlier' | 'no' = 'no';

  const kind = (): AssessmentKind => now.opened.kind ?? 'm';
  const sitting = () =>
    addDueSupplementals(
      planDailySession(
        now.questions.map(({ question_id }) => question_id),
        [...rankings].map(([question_id, { on }]) => ({ question_id, on })),
        now.perSitting,
        today,
      ),
      now.supplementals.map(({ supplemental_id }) => supplemental_id),
      [...answers.keys()],
    );
  const ending = (): SurveyEnding | null => {
    if (now.nothingOpen) return 'nothingOpen';
    const { remaining, left, supplementals } = sitting();
    return surveyEndingOf({
      kind: kind(),
      campaign: now.campaign,
      remaining,
      remainingToday: left.length + supplementals.length,
      finished,
    });
  };

  function open(): OpenedSurvey {
    if (finished === 'now') finished = 'earlier';
    const { left, supplementals, answered, total, remaining } = sitting();
    return {
      device_key: 'participation-1',
      ending: ending(),
      kind: kind(),
      campaign: {
        name: 'Autumn benchmark',
        company: 'Harbor & Pine',
        closes_on: '2026-12-04',
        message: null,
      },
      target_first_name: 'Mara',
      receipt: {
        k: 5,
        cuts: ['overall', 'team'],
        kept_until: '2027-01-03',
        certificate: null,
        own_copy_possible: true,
      },
      progress: {
        answered: now.questions.length - remaining,
        total: now.questions.length,
        minutes_left: minutesLeft(left.length, medianSecondsPerQuestion),
      },
      sitting: { answered, total },
      supplementals: now.supplementals.filter(({ supplemental_id }) =>
        supplementals.includes(supplemental_id),
      ),
      questions: now.questions.filter(({ question_id }) => left.includes(question_id)),
      feedback: 'open',
      signed_in: false,
      locale: 'en',
      ...now.opened,
      started,
    };
  }

  function answer({ question_id, ordering }: { question_id: number; ordering: string[] }) {
    const question = now.questions.find((each) => each.question_id === question_id);
    if (!question) throw new Refusal('answer_unknown_question');
    const requests = { question_id, option_ids: question.options.map(({ option_id }) => option_id) };
    const storedOrdering = rankings.get(question_id)?.ordering ?? null;
    if (now.campaign === 'closed') throw new Refusal('campaign_closed');
    if (checkAnswer(requests, storedOrdering, ordering) === 'new') {
      rankings.set(question_id, { ordering, on: today });
      taken.push(question_id);
    }
    const { remaining, left } = sitting();
    if (remaining === 0) finished = 'now';
    return { answered: rankings.size, remaining: left.length, ending: ending() };
  }

  function supplement({
    supplemental_id,
    rating,
    choice,
    text,
    choices,
  }: SupplementalAnswerValues & { supplemental_id: number }) {
    if (!now.supplementals.some((requests) => requests.supplemental_id === supplemental_id)) {
      throw new Refusal('answer_unknown_question');
    }
    if (!answers.has(supplemental_id)) {
      answers.set(supplemental_id, { rating, choice, text, ...(choices && { choices }) });
    }
    const { remaining } = sitting();
    if (remaining === 0) finished = 'now';
    return { answered: rankings.size + answers.size, remaining, ending: ending() };
  }

  function handle(path: string, body: never): unknown {
    if (now.refusal) throw new Refusal(now.refusal);
    if (path === surveyCalls.open.path) return checked(surveyCalls.open, body, open);
    if (path === surveyCalls.begin.path) {
      return checked(surveyCalls.begin, body, () => {
        started = true;
        return { started };
      });
    }
    if (path === surveyCalls.answer.path) return checked(surveyCalls.answer, body, answer);
    if (path === surveyCalls.supplemental.path) return checked(surveyCalls.supplemental, body, supplement);
    if (path === surveyCalls.consent.path) {
      return checked(surveyCalls.consent, body, () => {
        now.opened = {
          ...now.opened,
          applying: { consented: true, accommodation_asked: true, languages: ['en', 'de'] },
        };
        return { consented: true };
      });
    }
    if (path === surveyCalls.decline.path)
      return checked(surveyCalls.decline, body, () => ({ ending: 'declined' }));
    if (path === surveyCalls.feedback.path)
      return checked(surveyCalls.feedback, body, () => ({ ending: ending() }));
    throw new Refusal('not_found');
  }

  /** The server's response: a status and a body. */
  function say(path: string, text: string): { status: number; body: unknown } {
    const body = JSON.parse(text);
    calls.push({ path, body });
    try {
      return { status: 200, body: handle(path, body as never) };
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      const { code, problems } = refusal;
      return { status: statusOfRefusal(code), body: { message: errors[code], code, problems } };
    }
  }

  const fetch = async (input: string, init: RequestInit): Promise<Response> => {
    if (now.road === 'broken') throw new TypeError('Failed to fetch');
    if (typeof now.road === 'object')
      return new Response(now.road.replies, { status: 200, headers: { 'content-type': 'text/html' } });
    const { status, body } = say(input.replace(/^\/api/, ''), String(init.body));
    if (now.road === 'one-way') throw new TypeError('Failed to fetch');
    const isHeld = status !== 200 && now.retryAfter !== null;
    const headers = isHeld ? { 'retry-after': String(now.retryAfter) } : undefined;
    return new Response(JSON.stringify(body), { status, headers });
  };

  return {
    now,
    rankings,
    /** The answers to custom questions. */
    answers,
    /** The questions in the order of their first accepted answers. */
    taken,
    calls,
    say,
    fetch,
    bodiesOf: (call: keyof typeof surveyCalls) =>
      calls.filter(({ path }) => path === surveyCalls[call].path).map(({ body }) => body),
    /** Stores an answer from another device. */
    answeredElsewhere: (question_id: number) => {
      const question = now.questions.find((each) => each.question_id === question_id);
      answer({ question_id, ordering: (question?.options ?? []).map(({ option_id }) => option_id) });
    },
  };
}

/** Passes body and response through the contract, like the server. */
function checked<Body>(
  call: { readonly body: AnyObjectSchema; readonly response: AnyObjectSchema },
  body: Body,
  use: (body: Body) => unknown,
): unknown {
  if (!call.body.isValidSync(body, { strict: true })) throw new Refusal('invalid');
  return call.response.validateSync(use(body), { stripUnknown: true, strict: false });
}
