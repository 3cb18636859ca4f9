import { Card, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { type FormEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { SaveLine } from './SaveLine.tsx';
import { SettingFields } from './SettingFields.tsx';
import { SupplementalFields } from './SupplementalFields.tsx';
import type { Draft } from './supplementalDraft.ts';
import type { Problems } from './useProblems.ts';

interface SupplementalFormProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly isNew: boolean;
  readonly isDirty: boolean;
  /** The version that saving makes; null where it makes none. */
  readonly nextVersion: number | null;
  readonly isTranslated: boolean;
  readonly mayShare: boolean;
  readonly busy: boolean;
  readonly problems: Problems;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** A supplemental question: what is asked, and where. */
export function SupplementalForm(props: SupplementalFormProps) {
  const { draft, onDraft, isNew, isDirty, nextVersion, isTranslated, mayShare, busy, problems } = props;
  const translate = useTranslate();
  const word = (name: string, params = {}) => translate(`questions.form.${name}`, params);
  const section = translate('questions.supplemental.sections.asked');
  const where = translate('questions.supplemental.sections.where');
  const ids = { asked: useId(), where: useId() };
  const label = nextVersion === null ? word('save') : word('saveAs', { version: nextVersion });
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 24, maxWidth: 640 }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        props.onSave();
      }}
    >
      <Card component="section" aria-labelledby={ids.asked} sx={sectionStyle}>
        <Typography id={ids.asked} variant="h2">
          {section}
        </Typography>
        <SupplementalFields
          form={draft.form}
          isNew={isNew}
          problems={problems}
          onForm={(form) => onDraft({ ...draft, form })}
        />
      </Card>
      <Card component="section" aria-labelledby={ids.where} sx={sectionStyle}>
        <Typography id={ids.where} variant="h2">
          {where}
        </Typography>
        <SettingFields
          settings={draft}
          isNew={isNew}
          mayShare={mayShare}
          problems={problems}
          onSettings={(bend) => onDraft({ ...draft, ...bend })}
        />
      </Card>
      {nextVersion !== null && isTranslated && (
        <div>
          <FormControlLabel
            control={
              <Checkbox
                checked={draft.keeps_meaning}
                onChange={(event) => onDraft({ ...draft, keeps_meaning: event.target.checked })}
              />
            }
            label={word('keepsMeaning')}
          />
          <FormHelperText>{word('keepsMeaningHelp')}</FormHelperText>
        </div>
      )}
      <SaveLine
        label={isNew ? word('add') : label}
        always={isNew}
        isDirty={isDirty}
        busy={busy}
        onDiscard={props.onDiscard}
      />
    </form>
  );
}

const sectionStyle = { p: { xs: 2, md: 3 }, display: 'grid', gap: 2, overflow: 'visible' } as const;
