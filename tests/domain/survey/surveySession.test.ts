import { expect, test } from 'vitest';
import { checkAnswer, emptyRanking } from '../../../domain/survey/optionRanking.ts';
import {
  countLeft,
  endSession,
  leaveIntro,
  nextQuestion,
  nextSupplemental,
  resumeSession,
  type SavedProgress,
  syncSession,
  updateRanking,
} from '../../../domain/survey/surveySession.ts';

const requests = (question_id: number) => ({ question_id, option_ids: ['a', 'b', 'c', 'd'] });
const fresh: SavedProgress = {
  left: [requests(1), requests(2)],
  supplementals: [],
  ending: null,
  started: false,
};
const complete = ['b', 'a', 'd', 'c'];

test('SURV-05 SURV-06 a new visit starts with the intro, followed by the first question', () => {
  const session = resumeSession(fresh);
  expect(session.phase).toBe('intro');
  expect(updateRanking(session, complete)).toBe(session);
  expect(leaveIntro(session)).toMatchObject({ phase: 'question', left: fresh.left });
});

test('SURV-09 SURV-11 VAL-01 next is possible only from the review of a complete ranking', () => {
  const session = leaveIntro(resumeSession(fresh));
  const three = updateRanking(session, ['b', 'a', 'd', null]);
  expect(three.phase).toBe('question');
  expect(nextQuestion(three)).toBe(three);
  const reviewing = updateRanking(three, complete);
  expect(reviewing.phase).toBe('reviewing');
  expect(nextQuestion(reviewing)).toMatchObject({
    phase: 'question',
    left: [requests(2)],
    ranking: emptyRanking,
  });
});

test('SURV-10 clearing returns from the review to the question', () => {
  const reviewing = updateRanking(leaveIntro(resumeSession(fresh)), complete);
  expect(updateRanking(reviewing, emptyRanking).phase).toBe('question');
});

test('SURV-12 an answered question does not return, and another order for it is refused', () => {
  const later = nextQuestion(updateRanking(leaveIntro(resumeSession(fresh)), complete));
  expect(later.left.map(({ question_id }) => question_id)).toEqual([2]);
  expect(leaveIntro(later)).toBe(later);
  expect(() => checkAnswer(requests(1), complete, ['a', 'b', 'c', 'd'])).toThrow(
    expect.objectContaining({ code: 'answer_final' }),
  );
});

test('a first answer is new, a repeated one the same, and an incomplete one invalid', () => {
  expect(checkAnswer(requests(1), null, complete)).toBe('new');
  expect(checkAnswer(requests(1), complete, complete)).toBe('same');
  expect(() => checkAnswer(requests(1), complete, ['b', 'a'])).toThrow(
    expect.objectContaining({ code: 'answer_incomplete' }),
  );
});

test('after the last question the visit saves and ends only when the server confirms', () => {
  const saving = nextQuestion(
    updateRanking(leaveIntro(resumeSession({ ...fresh, left: [requests(1)] })), complete),
  );
  expect(saving.phase).toBe('saving');
  expect(endSession(saving, 'allAnswered')).toMatchObject({ phase: 'ending', ending: 'allAnswered' });
});

test('SURV-15 a started visit resumes at the next question, and an ended one at its end', () => {
  expect(resumeSession({ ...fresh, left: [requests(2)], started: true })).toMatchObject({
    phase: 'question',
    left: [requests(2)],
  });
  expect(
    resumeSession({ left: [], supplementals: [], started: true, ending: 'surveyFinished' }),
  ).toMatchObject({
    phase: 'ending',
    ending: 'surveyFinished',
  });
});

test('updating the state keeps the ranking of a question that is still open and drops others', () => {
  const session = updateRanking(leaveIntro(resumeSession(fresh)), ['b', null, null, null]);
  expect(syncSession(session, { ...fresh, started: true }).ranking).toEqual(['b', null, null, null]);
  expect(syncSession(updateRanking(session, complete), fresh).phase).toBe('reviewing');
  expect(syncSession(session, { ...fresh, left: [requests(2)] })).toMatchObject({
    phase: 'question',
    ranking: emptyRanking,
  });
  expect(syncSession(resumeSession(fresh), fresh).phase).toBe('intro');
});

test('custom questions follow the others, and none returns', () => {
  const last = leaveIntro(resumeSession({ ...fresh, left: [requests(1)], supplementals: [7, 9] }));
  expect(countLeft(last)).toBe(3);
  expect(nextSupplemental(last)).toBe(last);
  const first = nextQuestion(updateRanking(last, complete));
  expect(first).toMatchObject({ phase: 'supplemental', left: [], supplementals: [7, 9] });
  expect(updateRanking(first, complete)).toBe(first);
  const second = nextSupplemental(first);
  expect(second).toMatchObject({ phase: 'supplemental', supplementals: [9] });
  expect(nextSupplemental(second).phase).toBe('saving');
});

test('a visit resumes at the custom question where it stopped', () => {
  const stopped = { left: [], supplementals: [9], ending: null, started: true };
  expect(resumeSession(stopped)).toMatchObject({ phase: 'supplemental', supplementals: [9] });
  const before = resumeSession({ ...stopped, supplementals: [7, 9] });
  expect(syncSession(before, stopped)).toMatchObject({ phase: 'supplemental', supplementals: [9] });
});
