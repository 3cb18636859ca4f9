import { useCallback, useEffect, useReducer, useRef } from 'react';
import { HttpError } from '../../dataProviders/errors.ts';
import type {
  AccommodationRequest,
  FeedbackBody,
  OpenedEntry,
  OpenedSurvey,
  SurveyEntry,
} from '../../dataProviders/survey.ts';
import type { SupplementalAnswerValues } from '../../domain/questions/supplementalAnswer.ts';
import { isCompleteRanking, type OptionRanking } from '../../domain/survey/optionRanking.ts';
import { maxMeasuredSeconds } from '../../domain/survey/timeLeft.ts';
import { type AnswerQueue, createAnswerQueue } from './answerQueue.ts';
import { deliveryOutcomeOf } from './deliveryOutcome.ts';
import { newAnswerKey } from './newAnswerKey.ts';
import {
  initialRespondentState,
  needsReopening,
  type OpeningFailure,
  type RespondentState,
  respondentReducer,
} from './respondentReducer.ts';
import { sendAnswer } from './sendAnswer.ts';
import { storeIntendedPath } from './storeIntendedPath.ts';
import type { SurveyHost } from './surveyHost.ts';
import { questionNameOf } from './unsentAnswer.ts';
import type { UnsentStore } from './unsentStore.ts';
import { usePace } from './usePace.ts';
import { useRefreshOnReturn } from './useRefreshOnReturn.ts';
import { useStoreRanking } from './useStoreRanking.ts';

export interface Survey {
  readonly state: RespondentState;
  /** The average seconds this respondent needs per question. */
  readonly secondsPerQuestion: number;
  /** Resolves to true when the survey has started. */
  readonly begin: (keepCopy: boolean) => Promise<boolean>;
  /** Consents to the notice and requests accommodations. Resolves to true when the server has stored it. */
  readonly consent: (help: AccommodationRequest | null) => Promise<boolean>;
  /** Declines to give feedback. Resolves to true when the server has stored it. */
  readonly decline: (reason: string) => Promise<boolean>;
  readonly rank: (ranking: OptionRanking) => void;
  readonly next: () => void;
  /** Answers a custom question and continues. */
  readonly answerSupplemental: (answer: SupplementalAnswerValues) => void;
  readonly reopen: () => void;
  readonly sendNow: () => void;
  /** Resolves to true when the server has stored it. */
  readonly sendFeedback: (feedback: FeedbackBody) => Promise<boolean>;
}

interface Outbox {
  readonly deviceKey: string | null;
  readonly store: UnsentStore;
  readonly queue: AnswerQueue;
}

/** The visit of one respondent: opening, answering and sending. `leave` opens another page. */
export function useSurvey(entry: SurveyEntry, leave: (path: string) => void, host: SurveyHost): Survey {
  const [respondentState, dispatch] = useReducer(respondentReducer, initialRespondentState);
  const { pace, lap } = usePace(currentQuestionId(respondentState));
  const outbox = useRef<Outbox | null>(null);
  const isOpening = useRef(false);
  const onFailureRef = useRef<((failure: unknown) => void) | null>(null);
  /** The number of completed calls that changed the server's state. */
  const completedCalls = useRef(0);
  useStoreRanking(respondentState, host);

  const signIn = useCallback(() => {
    storeIntendedPath(`${window.location.pathname}${window.location.search}`);
    leave('/login');
  }, [leave]);

  const fail = useCallback(
    (failure: unknown) => {
      if (deliveryOutcomeOf(failure) === 'signedOut') signIn();
      else dispatch({ type: 'failed', ...failureOf(failure) });
    },
    [signIn],
  );

  const outboxOf = useCallback(
    ({ device_key }: OpenedSurvey): Outbox | null => {
      if (outbox.current && outbox.current.deviceKey === device_key) return outbox.current;
      outbox.current?.queue.stop();
      outbox.current = null;
      const store = host.openUnsentStore(device_key);
      if (store === null) return null;
      const queue = createAnswerQueue(store, (answer) => sendAnswer(host, { ...entry, device_key }, answer), {
        onChange: (state) => dispatch({ type: 'queue', queue: state }),
        onSaved: ({ ending }) => {
          completedCalls.current += 1;
          dispatch({ type: 'saved', ending });
        },
        onOutcome: (outcome) => {
          completedCalls.current += 1;
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
    [entry, host, signIn],
  );

  /**
   * Opens the survey, one request at a time. If another call completed in the meantime, the response is dropped, because it may be
   * outdated. If opening was requested again in the meantime, it is repeated.
   */
  const open = useCallback(
    async (whenFailed: (failure: unknown) => void) => {
      onFailureRef.current = whenFailed;
      if (isOpening.current) return;
      isOpening.current = true;
      while (onFailureRef.current !== null) {
        const handleFailure = onFailureRef.current;
        const callsBefore = completedCalls.current;
        onFailureRef.current = null;
        try {
          const opened = await host.openSurvey(entry);
          if (callsBefore !== completedCalls.current) continue;
          onFailureRef.current = null;
          const unsent = outboxOf(opened)?.store.list() ?? [];
          const { device_key } = opened;
          dispatch({
            type: 'opened',
            opened,
            unsent: unsent.map(questionNameOf),
            storedRanking: device_key === null ? null : host.readRanking(device_key),
          });
        } catch (failure) {
          if (onFailureRef.current === null) handleFailure(failure);
        }
      }
      isOpening.current = false;
    },
    [entry, host, outboxOf],
  );

  useEffect(() => {
    void open(fail);
    return () => outbox.current?.queue.stop();
  }, [open, fail]);

  const isStuck = needsReopening(respondentState);
  useEffect(() => {
    if (isStuck) void open(fail);
  }, [isStuck, open, fail]);

  const reopen = useCallback(() => {
    dispatch({ type: 'reopening' });
    void open(fail);
  }, [open, fail]);

  useRefreshOnReturn(respondentState, reopen, () => {
    // A background refresh: its failures are ignored, since the next answer reports them.
    if (isOpening.current) return;
    void open((failure) => {
      if (deliveryOutcomeOf(failure) === 'signedOut') signIn();
    });
  });

  /** Runs one of the calls before the first question and handles its outcome. */
  async function runStartCall(
    call: (inside: OpenedEntry) => Promise<unknown>,
    after: () => void,
  ): Promise<boolean> {
    const { opened } = respondentState;
    if (!opened) return false;
    try {
      await call({ ...entry, device_key: opened.device_key });
      completedCalls.current += 1;
      after();
      return true;
    } catch (failure) {
      const deliveryOutcome = deliveryOutcomeOf(failure);
      if (deliveryOutcome === 'signedOut') signIn();
      else if (deliveryOutcome === 'campaignClosed') dispatch({ type: 'ended', ending: 'campaignClosed' });
      else if (deliveryOutcome === 'unknownLink' || failureOf(failure).failure === 'notServed') fail(failure);
      return false;
    }
  }

  function next(): void {
    const { session } = respondentState;
    const question = session?.left[0];
    if (!session || !question || !isCompleteRanking(session.ranking)) return;
    const taken = Math.min(Math.round(lap()), maxMeasuredSeconds);
    outbox.current?.queue.add({
      question_id: question.question_id,
      ordering: [...session.ranking],
      answer_key: newAnswerKey(),
      ...(respondentState.opened?.kind === 'm' ? {} : { seconds: taken }),
    });
    dispatch({ type: 'left' });
  }

  function supplement({ choices, ...answer }: SupplementalAnswerValues): void {
    const { session } = respondentState;
    const question = session?.supplementals[0];
    if (session?.phase !== 'supplemental' || question === undefined) return;
    outbox.current?.queue.add({
      supplemental_id: question,
      ...answer,
      ...(choices && { choices: [...choices] }),
      answer_key: newAnswerKey(),
    });
    dispatch({ type: 'left' });
  }

  async function giveFeedback(feedback: FeedbackBody): Promise<boolean> {
    const { opened } = respondentState;
    if (!opened) return false;
    return host.sendFeedback({ ...entry, device_key: opened.device_key }, feedback).then(
      () => true,
      () => false,
    );
  }

  return {
    state: respondentState,
    secondsPerQuestion: pace,
    begin: (keepCopy) =>
      runStartCall(
        (inside) => host.beginSurvey(inside, keepCopy),
        () => dispatch({ type: 'began' }),
      ),
    consent: (help) =>
      runStartCall(
        (inside) => host.consentToSurvey(inside, help),
        () => void open(fail),
      ),
    decline: (reason) =>
      runStartCall(
        (inside) => host.declineSurvey(inside, reason),
        () => dispatch({ type: 'ended', ending: 'declined' }),
      ),
    rank: (ranking) => dispatch({ type: 'ranked', ranking }),
    next,
    answerSupplemental: supplement,
    reopen,
    sendNow: () => outbox.current?.queue.send(),
    sendFeedback: giveFeedback,
  };
}

function currentQuestionId({ session }: RespondentState): number | null {
  const isAsking = session?.phase === 'question' || session?.phase === 'reviewing';
  return (isAsking && session.left[0]?.question_id) || null;
}

/** Refusals that a retry cannot change; the server's text gives the reason. */
const permanentRefusals: readonly (string | null)[] = ['account_paused', 'module_off'];

function failureOf(failure: unknown): { readonly failure: OpeningFailure; readonly serverText?: string } {
  if (deliveryOutcomeOf(failure) === 'unknownLink') return { failure: 'unknownLink' };
  if (!(failure instanceof HttpError)) return { failure: navigator.onLine ? 'error' : 'offline' };
  if (permanentRefusals.includes(failure.code)) return { failure: 'notServed', serverText: failure.message };
  return { failure: failure.status === 429 ? 'tooMany' : 'error' };
}
