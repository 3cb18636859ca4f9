import { Box, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { QuestionKind } from '../../../domain/questions/questionBlock.ts';
import { statementPartName } from '../../../domain/questions/wordingProblems.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { statementMetricText } from './statementMetricText.ts';
import type { FormProblems } from './useFormProblems.ts';
import type { StatementDraft } from './wordingDraft.ts';

interface Props {
  readonly kind: QuestionKind;
  /** The number of the statement, starting at 1. */
  readonly number: number;
  readonly statement: StatementDraft;
  readonly problems: FormProblems;
  readonly onChange: (change: Partial<StatementDraft>) => void;
}

const keys = [3, 2, 1, 0] as const;

/** One statement with its inclusiveness in the benchmark, or its metric in the personal metrics. */
export function StatementField({ kind, number, statement, problems, onChange }: Props) {
  const translate = useTranslate();
  const { id, text, key } = statement;
  const problem = problems.at(statementPartName(id)) ?? problems.at(`metric_${id}`);
  const keyProblem = problems.at(`key_${id}`);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: kind === 'm' ? 'minmax(0, 1fr) 152px' : '1fr' },
        alignItems: 'start',
      }}
    >
      <TextField
        label={translate('questions.parts.statement', { place: number })}
        value={text}
        required
        multiline
        error={problem !== null}
        helperText={problem ?? statementMetricText(statement, translate) ?? undefined}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {kind === 'm' && (
        <SelectField
          label={translate('questions.form.key')}
          value={key}
          error={keyProblem !== null}
          helperText={keyProblem ?? undefined}
          onChange={(selected) => onChange({ key: selected })}
          options={keys.map((one) => ({ value: one, text: translate(`questions.form.keys.${one}`) }))}
          slotProps={{
            select: {
              SelectDisplayProps: { 'aria-label': translate('questions.form.keyOf', { place: number }) },
            },
          }}
        />
      )}
    </Box>
  );
}
