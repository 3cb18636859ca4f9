import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Shown instead of a section that failed to load; the rest of the page stays usable. */
export function LoadFailed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('kit.retry')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
