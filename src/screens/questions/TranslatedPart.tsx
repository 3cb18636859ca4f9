import { Box, Checkbox, Chip, FormControlLabel, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Hint } from '../../kit/page/SecondaryText.tsx';

interface Props {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
  readonly text: string;
  /** The English text that was translated, if it has changed since; null otherwise. */
  readonly wasSource: string | null;
  readonly isTouched: boolean;
  readonly isStillRight: boolean;
  readonly problem: string | null;
  readonly onText: (text: string) => void;
  readonly onStillRight: (isRight: boolean) => void;
}

/** One part of the wording in English, with the field for its translation. */
export function TranslatedPart({ label, source, text, wasSource, problem, ...rest }: Props) {
  const translate = useTranslate();
  const { lang, isTouched, isStillRight, onText, onStillRight } = rest;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
        pt: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box>
        <Hint>{label}</Hint>
        <Typography lang="en" sx={{ overflowWrap: 'anywhere' }}>
          {source}
        </Typography>
        {wasSource !== null && (
          <Box sx={{ mt: 1, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <Chip
              size="small"
              variant="outlined"
              color="warning"
              label={translate('questions.languages.outdated')}
            />
            <Hint lang="en">{translate('questions.languages.was', { text: wasSource })}</Hint>
          </Box>
        )}
      </Box>
      <Box>
        <TextField
          label={label}
          value={text}
          multiline
          fullWidth
          error={problem !== null}
          helperText={problem ?? undefined}
          onChange={(event) => onText(event.target.value)}
          slotProps={{ htmlInput: { lang } }}
        />
        {wasSource !== null && !isTouched && (
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={isStillRight}
                onChange={(event) => onStillRight(event.target.checked)}
              />
            }
            label={translate('questions.languages.current')}
          />
        )}
      </Box>
    </Box>
  );
}
