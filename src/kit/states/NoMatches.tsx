import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface Props {
  /** The translation keys of the text and the button. */
  readonly text?: string;
  readonly clear?: string;
  readonly onClear: () => void;
}

/** Shown when no rows match the filters. */
export function NoMatches({ text = 'kit.nothingFound', clear = 'kit.clearFilters', onClear }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ py: 4, textAlign: 'center' }}>
      <Typography color="text.secondary">{translate(text)}</Typography>
      <Button onClick={onClear}>{translate(clear)}</Button>
    </Box>
  );
}
