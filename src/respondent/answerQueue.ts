import { HttpError } from '../../dataProviders/errors.ts';
import type { Saved } from '../../dataProviders/survey.ts';
import { type Verdict, verdictOf } from './deliveryOutcome.ts';
import type { Unsent } from './unsentAnswer.ts';
import type { UnsentStore } from './unsentStore.ts';

/** `waiting`: failed and retried automatically; `blocked`: refused and retried only on request. */
export type Activity = 'idle' | 'sending' | 'waiting' | 'blocked';

export interface QueueState {
  readonly activity: Activity;
  readonly unsent: readonly Unsent[];
}

type Outcome = Extract<Verdict, 'firstStands' | 'refused' | 'campaignClosed' | 'unknownLink' | 'signedOut'>;

export interface Listener {
  readonly onChange: (state: QueueState) => void;
  readonly onSaved: (saved: Saved) => void;
  readonly onOutcome: (outcome: Outcome) => void;
}

export interface AnswerQueue {
  readonly add: (answer: Unsent) => void;
  /** Retries at once instead of waiting for the pause to end. */
  readonly send: () => void;
  readonly stop: () => void;
}

const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;
const longestPause = 30_000;
const longestRequestedPause = 300_000;

/** The pause in ms that the server requests by `Retry-After`. */
function requestedPause(failure: unknown): number {
  const seconds = failure instanceof HttpError ? failure.retryAfter : null;
  return Math.min((seconds ?? 0) * 1_000, longestRequestedPause);
}

/**
 * Sends the answers of a visit in order, one at a time, until each is acknowledged. The server deduplicates repeated
 * answers by question and key.
 */
export function answerQueue(
  store: UnsentStore,
  deliver: (answer: Unsent) => Promise<Saved>,
  listener: Listener,
): AnswerQueue {
  let busy = false;
  let stopped = false;
  let failures = 0;
  let heldUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = (activity: Activity) => {
    if (!stopped) listener.onChange({ activity, unsent: store.list() });
  };

  async function drain(): Promise<void> {
    if (busy || stopped) return;
    busy = true;
    clearTimeout(timer);
    let activity: Activity = 'idle';
    for (let head = store.list()[0]; head && activity === 'idle' && !stopped; head = store.list()[0]) {
      report('sending');
      activity = await deliverOne(head);
    }
    busy = false;
    report(activity);
  }

  async function deliverOne(answer: Unsent): Promise<Activity> {
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

  function afterFailure(failure: unknown, answer: Unsent): Activity {
    const verdict = verdictOf(failure);
    if (verdict === 'blocked') return 'blocked';
    if (verdict === 'later') {
      const requested = requestedPause(failure);
      heldUntil = Date.now() + requested;
      timer = setTimeout(drain, Math.max(pauses[failures] ?? longestPause, requested));
      failures += 1;
      return 'waiting';
    }
    if (verdict === 'firstStands' || verdict === 'refused') store.remove(answer.answer_key);
    if (verdict === 'campaignClosed') store.clear();
    if (!stopped) listener.onOutcome(verdict);
    // Kept in the store: a newer invitation or the right person's sign-in opens the same participation.
    return verdict === 'signedOut' || verdict === 'unknownLink' ? 'blocked' : 'idle';
  }

  const whenOnline = () => void drain();
  window.addEventListener('online', whenOnline);
  report(store.list().length === 0 ? 'idle' : 'sending');
  void drain();

  return {
    add: (answer) => {
      store.add(answer);
      if (busy) report('sending');
      else if (Date.now() < heldUntil) report('waiting');
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
