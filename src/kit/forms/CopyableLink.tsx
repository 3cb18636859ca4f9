import { Button, TextField } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';

interface CopyableLinkProps {
  readonly url: string;
  /** The prefix of the translation keys `label`, `copy`, `copied` and `notCopied`. */
  readonly texts: string;
}

/** A link to be copied: a read-only field and its button, to be placed in a flex container. */
export function CopyableLink({ url, texts }: CopyableLinkProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify(`${texts}.copied`, { type: 'success' });
    } catch {
      notify(`${texts}.notCopied`, { type: 'warning' });
    }
  };
  return (
    <>
      <TextField
        label={translate(`${texts}.label`)}
        value={url}
        size="small"
        sx={{ flex: '1 1 260px' }}
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="outlined" onClick={() => void handleCopy()}>
        {translate(`${texts}.copy`)}
      </Button>
    </>
  );
}
