import { Alert } from '@mui/material';
import { pageWidths } from '../../theme/pageWidths.ts';

/** Why a form, or part of it, is read-only; nothing if it isn't. */
export function FormNote({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <Alert severity="info" sx={{ mb: 2, maxWidth: pageWidths.form }}>
      {text}
    </Alert>
  );
}
