import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage, createBrowserStorage } from '../../../dataProviders/browserStorage.ts';
import type { AnswerBody } from '../../../dataProviders/survey.ts';
import {
  createAnswerQueue,
  type QueueListener,
  type QueueState,
} from '../../../src/respondent/answerQueue.ts';
import { newAnswerKey } from '../../../src/respondent/newAnswerKey.ts';
import { sendAnswer } from '../../../src/respondent/sendAnswer.ts';
import { deviceHost } from '../../../src/respondent/surveyHost.ts';
import { createUnsentStore } from '../../../src/respondent/unsentStore.ts';
import { stubFetch } from '../../support/stubFetch.ts';
import { createFakeSurveyServer, type FakeServerState } from './fakeSurveyServer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

function anAnswer(question_id: number, sides = ['north', 'east', 'south', 'west']): AnswerBody {
  return { question_id, ordering: sides.map((side) => `${side}-${question_id}`), answer_key: newAnswerKey() };
}

const inside = { code: 'a-code', kind: 'm', device_key: 'participation-1' } as const;

function aQueue(situation: Partial<FakeServerState> = {}, answerer = createFakeSurveyServer(situation)) {
  stubFetch(answerer.fetch);
  const states: QueueState[] = [];
  const outcomes: Parameters<QueueListener['onOutcome']>[0][] = [];
  const saved: unknown[] = [];
  const store = createUnsentStore('participation-1', browserStorage('local'));
  const queue = createAnswerQueue(store, (answer) => sendAnswer(deviceHost, inside, answer), {
    onChange: (state) => states.push(state),
    onSaved: (reply) => saved.push(reply),
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  return { queue, store, answerer, outcomes, saved, activity: () => states.at(-1)?.activity, states };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('SURV-13 each answer is sent as the respondent proceeds, one at a time and in order', async () => {
  const { queue, answerer, activity, saved } = aQueue();
  for (const question of [2, 1, 3]) queue.add(anAnswer(question));
  await settle();
  expect(answerer.taken).toEqual([2, 1, 3]);
  expect(saved.length).toBe(3);
  expect(activity()).toBe('idle');
  expect(window.localStorage.length).toBe(0);
});

test('an answer whose response was lost is resent and counts once', async () => {
  const { queue, answerer, activity } = aQueue({ road: 'one-way' });
  queue.add(anAnswer(1));
  await settle();
  expect(activity()).toBe('waiting');
  answerer.now.road = 'fine';
  await vi.advanceTimersByTimeAsync(1_000);
  const sent = answerer.bodiesOf('answer');
  expect(sent.length).toBe(2);
  expect(sent[0]?.answer_key).toBe(sent[1]?.answer_key);
  expect(answerer.taken).toEqual([1]);
  expect(activity()).toBe('idle');
});

test.each(['<html>Sign in to the Wi-Fi</html>', '', '{}', 'null', '"ending"', '{"answered":1}'])(
  'an answer with the foreign response %j and status 200 stays on the device and is resent',
  async (replies) => {
    const { queue, store, saved, answerer, activity } = aQueue({ road: { replies } });
    queue.add(anAnswer(1));
    await settle();
    expect([activity(), store.list().length, saved.length]).toEqual(['waiting', 1, 0]);
    answerer.now.road = 'fine';
    await vi.advanceTimersByTimeAsync(1_000);
    expect([activity(), store.list().length, saved.length]).toEqual(['idle', 0, 1]);
    expect(answerer.taken).toEqual([1]);
  },
);

test('without a network answers wait on the device, with growing pauses between attempts', async () => {
  const { queue, store, states, answerer, activity } = aQueue({ road: 'broken' });
  const tries = () => states.filter(({ activity: each }) => each === 'waiting').length;
  queue.add(anAnswer(1));
  await settle();
  expect(tries()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tries()).toBe(2);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(tries()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(tries()).toBe(3);
  expect(store.list().length).toBe(1);
  answerer.now.road = 'fine';
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(answerer.taken).toEqual([1]);
  expect(activity()).toBe('idle');
});

test('an unavailable server is retried when it says so, also for later answers', async () => {
  const { queue, store, answerer, activity } = aQueue({ refusal: 'unavailable', retryAfter: 7 });
  const sent = () => answerer.bodiesOf('answer').length;
  queue.add(anAnswer(1));
  await settle();
  expect([activity(), sent()]).toEqual(['waiting', 1]);
  await vi.advanceTimersByTimeAsync(3_000);
  queue.add(anAnswer(2));
  await vi.advanceTimersByTimeAsync(3_999);
  expect([activity(), sent(), store.list().length]).toEqual(['waiting', 1, 2]);
  answerer.now.refusal = null;
  await vi.advanceTimersByTimeAsync(1);
  expect([activity(), sent(), answerer.taken, store.list().length]).toEqual(['idle', 3, [1, 2], 0]);
});

test('a manual retry sends at once, whatever the server has said', async () => {
  const { queue, answerer } = aQueue({ refusal: 'unavailable', retryAfter: 7 });
  queue.add(anAnswer(1));
  await settle();
  answerer.now.refusal = null;
  queue.send();
  await settle();
  expect(answerer.taken).toEqual([1]);
});

test('answers left by a closed page are sent in order by the next one', async () => {
  const first = aQueue({ road: 'broken' });
  first.queue.add(anAnswer(1));
  first.queue.add(anAnswer(2));
  await settle();
  first.queue.stop();
  first.answerer.now.road = 'fine';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(first.answerer.taken).toEqual([]);
  const second = aQueue({}, first.answerer);
  await settle();
  expect(first.answerer.taken).toEqual([1, 2]);
  expect(second.store.list()).toEqual([]);
});

test('after a 401 the answers stay on the device and are delivered once after signing in', async () => {
  const { queue, store, outcomes, answerer, activity } = aQueue({ refusal: 'signed_out' });
  queue.add(anAnswer(1));
  await settle();
  expect(outcomes).toEqual(['signedOut']);
  expect(store.list().length).toBe(1);
  expect(activity()).toBe('blocked');
  queue.stop();
  answerer.now.refusal = null;
  aQueue({}, answerer);
  await settle();
  expect(answerer.taken).toEqual([1]);
  expect(window.localStorage.length).toBe(0);
});

test('two tabs with the same unsent answer deliver it once', async () => {
  const { queue, answerer } = aQueue({ road: 'one-way' });
  queue.add(anAnswer(1));
  await settle();
  answerer.now.road = 'fine';
  const other = aQueue({}, answerer);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(answerer.taken).toEqual([1]);
  expect(other.store.list()).toEqual([]);
});

test('the first answer to a question counts, and another order is dropped', async () => {
  const { queue, answerer, outcomes, activity } = aQueue();
  answerer.answeredElsewhere(1);
  queue.add(anAnswer(1, ['west', 'north', 'east', 'south']));
  queue.add(anAnswer(2));
  await settle();
  expect(outcomes).toEqual(['firstStands']);
  expect(answerer.rankings.get(1)?.ordering[0]).toBe('north-1');
  expect(answerer.taken).toEqual([1, 2]);
  expect(activity()).toBe('idle');
});

test('a refused answer is reported and does not block the next one', async () => {
  const { queue, answerer, outcomes } = aQueue();
  queue.add(anAnswer(77));
  queue.add(anAnswer(1));
  await settle();
  expect(outcomes).toEqual(['refused']);
  expect(answerer.taken).toEqual([1]);
});

test('an answer refused temporarily is kept until a manual retry', async () => {
  const { queue, answerer, store, activity } = aQueue({ refusal: 'emulating' });
  queue.add(anAnswer(1));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(activity()).toBe('blocked');
  expect(store.list().length).toBe(1);
  expect(answerer.bodiesOf('answer').length).toBe(1);
  answerer.now.refusal = null;
  queue.send();
  await settle();
  expect(answerer.taken).toEqual([1]);
});

test('a closed campaign leaves nothing on the device', async () => {
  const { queue, store } = aQueue({ refusal: 'campaign_closed' });
  queue.add(anAnswer(1));
  await settle();
  expect(store.list()).toEqual([]);
});

test('answers for an unknown link wait for the newest invitation', async () => {
  const { queue, store, answerer, outcomes, activity } = aQueue({ refusal: 'link_unknown' });
  queue.add(anAnswer(1));
  queue.add(anAnswer(2));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([outcomes, activity()]).toEqual([['unknownLink'], 'blocked']);
  expect(answerer.bodiesOf('answer').length).toBe(1);
  queue.stop();
  answerer.now.refusal = null;
  aQueue({}, answerer);
  await settle();
  expect(answerer.taken).toEqual([1, 2]);
  expect(store.list()).toEqual([]);
});

test('answers of one participation are never sent for another on the same device', () => {
  const mine = createUnsentStore('mine', browserStorage('local'));
  mine.add(anAnswer(1));
  expect(createUnsentStore('yours', browserStorage('local')).list()).toEqual([]);
});

test('a browser without storage keeps the answers while the page is open', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {},
  } as unknown as Storage;
  const store = createUnsentStore(
    'mine',
    createBrowserStorage(() => refusing),
  );
  const answer = anAnswer(1);
  store.add(answer);
  expect(store.list()).toEqual([answer]);
  store.remove(answer.answer_key);
  expect(store.list()).toEqual([]);
});
