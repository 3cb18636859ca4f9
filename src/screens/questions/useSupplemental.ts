import { useState } from 'react';
import { supplementalProblems } from '../../../domain/questions/supplemental.ts';
import { type Draft, isDifferentQuestion, isSame, settledForm } from './supplementalDraft.ts';
import { useProblems } from './useProblems.ts';
import { isConflict, useQuestionChange } from './useQuestionChange.ts';

interface Saved {
  readonly id: number;
  readonly message: string;
}

interface Ways {
  /** The state that is stored now; a new question has none. */
  readonly state?: string;
  readonly save: (draft: Draft, updated_at: string | null) => Promise<Saved>;
  readonly after?: (id: number) => void;
}

/** What is typed over a stored question, its problems, and how it is saved without writing over anybody. */
export function useSupplemental(stored: Draft, { state, save, after }: Ways) {
  const problems = useProblems();
  const [typed, type] = useState<Draft | null>(null);
  const [begun, begin] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const draft = typed ?? stored;
  const saving = useQuestionChange(
    (updated_at: string | null) => save({ ...draft, form: settledSave(draft) }, updated_at),
    {
      say: ({ message }) => message,
      after: ({ id }) => {
        reset();
        after?.(id);
      },
      onRefused: (failure) => {
        setRefused(isConflict(failure));
        return isConflict(failure) || problems.showFrom(failure);
      },
    },
  );

  function reset() {
    type(null);
    setRefused(false);
    problems.show([]);
  }

  return {
    /** The state the typing began with. */
    base: typed === null ? (state ?? null) : begun,
    isRefused,
    asksOtherwise: isDifferentQuestion(draft, stored),
    closeConflict: () => setRefused(false),
    reset,
    save(updated_at: string | null) {
      const found = supplementalProblems(settledForm(draft.form));
      problems.show(found);
      if (found.length > 0) return;
      begin(updated_at);
      saving.mutate(updated_at);
    },
    form: {
      draft,
      onDraft(next: Draft) {
        if (typed === null) begin(state ?? null);
        type(next);
      },
      isDirty: typed !== null && !isSame(typed, stored),
      busy: saving.isPending,
      problems,
      onDiscard: reset,
    },
  };
}

export type Editing = ReturnType<typeof useSupplemental>;

/** New options have no id yet: the server gives them one that was never used. */
function settledSave({ form }: Draft): Draft['form'] {
  const { options, ...rest } = settledForm(form);
  return { ...rest, options: options.map(({ text }, at) => ({ id: form.options[at]?.id ?? null, text })) };
}
