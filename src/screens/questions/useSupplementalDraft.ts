import { useState } from 'react';
import { questionKeys } from '../../../dataProviders/questions.ts';
import { supplementalProblems, usageProblems } from '../../../domain/questions/supplementalForm.ts';
import { useAction } from '../../kit/useAction.ts';
import { isSaveConflict, isShownInForm } from './saveFailures.ts';
import {
  hasQuestionChanged,
  isSameSupplementalDraft,
  normalizedForm,
  type SupplementalFormDraft,
} from './supplementalDraft.ts';
import { useFormProblems } from './useFormProblems.ts';

interface Options {
  /** When the stored question was last changed; undefined for a new question. */
  readonly updatedAt?: string;
  readonly save: (
    draft: SupplementalFormDraft,
    updated_at: string | null,
  ) => Promise<{ id: number; message: string }>;
  readonly onSaved?: (id: number) => void;
}

/** The draft of a custom question with its problems; a save never overwrites someone else's change. */
export function useSupplementalDraft(stored: SupplementalFormDraft, { updatedAt, save, onSaved }: Options) {
  const problems = useFormProblems();
  const [edited, setEdited] = useState<SupplementalFormDraft | null>(null);
  const [editedFrom, setEditedFrom] = useState<string | null>(null);
  const draft = edited ?? stored;
  const saving = useAction(
    (updated_at: string | null) => save({ ...draft, form: withNewOptions(draft) }, updated_at),
    {
      invalidates: questionKeys,
      success: ({ message }) => message,
      isShownOnPage: isShownInForm,
      onDone: ({ id }) => {
        reset();
        onSaved?.(id);
      },
    },
  );

  function reset() {
    setEdited(null);
    problems.show([]);
    saving.reset();
  }

  return {
    /** When the question had last been changed as editing began. */
    base: edited === null ? (updatedAt ?? null) : editedFrom,
    isRefused: isSaveConflict(saving.error),
    isDifferent: hasQuestionChanged(draft, stored),
    closeConflict: saving.reset,
    reset,
    save(updated_at: string | null) {
      const invalid = [
        ...supplementalProblems(normalizedForm(draft.form)),
        ...usageProblems(draft.form.kind, draft.campaign_kinds),
      ];
      problems.show(invalid);
      if (invalid.length > 0) return;
      setEditedFrom(updated_at);
      saving.mutate(updated_at, { onError: problems.showFrom });
    },
    form: {
      draft,
      onDraft(next: SupplementalFormDraft) {
        if (edited === null) setEditedFrom(updatedAt ?? null);
        setEdited(next);
      },
      isDirty: edited !== null && !isSameSupplementalDraft(edited, stored),
      busy: saving.isPending,
      problems,
      onDiscard: reset,
    },
  };
}

export type SupplementalEditing = ReturnType<typeof useSupplementalDraft>;

/** New options have no id yet: the server assigns one that was never used. */
function withNewOptions({ form }: SupplementalFormDraft): SupplementalFormDraft['form'] {
  const { options, ...rest } = normalizedForm(form);
  return {
    ...rest,
    options: options.map(({ text }, index) => ({ id: form.options[index]?.id ?? null, text })),
  };
}
