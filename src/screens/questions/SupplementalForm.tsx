import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { StickySaveBar } from '../../kit/forms/StickySaveBar.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { pageWidths } from '../../theme/pageWidths.ts';
import { KeepsMeaningField } from './KeepsMeaningField.tsx';
import { SupplementalFields } from './SupplementalFields.tsx';
import { SupplementalSettingFields } from './SupplementalSettingFields.tsx';
import type { SupplementalFormDraft } from './supplementalDraft.ts';
import type { FormProblems } from './useFormProblems.ts';

interface Props {
  readonly draft: SupplementalFormDraft;
  readonly onDraft: (draft: SupplementalFormDraft) => void;
  readonly isNew: boolean;
  readonly isDirty: boolean;
  /** The number of the version that saving creates; null if it creates none. */
  readonly nextVersion: number | null;
  readonly isTranslated: boolean;
  readonly canShare: boolean;
  readonly busy: boolean;
  readonly problems: FormProblems;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** The form of a custom question and its settings. */
export function SupplementalForm(props: Props) {
  const { draft, onDraft, isNew, isDirty, nextVersion, isTranslated, canShare, busy, problems } = props;
  const translate = useTranslate();
  const words = (name: string, params?: object) => translate(`questions.form.${name}`, params);
  const label = nextVersion === null ? words('save') : words('saveAs', { version: nextVersion });
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 24, maxWidth: pageWidths.form }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        props.onSave();
      }}
    >
      <Panel title={translate('questions.supplemental.sections.question')}>
        <SupplementalFields draft={draft} isNew={isNew} problems={problems} onDraft={onDraft} />
      </Panel>
      <Panel title={translate('questions.supplemental.sections.settings')}>
        <SupplementalSettingFields
          settings={draft}
          kind={draft.form.kind}
          isNew={isNew}
          canShare={canShare}
          problems={problems}
          onSettings={(settings) => onDraft({ ...draft, ...settings })}
        />
      </Panel>
      {nextVersion !== null && isTranslated && (
        <KeepsMeaningField
          value={draft.keeps_meaning}
          onChange={(keeps_meaning) => onDraft({ ...draft, keeps_meaning })}
        />
      )}
      <StickySaveBar
        label={isNew ? words('add') : label}
        always={isNew}
        isDirty={isDirty}
        busy={busy}
        onDiscard={props.onDiscard}
      />
    </form>
  );
}
