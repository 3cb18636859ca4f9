import { expect, test } from 'vitest';
import { nothingRanked } from '../../../domain/survey/ranking.ts';
import {
  begin,
  catchUp,
  countLeft,
  end,
  judgeAnswer,
  next,
  nextSupplemental,
  rank,
  resume,
  type Stop,
} from '../../../domain/survey/surveySession.ts';

const requests = (question_id: number) => ({ question_id, option_ids: ['a', 'b', 'c', 'd'] });
const fresh: Stop = { left: [requests(1), requests(2)], supplementals: [], ending: null, started: false };
const complete = ['b', 'a', 'd', 'c'];

test('SURV-05 SURV-06 a new session opens with the intro and leaves it for the first question', () => {
  const session = resume(fresh);
  expect(session.phase).toBe('intro');
  expect(rank(session, complete)).toBe(session);
  expect(begin(session)).toMatchObject({ phase: 'question', left: fresh.left });
});

test('SURV-09 SURV-11 VAL-01 next passes only from the review of a complete ranking', () => {
  const session = begin(resume(fresh));
  const three = rank(session, ['b', 'a', 'd', null]);
  expect(three.phase).toBe('question');
  expect(next(three)).toBe(three);
  const reviewing = rank(three, complete);
  expect(reviewing.phase).toBe('reviewing');
  expect(next(reviewing)).toMatchObject({ phase: 'question', left: [requests(2)], ranking: nothingRanked });
});

test('SURV-10 clearing leads back from the review to the question', () => {
  const reviewing = rank(begin(resume(fresh)), complete);
  expect(rank(reviewing, nothingRanked).phase).toBe('question');
});

test('SURV-12 a question left behind is in no later state, and another order for it is refused', () => {
  const later = next(rank(begin(resume(fresh)), complete));
  expect(later.left.map(({ question_id }) => question_id)).toEqual([2]);
  expect(begin(later)).toBe(later);
  expect(() => judgeAnswer(requests(1), complete, ['a', 'b', 'c', 'd'])).toThrow(
    expect.objectContaining({ code: 'answer_final' }),
  );
});

test('the first answer is new, its repetition the same, and an incomplete one never passes', () => {
  expect(judgeAnswer(requests(1), null, complete)).toBe('new');
  expect(judgeAnswer(requests(1), complete, complete)).toBe('same');
  expect(() => judgeAnswer(requests(1), complete, ['b', 'a'])).toThrow(
    expect.objectContaining({ code: 'answer_incomplete' }),
  );
});

test('after the last question the session saves, and ends only when told how', () => {
  const saving = next(rank(begin(resume({ ...fresh, left: [requests(1)] })), complete));
  expect(saving.phase).toBe('saving');
  expect(end(saving, 'allAnswered')).toMatchObject({ phase: 'ending', ending: 'allAnswered' });
});

test('SURV-15 a session that has begun resumes at the next question, an ended one at its end', () => {
  expect(resume({ ...fresh, left: [requests(2)], started: true })).toMatchObject({
    phase: 'question',
    left: [requests(2)],
  });
  expect(resume({ left: [], supplementals: [], started: true, ending: 'surveyFinished' })).toMatchObject({
    phase: 'ending',
    ending: 'surveyFinished',
  });
});

test('catching up keeps the ranking of a question that is still open and drops it otherwise', () => {
  const session = rank(begin(resume(fresh)), ['b', null, null, null]);
  expect(catchUp(session, { ...fresh, started: true }).ranking).toEqual(['b', null, null, null]);
  expect(catchUp(rank(session, complete), fresh).phase).toBe('reviewing');
  expect(catchUp(session, { ...fresh, left: [requests(2)] })).toMatchObject({
    phase: 'question',
    ranking: nothingRanked,
  });
  expect(catchUp(resume(fresh), fresh).phase).toBe('intro');
});

test('the account’s own questions follow the last of the others, and none of them comes back', () => {
  const last = begin(resume({ ...fresh, left: [requests(1)], supplementals: [7, 9] }));
  expect(countLeft(last)).toBe(3);
  expect(nextSupplemental(last)).toBe(last);
  const first = next(rank(last, complete));
  expect(first).toMatchObject({ phase: 'supplemental', left: [], supplementals: [7, 9] });
  expect(rank(first, complete)).toBe(first);
  const second = nextSupplemental(first);
  expect(second).toMatchObject({ phase: 'supplemental', supplementals: [9] });
  expect(nextSupplemental(second).phase).toBe('saving');
});

test('a visit goes on at the own question where it stopped', () => {
  const stopped = { left: [], supplementals: [9], ending: null, started: true };
  expect(resume(stopped)).toMatchObject({ phase: 'supplemental', supplementals: [9] });
  const before = resume({ ...stopped, supplementals: [7, 9] });
  expect(catchUp(before, stopped)).toMatchObject({ phase: 'supplemental', supplementals: [9] });
});
