import type { AnswerBody, SupplementalBody } from '../../dataProviders/survey.ts';
import { nameOf, type Unsent } from './unsentAnswer.ts';

/**
 * The unacknowledged answers on this device. All tabs share local storage, so each change reads it first. When the
 * browser blocks storage, they are kept in memory; some browsers throw on access to `localStorage`, hence `storageOf`.
 */
export interface UnsentStore {
  readonly list: () => readonly Unsent[];
  /** Keeps the first answer to a question, even if another tab gave it. */
  readonly add: (answer: Unsent) => void;
  readonly remove: (answerKey: string) => void;
  readonly clear: () => void;
}

export function unsentStore(deviceKey: string, storageOf: () => Storage): UnsentStore {
  const key = `cairn.unsent.${deviceKey}`;
  let memory: readonly Unsent[] | null = null;

  function list(): readonly Unsent[] {
    if (memory !== null) return memory;
    try {
      return parsed(storageOf().getItem(key));
    } catch {
      return [];
    }
  }

  function write(answers: readonly Unsent[]): void {
    try {
      if (answers.length === 0) storageOf().removeItem(key);
      else storageOf().setItem(key, JSON.stringify(answers));
      memory = null;
    } catch {
      memory = answers;
    }
  }

  return {
    list,
    add: (answer) => {
      const held = list();
      if (held.some((other) => nameOf(other) === nameOf(answer))) return;
      write([...held, answer]);
    },
    remove: (answerKey) => write(list().filter(({ answer_key }) => answer_key !== answerKey)),
    clear: () => write([]),
  };
}

function parsed(text: string | null): readonly Unsent[] {
  const held: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(held) ? held.filter(isAnswer) : [];
}

function isAnswer(held: unknown): held is Unsent {
  const answer = held as Partial<AnswerBody & SupplementalBody> | null;
  const isWhole = Array.isArray(answer?.ordering) || typeof answer?.supplemental_id === 'number';
  return isWhole && typeof answer?.answer_key === 'string';
}
