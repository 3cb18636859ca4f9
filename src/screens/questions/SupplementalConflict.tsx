import { useTranslate } from 'react-admin';
import type { SupplementalQuestionDetails } from '../../../dataProviders/questions.ts';
import { toSupplementalDraft } from './supplementalDraft.ts';
import { supplementalSide } from './supplementalVersions.ts';
import type { SupplementalEditing } from './useSupplementalDraft.ts';
import { VersionConflictDialog } from './VersionConflictDialog.tsx';

interface Props {
  readonly question: SupplementalQuestionDetails;
  readonly editing: SupplementalEditing;
}

/** Shown if someone else saved first, once the newer state has loaded. */
export function SupplementalConflict({ question, editing }: Props) {
  const translate = useTranslate();
  const { version, updated_at } = question;
  if (!editing.isRefused || editing.base === updated_at) return null;
  const theirs = toSupplementalDraft(question, version).form;
  return (
    <VersionConflictDialog
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
