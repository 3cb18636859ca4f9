import { Chip } from '@mui/material';

export function StatusChip({ label }: { readonly label: string }) {
  return <Chip size="small" variant="outlined" sx={{ alignSelf: 'flex-start' }} label={label} />;
}
