import { useCallback, useEffect, useReducer, useRef } from 'react';
import { HttpError } from '../../dataProviders/errors.ts';
import {
  beginSurvey,
  consentToSurvey,
  declineSurvey,
  type Entry,
  type FeedbackBody,
  type Help,
  type Inside,
  type Opened,
  openSurvey,
  sendFeedback,
} from '../../dataProviders/survey.ts';
import type { EnteredAnswer } from '../../domain/questions/supplementalAnswer.ts';
import { isCompleteRanking, type Ranking } from '../../domain/survey/ranking.ts';
import { longestMeasuredSeconds } from '../../domain/survey/timeLeft.ts';
import { newAnswerKey } from './answerKey.ts';
import { type AnswerQueue, answerQueue } from './answerQueue.ts';
import { verdictOf } from './deliveryOutcome.ts';
import { beforeOpening, type Failure, type Flow, flow, mustReopen } from './flow.ts';
import { readStoredRanking } from './rankingStore.ts';
import { sendAnswer } from './sendAnswer.ts';
import { storeIntendedPath } from './storeIntendedPath.ts';
import { nameOf } from './unsentAnswer.ts';
import { type UnsentStore, unsentStore } from './unsentStore.ts';
import { usePace } from './usePace.ts';
import { useRefreshOnReturn } from './useRefreshOnReturn.ts';
import { useStoredRanking } from './useStoredRanking.ts';

export interface Survey {
  readonly flow: Flow;
  /** The average seconds this respondent needs per question. */
  readonly pace: number;
  /** Resolves to true when the survey has started. */
  readonly begin: (keepCopy: boolean) => Promise<boolean>;
  /** Consents to the notice and requests accommodations. Resolves to true when the server has stored it. */
  readonly consent: (help: Help | null) => Promise<boolean>;
  /** Declines to give feedback. Resolves to true when the server has stored it. */
  readonly decline: (reason: string) => Promise<boolean>;
  readonly rank: (ranking: Ranking) => void;
  readonly next: () => void;
  /** Answers a custom question and continues. */
  readonly supplement: (answer: EnteredAnswer) => void;
  readonly reopen: () => void;
  readonly sendNow: () => void;
  /** Resolves to true when the server has stored it. */
  readonly sendFeedback: (feedback: FeedbackBody) => Promise<boolean>;
}

interface Outbox {
  readonly deviceKey: string;
  readonly store: UnsentStore;
  readonly queue: AnswerQueue;
}

/** The visit of one respondent: opening, answering and sending. `leave` opens another page. */
export function useSurvey(entry: Entry, leave: (path: string) => void): Survey {
  const [held, dispatch] = useReducer(flow, beforeOpening);
  const { pace, lap } = usePace(onScreen(held));
  const outbox = useRef<Outbox | null>(null);
  const opening = useRef(false);
  const onFailureRef = useRef<((failure: unknown) => void) | null>(null);
  /** The number of completed calls that changed the server's state. */
  const arrived = useRef(0);
  useStoredRanking(held);

  const signIn = useCallback(() => {
    storeIntendedPath(`${window.location.pathname}${window.location.search}`);
    leave('/login');
  }, [leave]);

  const fail = useCallback(
    (failure: unknown) => {
      if (verdictOf(failure) === 'signedOut') signIn();
      else dispatch({ type: 'failed', ...failureOf(failure) });
    },
    [signIn],
  );

  const outboxOf = useCallback(
    ({ device_key }: Opened): Outbox | null => {
      if (outbox.current && outbox.current.deviceKey === device_key) return outbox.current;
      outbox.current?.queue.stop();
      outbox.current = null;
      if (device_key === null) return null;
      const store = unsentStore(device_key, () => window.localStorage);
      const queue = answerQueue(store, (answer) => sendAnswer({ ...entry, device_key }, answer), {
        onChange: (state) => dispatch({ type: 'queue', queue: state }),
        onSaved: ({ ending }) => {
          arrived.current += 1;
          dispatch({ type: 'saved', ending });
        },
        onOutcome: (outcome) => {
          arrived.current += 1;
          if (outcome === 'signedOut') signIn();
          else if (outcome === 'unknownLink') dispatch({ type: 'failed', failure: 'unknownLink' });
          else if (outcome === 'campaignClosed') dispatch({ type: 'ended', ending: 'campaignClosed' });
          else if (outcome === 'refused') dispatch({ type: 'refused' });
          else dispatch({ type: 'firstStands' });
        },
      });
      outbox.current = { deviceKey: device_key, store, queue };
      return outbox.current;
    },
    [entry, signIn],
  );

  /**
   * Opens the survey, one request at a time. A response is dropped if another call completed meanwhile, because it may
   * be outdated; an open that was requested meanwhile is repeated.
   */
  const open = useCallback(
    async (whenFailed: (failure: unknown) => void) => {
      onFailureRef.current = whenFailed;
      if (opening.current) return;
      opening.current = true;
      while (onFailureRef.current !== null) {
        const handleFailure = onFailureRef.current;
        const asOf = arrived.current;
        onFailureRef.current = null;
        try {
          const opened = await openSurvey(entry);
          if (asOf !== arrived.current) continue;
          onFailureRef.current = null;
          const unsent = outboxOf(opened)?.store.list() ?? [];
          const { device_key } = opened;
          dispatch({
            type: 'opened',
            opened,
            unsent: unsent.map(nameOf),
            underWay: device_key === null ? null : readStoredRanking(device_key),
          });
        } catch (failure) {
          if (onFailureRef.current === null) handleFailure(failure);
        }
      }
      opening.current = false;
    },
    [entry, outboxOf],
  );

  useEffect(() => {
    void open(fail);
    return () => outbox.current?.queue.stop();
  }, [open, fail]);

  const isStuck = mustReopen(held);
  useEffect(() => {
    if (isStuck) void open(fail);
  }, [isStuck, open, fail]);

  const reopen = useCallback(() => {
    dispatch({ type: 'reopening' });
    void open(fail);
  }, [open, fail]);

  useRefreshOnReturn(held, reopen, () => {
    // A background refresh: its failures are ignored, since the next answer reports them.
    if (opening.current) return;
    void open((failure) => {
      if (verdictOf(failure) === 'signedOut') signIn();
    });
  });

  /** Runs one of the calls before the first question and handles its outcome. */
  async function settle(ask: (inside: Inside) => Promise<unknown>, after: () => void): Promise<boolean> {
    const { opened } = held;
    if (!opened) return false;
    try {
      await ask({ ...entry, device_key: opened.device_key });
      arrived.current += 1;
      after();
      return true;
    } catch (failure) {
      const verdict = verdictOf(failure);
      if (verdict === 'signedOut') signIn();
      else if (verdict === 'campaignClosed') dispatch({ type: 'ended', ending: 'campaignClosed' });
      else if (verdict === 'unknownLink' || failureOf(failure).failure === 'notServed') fail(failure);
      return false;
    }
  }

  function next(): void {
    const { session } = held;
    const question = session?.left[0];
    if (!session || !question || !isCompleteRanking(session.ranking)) return;
    const taken = Math.min(Math.round(lap()), longestMeasuredSeconds);
    outbox.current?.queue.add({
      question_id: question.question_id,
      ordering: [...session.ranking],
      answer_key: newAnswerKey(),
      ...(held.opened?.kind === 'm' ? {} : { seconds: taken }),
    });
    dispatch({ type: 'left' });
  }

  function supplement(answer: EnteredAnswer): void {
    const { session } = held;
    const question = session?.supplementals[0];
    if (session?.phase !== 'supplemental' || question === undefined) return;
    outbox.current?.queue.add({ supplemental_id: question, ...answer, answer_key: newAnswerKey() });
    dispatch({ type: 'left' });
  }

  async function giveFeedback(feedback: FeedbackBody): Promise<boolean> {
    const { opened } = held;
    if (!opened) return false;
    return sendFeedback({ ...entry, device_key: opened.device_key }, feedback).then(
      () => true,
      () => false,
    );
  }

  return {
    flow: held,
    pace,
    begin: (keepCopy) =>
      settle(
        (inside) => beginSurvey(inside, keepCopy),
        () => dispatch({ type: 'began' }),
      ),
    consent: (help) =>
      settle(
        (inside) => consentToSurvey(inside, help),
        () => void open(fail),
      ),
    decline: (reason) =>
      settle(
        (inside) => declineSurvey(inside, reason),
        () => dispatch({ type: 'ended', ending: 'declined' }),
      ),
    rank: (ranking) => dispatch({ type: 'ranked', ranking }),
    next,
    supplement,
    reopen,
    sendNow: () => outbox.current?.queue.send(),
    sendFeedback: giveFeedback,
  };
}

function onScreen({ session }: Flow): number | null {
  const isAsking = session?.phase === 'question' || session?.phase === 'reviewing';
  return (isAsking && session.left[0]?.question_id) || null;
}

/** Refusals that a retry cannot change; the server's text gives the reason. */
const notServed: readonly (string | null)[] = ['account_paused', 'module_off'];

function failureOf(failure: unknown): { readonly failure: Failure; readonly says?: string } {
  if (verdictOf(failure) === 'unknownLink') return { failure: 'unknownLink' };
  if (!(failure instanceof HttpError)) return { failure: navigator.onLine ? 'error' : 'offline' };
  if (notServed.includes(failure.code)) return { failure: 'notServed', says: failure.message };
  return { failure: failure.status === 429 ? 'tooMany' : 'error' };
}
