import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { hasOptions, isScale } from '../../../domain/questions/answerKinds.ts';
import { type SupplementalKind, supplementalKinds } from '../../../domain/questions/supplementalKinds.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { draftOfKind } from './draftOfKind.ts';
import { OptionFields } from './OptionFields.tsx';
import { ScaleFields } from './ScaleFields.tsx';
import { type Form, normalizedForm, type SupplementalFormDraft } from './supplementalDraft.ts';
import type { FormProblems } from './useFormProblems.ts';

interface Props {
  readonly draft: SupplementalFormDraft;
  readonly isNew: boolean;
  readonly problems: FormProblems;
  readonly onDraft: (draft: SupplementalFormDraft) => void;
}

/** The question, its answer type and the fields of that type. */
export function SupplementalFields({ draft, isNew, problems, onDraft }: Props) {
  const translate = useTranslate();
  const { form } = draft;
  const words = (name: string) => translate(`questions.supplemental.${name}`);
  const kindName = (kind: SupplementalKind) =>
    translate(`resources.supplemental_questions.choices.kind.${kind}`);
  const defaultTextsOf = (kind: SupplementalKind) =>
    kind === 'likert' || kind === 'enps'
      ? {
          text: kind === 'enps' ? words('defaults.enps.text') : '',
          low: words(`defaults.${kind}.low`),
          high: words(`defaults.${kind}.high`),
        }
      : null;
  const change = (values: Partial<Form>) => onDraft({ ...draft, form: { ...form, ...values } });
  return (
    <>
      <TextField
        label={translate(form.kind === 'likert' ? 'questions.parts.claim' : 'questions.parts.text')}
        value={form.text}
        required
        multiline
        error={problems.at('text') !== null}
        helperText={problems.at('text') ?? undefined}
        onChange={(event) => change({ text: event.target.value })}
      />
      {isNew ? (
        <SelectField
          label={words('kind')}
          value={form.kind}
          error={problems.at('kind') !== null}
          helperText={problems.at('kind') ?? words(`kindHelp.${form.kind}`)}
          onChange={(kind) => onDraft(draftOfKind(draft, kind, defaultTextsOf))}
          options={supplementalKinds.map((kind) => ({ value: kind, text: kindName(kind) }))}
        />
      ) : (
        <TextField
          label={words('kind')}
          value={kindName(form.kind)}
          error={problems.at('kind') !== null}
          helperText={problems.at('kind') ?? words('kindStays')}
          slotProps={{ input: { readOnly: true } }}
        />
      )}
      {isScale(form.kind) && <ScaleFields form={form} problems={problems} onChange={change} />}
      {hasOptions(form.kind) && (
        <OptionFields
          options={form.options}
          ids={normalizedForm(form).options.map(({ id }) => id ?? 0)}
          problems={problems}
          onOptions={(options) => change({ options })}
        />
      )}
    </>
  );
}
