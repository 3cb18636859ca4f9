import { Chip } from '@mui/material';

export function StatusChip({ word }: { readonly word: string }) {
  return <Chip size="small" variant="outlined" sx={{ alignSelf: 'flex-start' }} label={word} />;
}
