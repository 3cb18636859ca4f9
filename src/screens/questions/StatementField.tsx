import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { QuestionKind } from '../../../domain/questions/block.ts';
import { optionPart } from '../../../domain/questions/wordingProblems.ts';
import type { StatementDraft } from './draft.ts';
import { statementFact } from './statementFact.ts';
import type { Problems } from './useProblems.ts';

interface StatementFieldProps {
  readonly kind: QuestionKind;
  readonly place: number;
  readonly statement: StatementDraft;
  readonly problems: Problems;
  readonly onChange: (bend: Partial<StatementDraft>) => void;
}

const keys = [3, 2, 1, 0] as const;

/** One statement, and how inclusive it is in the benchmark, or what it is about in the personal metrics. */
export function StatementField({ kind, place: index, statement, problems, onChange }: StatementFieldProps) {
  const translate = useTranslate();
  const { id, text, key } = statement;
  const flaw = problems.at(optionPart(id)) ?? problems.at(`metric_${id}`);
  const keyFlaw = problems.at(`key_${id}`);
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
        label={translate('questions.parts.statement', { place: index })}
        value={text}
        required
        multiline
        error={flaw !== null}
        helperText={flaw ?? statementFact(statement, translate) ?? undefined}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {kind === 'm' && (
        <TextField
          select
          label={translate('questions.form.key')}
          value={key}
          error={keyFlaw !== null}
          helperText={keyFlaw ?? undefined}
          onChange={(event) => onChange({ key: Number(event.target.value) })}
          slotProps={{
            select: {
              SelectDisplayProps: { 'aria-label': translate('questions.form.keyOf', { place: index }) },
            },
          }}
        >
          {keys.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`questions.form.keys.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
