import { useTranslate } from 'react-admin';
import type { SupplementalAnswer } from '../../../dataProviders/questions.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { draftOf } from './supplementalDraft.ts';
import { supplementalSide } from './supplementalVersions.ts';
import type { Editing } from './useSupplemental.ts';

interface SupplementalConflictProps {
  readonly question: SupplementalAnswer;
  readonly editing: Editing;
}

/** Shown once the newer state is there, when somebody else saved it in between. */
export function SupplementalConflict({ question, editing }: SupplementalConflictProps) {
  const translate = useTranslate();
  const { version, updated_at } = question;
  if (!editing.isRefused || editing.base === updated_at) return null;
  const theirs = draftOf(question, version).form;
  return (
    <ConflictDialog
      version={version}
      mine={supplementalSide(translate('questions.conflict.mine'), editing.form.draft.form, translate)}
      theirs={supplementalSide(translate('questions.conflict.theirs', { version }), theirs, translate)}
      numbered="option"
      busy={editing.form.busy}
      onKeep={() => editing.save(updated_at)}
      onTake={editing.reset}
      onClose={editing.closeConflict}
    />
  );
}
