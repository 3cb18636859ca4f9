import { Box, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { likertPoints, maxPoints, minPoints } from '../../../domain/questions/answerKinds.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import type { Form } from './supplementalDraft.ts';
import type { FormProblems } from './useFormProblems.ts';

interface Props {
  readonly form: Form;
  readonly problems: FormProblems;
  readonly onChange: (values: Partial<Form>) => void;
}

const ratingPoints = Array.from({ length: maxPoints - minPoints + 1 }, (_, index) => minPoints + index);

/** The labels of a scale's ends and, except for the eNPS scale from 0 to 10, its number of steps. */
export function ScaleFields({ form, problems, onChange }: Props) {
  const translate = useTranslate();
  const hasPoints = form.kind !== 'enps';
  const label = (name: 'low' | 'high') => (
    <TextField
      label={translate(`questions.parts.${name}`)}
      value={form[name]}
      required
      error={problems.at(name) !== null}
      helperText={problems.at(name) ?? undefined}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: hasPoints ? '1fr 1fr 152px' : '1fr 1fr' },
        alignItems: 'start',
      }}
    >
      {label('low')}
      {label('high')}
      {hasPoints && (
        <SelectField
          label={translate('questions.supplemental.points')}
          value={form.points ?? 5}
          error={problems.at('points') !== null}
          helperText={problems.at('points') ?? undefined}
          onChange={(points) => onChange({ points })}
          options={(form.kind === 'likert' ? likertPoints : ratingPoints).map((step) => ({
            value: step,
            text: step,
          }))}
        />
      )}
    </Box>
  );
}
