import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

/** In place of a part of a page that could not be loaded; the rest of the page stays usable. */
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
