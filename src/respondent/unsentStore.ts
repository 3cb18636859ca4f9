import type { AnswerBody, SupplementalBody } from '../../dataProviders/survey.ts';
import { questionNameOf, type UnsentAnswer } from './unsentAnswer.ts';

/**
 * The unacknowledged answers on this device. All tabs share local storage, so each change reads it first. If the browser blocks storage,
 * they are kept in memory. `storageOf` catches the error that some browsers throw on access to `localStorage`.
 */
export interface UnsentStore {
  readonly list: () => readonly UnsentAnswer[];
  /** Keeps the first answer to a question, even if another tab gave it. */
  readonly add: (answer: UnsentAnswer) => void;
  readonly remove: (answerKey: string) => void;
  readonly clear: () => void;
}

export function createUnsentStore(deviceKey: string, storageOf: () => Storage): UnsentStore {
  const key = `cairn.unsent.${deviceKey}`;
  let memory: readonly UnsentAnswer[] | null = null;

  function list(): readonly UnsentAnswer[] {
    if (memory !== null) return memory;
    try {
      return parsed(storageOf().getItem(key));
    } catch {
      return [];
    }
  }

  function write(answers: readonly UnsentAnswer[]): void {
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
      const stored = list();
      if (stored.some((other) => questionNameOf(other) === questionNameOf(answer))) return;
      write([...stored, answer]);
    },
    remove: (answerKey) => write(list().filter(({ answer_key }) => answer_key !== answerKey)),
    clear: () => write([]),
  };
}

function parsed(text: string | null): readonly UnsentAnswer[] {
  const stored: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(stored) ? stored.filter(isAnswer) : [];
}

function isAnswer(stored: unknown): stored is UnsentAnswer {
  const answer = stored as Partial<AnswerBody & SupplementalBody> | null;
  const hasContent = Array.isArray(answer?.ordering) || typeof answer?.supplemental_id === 'number';
  return hasContent && typeof answer?.answer_key === 'string';
}
