import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersAbout } from '../../../domain/survey/assessmentKinds.ts';
import { addDueSupplementals, planDailySession } from '../../../domain/survey/dailySession.ts';
import { shuffleBySeed } from '../../../domain/survey/shuffleBySeed.ts';
import {
  requestsFeedback,
  type SurveyEnding,
  type SurveyProgress,
  surveyEndingOf,
  surveyEndings,
} from '../../../domain/survey/surveyEndings.ts';
import {
  estimateSecondsPerQuestion,
  medianSecondsPerQuestion,
  minSecondsPerQuestion,
  minutesLeft,
  surveyMinutes,
} from '../../../domain/survey/timeLeft.ts';
import { withTargetName } from '../../../domain/survey/withTargetName.ts';

const open: SurveyProgress = { kind: 'm', campaign: 'open', remaining: 5, remainingToday: 3, finished: 'no' };
const done = { remaining: 0, remainingToday: 0 } as const;

const progressCases: [string, Partial<SurveyProgress>, SurveyEnding | null][] = [
  ['while questions are left nothing ends', {}, null],
  ['SURV-16 the last answer of a benchmark', { ...done, finished: 'now' }, 'allAnswered'],
  ['SURV-17 a sitting that is used up', { remainingToday: 0 }, 'doneForToday'],
  ['SURV-18 a survey finished earlier', { ...done, finished: 'earlier' }, 'surveyFinished'],
  [
    'SURV-18 a survey finished earlier, now closed',
    { ...done, finished: 'earlier', campaign: 'closed' },
    'surveyFinished',
  ],
  ['SURV-19 a closed campaign', { campaign: 'closed' }, 'campaignClosed'],
  ['SURV-19 a closed campaign between sittings', { campaign: 'closed', remainingToday: 0 }, 'campaignClosed'],
  ['SURV-20 the last answer of a self assessment', { ...done, kind: 's', finished: 'now' }, 'selfThanks'],
  ['SURV-21 the last answer of a rater', { ...done, kind: 'r', finished: 'now' }, 'completed'],
  ['SURV-21 the last answer of an applicant', { ...done, kind: 'h', finished: 'now' }, 'completed'],
  [
    'an answer that arrived with the closing',
    { ...done, finished: 'now', campaign: 'closed' },
    'allAnswered',
  ],
];

test.each(progressCases)('%s', (_, progress, ending) => {
  expect(surveyEndingOf({ ...open, ...progress })).toBe(ending);
});

test('SURV-22 feedback follows only when all questions are answered, with thank-you or completion', () => {
  expect(surveyEndings.filter(requestsFeedback)).toEqual(['allAnswered', 'selfThanks', 'completed']);
});

test('SURV-01 a rater answers about a participant, and everyone else about themselves', () => {
  expect((['r', 'm', 's', 'h'] as const).map(answersAbout)).toEqual(['target', 'self', 'self', 'self']);
});

test('SURV-02 every targetFirstName in a text is replaced, even by unusual names', () => {
  expect(withTargetName('{targetFirstName} and {targetFirstName}', 'Ana')).toBe('Ana and Ana');
  expect(withTargetName('Ask {targetFirstName}.', '$& {targetFirstName}')).toBe('Ask $& {targetFirstName}.');
  expect(withTargetName('Ask {somebody}.', 'Ana')).toBe('Ask {somebody}.');
});

test('SURV-04 CONST-28 a full survey of 48 questions takes 15 to 20 minutes', () => {
  const totalMinutes = minutesLeft(48, medianSecondsPerQuestion);
  expect(surveyMinutes).toEqual({ from: 15, to: 20 });
  expect(totalMinutes).toBeGreaterThanOrEqual(surveyMinutes.from);
  expect(totalMinutes).toBeLessThanOrEqual(surveyMinutes.to);
});

test('the remaining minutes are rounded and at least 1 while a question is left', () => {
  expect(minutesLeft(10, 30)).toBe(5);
  expect(minutesLeft(1, 5)).toBe(1);
  expect(minutesLeft(0, 30)).toBe(0);
});

// (own questions * own median + 5 * 22) / (own questions + 5), with an own median of at least 8.
const paces: [string, number[], number][] = [
  ['without a measured question it is the assumed median', [], 22],
  ['one slow question counts a sixth', [82], 32],
  ['five questions count as much as the assumed median', [60, 50, 3_600, 60, 70], 41],
  ['the median of two is their middle', [40, 10], 160 / 7],
  ['a break at the first question counts at most 88 seconds', [900], 33],
  ['nobody reads a question in less than eight seconds', [1, 1, 1, 1, 1], 15],
  ['after 45 questions the own pace decides', Array<number>(45).fill(62), 58],
];

test.each(paces)('the pace of a respondent: %s', (_, seconds, pace) => {
  expect(estimateSecondsPerQuestion(seconds)).toBeCloseTo(pace, 10);
});

const anyPace = fc.array(fc.double({ min: 0, max: 3_600, noNaN: true }), { maxLength: 60 });

test('at any pace, fewer questions never take longer, and 33 take at least 4 minutes', () => {
  fc.assert(
    fc.property(anyPace, fc.nat(60), (seconds, questions) => {
      const pace = estimateSecondsPerQuestion(seconds);
      expect(pace).toBeGreaterThanOrEqual(minSecondsPerQuestion);
      expect(minutesLeft(questions, pace)).toBeLessThanOrEqual(minutesLeft(questions + 1, pace));
      expect(minutesLeft(33, pace)).toBeGreaterThanOrEqual(4);
    }),
  );
});

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const numbers = Array.from({ length: 48 }, (_, at) => at);

test('the order depends on the seed only', () => {
  const name = (each: number) => each;
  const mine = shuffleBySeed(numbers, name, 'mine', hash);
  expect(shuffleBySeed(numbers.toReversed(), name, 'mine', hash)).toEqual(mine);
  expect(shuffleBySeed(numbers, name, 'yours', hash)).not.toEqual(mine);
  expect(mine.toSorted((one, other) => one - other)).toEqual(numbers);
});

test('every option is first about equally often over many respondents', () => {
  const firsts = [0, 0, 0, 0];
  for (let respondent = 0; respondent < 4000; respondent++) {
    const [first = 0] = shuffleBySeed([0, 1, 2, 3], (each) => each, `seed ${respondent}`, hash);
    firsts[first] = (firsts[first] ?? 0) + 1;
  }
  for (const count of firsts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

const on = (day: string, ...ids: number[]) => ids.map((question_id) => ({ question_id, on: day }));

test('SURV-17 a session asks its share of questions per calendar day', () => {
  const questions = [5, 4, 3, 2, 1];
  expect(planDailySession(questions, [], 2, '2026-11-20')).toEqual({
    left: [5, 4],
    answered: 0,
    total: 2,
    remaining: 5,
  });
  const half = planDailySession(questions, on('2026-11-20', 5), 2, '2026-11-20');
  expect(half).toEqual({ left: [4], answered: 1, total: 2, remaining: 4 });
  const used = planDailySession(questions, on('2026-11-20', 5, 4), 2, '2026-11-20');
  expect(used).toEqual({ left: [], answered: 2, total: 2, remaining: 3 });
  const nextDay = planDailySession(questions, on('2026-11-20', 5, 4), 2, '2026-11-21');
  expect(nextDay).toEqual({ left: [3, 2], answered: 0, total: 2, remaining: 3 });
});

test('more answers than the daily share open no new questions and are not lost', () => {
  const sitting = planDailySession([1, 2, 3, 4], on('2026-11-20', 1, 2, 3), 2, '2026-11-20');
  expect(sitting).toEqual({ left: [], answered: 3, total: 3, remaining: 1 });
});

test('without sessions everything is asked at once, whenever answered', () => {
  const sitting = planDailySession([1, 2, 3], on('2026-11-01', 1), null, '2026-11-20');
  expect(sitting).toEqual({ left: [2, 3], answered: 1, total: 3, remaining: 2 });
});
test('custom questions belong to the session of the last other questions', () => {
  const early = addDueSupplementals(planDailySession([1, 2, 3], [], 2, '2026-11-20'), [7, 9], []);
  expect(early).toMatchObject({ left: [1, 2], supplementals: [], total: 2, remaining: 5 });
  const late = addDueSupplementals(
    planDailySession([1, 2, 3], on('2026-11-19', 1, 2), 2, '2026-11-20'),
    [7, 9],
    [],
  );
  expect(late).toMatchObject({ left: [3], supplementals: [7, 9], answered: 0, total: 3, remaining: 3 });
  const half = addDueSupplementals(
    planDailySession([1], on('2026-11-20', 1), null, '2026-11-20'),
    [7, 9],
    [7],
  );
  expect(half).toMatchObject({ left: [], supplementals: [9], answered: 2, total: 3, remaining: 1 });
});
