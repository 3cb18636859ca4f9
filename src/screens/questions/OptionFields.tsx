import AddIcon from '@mui/icons-material/Add';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, IconButton, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mostOptions } from '../../../domain/questions/supplemental.ts';
import { optionPart } from '../../../domain/questions/wordingProblems.ts';
import type { Form } from './supplementalDraft.ts';
import type { Problems } from './useProblems.ts';

type Options = Form['options'];

interface OptionFieldsProps {
  readonly options: Options;
  /** What each is called in a problem: the ids they get when they are saved. */
  readonly ids: readonly number[];
  readonly problems: Problems;
  readonly onOptions: (options: Options) => void;
}

/** The options of a choice: written, put in order, taken away. */
export function OptionFields({ options, ids, problems, onOptions }: OptionFieldsProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const [arriving, setArriving] = useState(false);
  const word = (name: string, index: number) => translate(`questions.supplemental.${name}`, { place: index });
  const flaw = problems.at('options');

  function move(at: number, by: -1 | 1) {
    const next = [...options];
    const [one] = next.splice(at, 1);
    if (one) next.splice(at + by, 0, one);
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
      {options.map(({ id, text }, at) => {
        const problem = problems.at(optionPart(ids[at] ?? 0));
        return (
          <Box key={id ?? `new ${at}`} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
            <TextField
              label={translate('questions.parts.option', { place: at + 1 })}
              value={text}
              fullWidth
              autoFocus={arriving && at === options.length - 1}
              error={problem !== null}
              helperText={problem ?? undefined}
              onChange={(event) =>
                onOptions(
                  options.map((one, index) => (index === at ? { ...one, text: event.target.value } : one)),
                )
              }
            />
            <IconButton
              size="small"
              aria-label={word('moveUp', at + 1)}
              disabled={at === 0}
              onClick={() => move(at, -1)}
            >
              <ArrowUpwardIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={word('moveDown', at + 1)}
              disabled={at === options.length - 1}
              onClick={() => move(at, 1)}
            >
              <ArrowDownwardIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={word('removeOption', at + 1)}
              onClick={() => onOptions(options.filter((_one, index) => index !== at))}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Box>
        );
      })}
      {flaw && <Alert severity="error">{flaw}</Alert>}
      <Button
        startIcon={<AddIcon />}
        disabled={options.length >= mostOptions}
        sx={{ justifySelf: 'start' }}
        onClick={() => {
          setArriving(true);
          onOptions([...options, { id: null, text: '' }]);
        }}
      >
        {translate('questions.supplemental.addOption')}
      </Button>
    </Box>
  );
}
