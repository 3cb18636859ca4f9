import { Box, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { maxPoints, minPoints, supplementalKinds } from '../../../domain/questions/supplementalForm.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { OptionFields } from './OptionFields.tsx';
import { type Form, normalizedForm } from './supplementalDraft.ts';
import type { FormProblems } from './useFormProblems.ts';

interface Props {
  readonly form: Form;
  readonly isNew: boolean;
  readonly problems: FormProblems;
  readonly onForm: (form: Form) => void;
}

const steps = Array.from({ length: maxPoints - minPoints + 1 }, (_, index) => minPoints + index);
const twoOptions = [
  { id: null, text: '' },
  { id: null, text: '' },
];

/** The question, its answer type and the fields of that type. */
export function SupplementalFields({ form, isNew, problems, onForm }: Props) {
  const translate = useTranslate();
  const words = (name: string) => translate(`questions.supplemental.${name}`);
  const kindName = (kind: Form['kind']) => translate(`resources.supplemental_questions.choices.kind.${kind}`);
  const change = (values: Partial<Form>) => onForm({ ...form, ...values });
  const line = (name: 'text' | 'low' | 'high') => (
    <TextField
      label={translate(`questions.parts.${name}`)}
      value={form[name]}
      required
      multiline={name === 'text'}
      error={problems.at(name) !== null}
      helperText={problems.at(name) ?? undefined}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <>
      {line('text')}
      {isNew ? (
        <SelectField
          label={words('kind')}
          value={form.kind}
          error={problems.at('kind') !== null}
          helperText={problems.at('kind') ?? words(`kindHelp.${form.kind}`)}
          onChange={(kind) => {
            change({
              kind,
              ...(kind === 'choice' && form.options.length === 0 ? { options: twoOptions } : {}),
            });
          }}
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
      {form.kind === 'rating' && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 152px' },
            alignItems: 'start',
          }}
        >
          {line('low')}
          {line('high')}
          <SelectField
            label={words('points')}
            value={form.points ?? 5}
            error={problems.at('points') !== null}
            helperText={problems.at('points') ?? undefined}
            onChange={(selected) => change({ points: selected })}
            options={steps.map((step) => ({ value: step, text: step }))}
          />
        </Box>
      )}
      {form.kind === 'choice' && (
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
