import AddIcon from '@mui/icons-material/Add';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, IconButton, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { maxOptions } from '../../../domain/questions/answerKinds.ts';
import { statementPartName } from '../../../domain/questions/wordingProblems.ts';
import type { Form } from './supplementalDraft.ts';
import type { FormProblems } from './useFormProblems.ts';

type Options = Form['options'];

interface Props {
  readonly options: Options;
  /** The ids that problems refer to: those the options get when they are saved. */
  readonly ids: readonly number[];
  readonly problems: FormProblems;
  readonly onOptions: (options: Options) => void;
}

/** The options of a choice, which can be edited, ordered and removed. */
export function OptionFields({ options, ids, problems, onOptions }: Props) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const [isAdding, setAdding] = useState(false);
  const words = (name: string, place: number) => translate(`questions.supplemental.${name}`, { place });
  const problem = problems.at('options');

  function move(index: number, by: -1 | 1) {
    const next = [...options];
    const [one] = next.splice(index, 1);
    if (one) next.splice(index + by, 0, one);
    onOptions(next);
  }

  return (
    <Box
      ref={box}
      component="fieldset"
      sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1.5, minWidth: 0 }}
    >
      <Box component="legend" sx={{ typography: 'h3', mb: 1.5, p: 0 }}>
        {translate('questions.supplemental.options')}
      </Box>
      {options.map(({ id, text }, index) => {
        const optionProblem = problems.at(statementPartName(ids[index] ?? 0));
        return (
          <Box key={id ?? `new ${index}`} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
            <TextField
              label={translate('questions.parts.option', { place: index + 1 })}
              value={text}
              fullWidth
              autoFocus={isAdding && index === options.length - 1}
              error={optionProblem !== null}
              helperText={optionProblem ?? undefined}
              onChange={(event) =>
                onOptions(
                  options.map((one, other) => (other === index ? { ...one, text: event.target.value } : one)),
                )
              }
            />
            <IconButton
              size="small"
              aria-label={words('moveUp', index + 1)}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              <ArrowUpwardIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={words('moveDown', index + 1)}
              disabled={index === options.length - 1}
              onClick={() => move(index, 1)}
            >
              <ArrowDownwardIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={words('removeOption', index + 1)}
              onClick={() => onOptions(options.filter((_one, other) => other !== index))}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Box>
        );
      })}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button
        startIcon={<AddIcon />}
        disabled={options.length >= maxOptions}
        sx={{ justifySelf: 'start' }}
        onClick={() => {
          setAdding(true);
          onOptions([...options, { id: null, text: '' }]);
        }}
      >
        {translate('questions.supplemental.addOption')}
      </Button>
    </Box>
  );
}
