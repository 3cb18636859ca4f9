import { HttpError } from '../../dataProviders/errors.ts';
import type { SavedAnswer } from '../../dataProviders/survey.ts';
import { type DeliveryOutcome, deliveryOutcomeOf } from './deliveryOutcome.ts';
import type { UnsentAnswer } from './unsentAnswer.ts';
import type { UnsentStore } from './unsentStore.ts';

/** `waiting`: failed and retried automatically; `blocked`: refused and retried only on request. */
export type QueueActivity = 'idle' | 'sending' | 'waiting' | 'blocked';

export interface QueueState {
  readonly activity: QueueActivity;
  readonly unsent: readonly UnsentAnswer[];
}

type FinalOutcome = Extract<
  DeliveryOutcome,
  'firstStands' | 'refused' | 'campaignClosed' | 'unknownLink' | 'signedOut'
>;

export interface QueueListener {
  readonly onChange: (state: QueueState) => void;
  readonly onSaved: (saved: SavedAnswer) => void;
  readonly onOutcome: (outcome: FinalOutcome) => void;
}

export interface AnswerQueue {
  readonly add: (answer: UnsentAnswer) => void;
  /** Retries immediately instead of waiting for the pause to end. */
  readonly send: () => void;
  readonly stop: () => void;
}

const retryPausesMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;
const maxRetryPauseMs = 30_000;
const maxRequestedPauseMs = 300_000;

/** The pause in ms that the server requests by `Retry-After`. */
function requestedPause(failure: unknown): number {
  const seconds = failure instanceof HttpError ? failure.retryAfter : null;
  return Math.min((seconds ?? 0) * 1_000, maxRequestedPauseMs);
}

/**
 * Sends the answers of a visit in order, one at a time, until each is acknowledged. The server deduplicates repeated
 * answers by question and key.
 */
export function createAnswerQueue(
  store: UnsentStore,
  deliver: (answer: UnsentAnswer) => Promise<SavedAnswer>,
  listener: QueueListener,
): AnswerQueue {
  let busy = false;
  let stopped = false;
  let failures = 0;
  let pausedUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = (activity: QueueActivity) => {
    if (!stopped) listener.onChange({ activity, unsent: store.list() });
  };

  async function drain(): Promise<void> {
    if (busy || stopped) return;
    busy = true;
    clearTimeout(timer);
    let activity: QueueActivity = 'idle';
    for (let head = store.list()[0]; head && activity === 'idle' && !stopped; head = store.list()[0]) {
      report('sending');
      activity = await deliverOne(head);
    }
    busy = false;
    report(activity);
  }

  async function deliverOne(answer: UnsentAnswer): Promise<QueueActivity> {
    try {
      const saved = await deliver(answer);
      failures = 0;
      store.remove(answer.answer_key);
      if (!stopped) listener.onSaved(saved);
      return 'idle';
    } catch (failure) {
      return afterFailure(failure, answer);
    }
  }

  function afterFailure(failure: unknown, answer: UnsentAnswer): QueueActivity {
    const deliveryOutcome = deliveryOutcomeOf(failure);
    if (deliveryOutcome === 'blocked') return 'blocked';
    if (deliveryOutcome === 'later') {
      const requested = requestedPause(failure);
      pausedUntil = Date.now() + requested;
      timer = setTimeout(drain, Math.max(retryPausesMs[failures] ?? maxRetryPauseMs, requested));
      failures += 1;
      return 'waiting';
    }
    if (deliveryOutcome === 'firstStands' || deliveryOutcome === 'refused') store.remove(answer.answer_key);
    if (deliveryOutcome === 'campaignClosed') store.clear();
    if (!stopped) listener.onOutcome(deliveryOutcome);
    // The answer stays in the store: a newer invitation, or signing in as the right person, opens the same participation.
    return deliveryOutcome === 'signedOut' || deliveryOutcome === 'unknownLink' ? 'blocked' : 'idle';
  }

  const whenOnline = () => void drain();
  window.addEventListener('online', whenOnline);
  report(store.list().length === 0 ? 'idle' : 'sending');
  void drain();

  return {
    add: (answer) => {
      store.add(answer);
      if (busy) report('sending');
      else if (Date.now() < pausedUntil) report('waiting');
      else void drain();
    },
    send: () => void drain(),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', whenOnline);
    },
  };
}
