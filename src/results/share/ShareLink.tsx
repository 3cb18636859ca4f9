import { Box, Button, TextField, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';

/** The link to a view, with who can open it. */
export function ShareLink({ path }: { readonly path: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { ownAccount, currentAccount } = usePerson();
  const url = new URL(path, window.location.origin).href;
  const company = currentAccount.company_name || currentAccount.name;
  const isEmulating = ownAccount.id !== currentAccount.id;
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify('results.sharing.link.copied', { type: 'success' });
    } catch {
      notify('results.sharing.link.notCopied', { type: 'warning' });
    }
  };
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{translate('results.sharing.link.title')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', maxWidth: 640 }}>
        <TextField
          label={translate('results.sharing.link.label')}
          value={url}
          size="small"
          sx={{ flex: '1 1 260px' }}
          slotProps={{ htmlInput: { readOnly: true } }}
          onFocus={(event) => event.target.select()}
        />
        <Button variant="outlined" onClick={() => void handleCopy()}>
          {translate('results.sharing.link.copy')}
        </Button>
      </Box>
      <Hint sx={{ maxWidth: 640 }}>
        {translate(`results.sharing.link.${isEmulating ? 'emulating' : 'text'}`, { company })}
      </Hint>
    </Box>
  );
}
