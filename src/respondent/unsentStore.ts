import type { BrowserStorage } from '../../dataProviders/browserStorage.ts';
import type { AnswerBody, SupplementalBody } from '../../dataProviders/survey.ts';
import { questionNameOf, type UnsentAnswer } from './unsentAnswer.ts';

/** The unacknowledged answers on this device. All tabs share local storage, so each change reads it first. */
export interface UnsentStore {
  readonly list: () => readonly UnsentAnswer[];
  /** Keeps the first answer to a question, even if another tab gave it. */
  readonly add: (answer: UnsentAnswer) => void;
  readonly remove: (answerKey: string) => void;
  readonly clear: () => void;
}

export function createUnsentStore(deviceKey: string, storage: BrowserStorage): UnsentStore {
  const key = `cairn.unsent.${deviceKey}`;

  function list(): readonly UnsentAnswer[] {
    try {
      return parsed(storage.getItem(key));
    } catch {
      return [];
    }
  }

  function write(answers: readonly UnsentAnswer[]): void {
    if (answers.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(answers));
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
