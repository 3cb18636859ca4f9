import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SecondaryText } from '../page/SecondaryText.tsx';

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
      <SecondaryText>{translate(text)}</SecondaryText>
      <Button onClick={onClear}>{translate(clear)}</Button>
    </Box>
  );
}
