import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { CopyableLink } from '../../kit/forms/CopyableLink.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';

/** The link to a view, with who can open it. */
export function ShareLink({ path }: { readonly path: string }) {
  const translate = useTranslate();
  const { ownAccount, currentAccount } = usePerson();
  const url = new URL(path, window.location.origin).href;
  const company = currentAccount.company_name || currentAccount.name;
  const isEmulating = ownAccount.id !== currentAccount.id;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{translate('results.sharing.link.title')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', maxWidth: 640 }}>
        <CopyableLink url={url} texts="results.sharing.link" />
      </Box>
      <Hint sx={{ maxWidth: 640 }}>
        {translate(`results.sharing.link.${isEmulating ? 'emulating' : 'text'}`, { company })}
      </Hint>
    </Box>
  );
}
