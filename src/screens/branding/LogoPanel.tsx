import { Alert, AlertTitle, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  type AccountBranding,
  brandingKeys,
  removeLogo,
  uploadLogo,
} from '../../../dataProviders/branding.ts';
import { fitLogo } from '../../../domain/branding/logos.ts';
import { failureText } from '../../kit/failureText.ts';
import { FileDrop } from '../../kit/forms/FileDrop.tsx';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';

/** SVG can be chosen, because the server explains what to do instead. */
const fileTypes = ['.png', '.jpg', '.jpeg', '.webp', '.svg'] as const;
const box = { width: 320, height: 96 };

/** Shows, replaces and removes the logo. */
export function LogoPanel({ branding }: { readonly branding: AccountBranding }) {
  const translate = useTranslate();
  const upload = useAction(uploadLogo, { invalidates: brandingKeys, isShownOnPage: () => true });
  const { company, logo } = branding;
  const name = upload.variables?.name ?? '';
  return (
    <Panel
      title={translate('branding.logo.title')}
      text={translate('branding.logo.text')}
      action={logo && <RemoveLogo />}
    >
      {logo ? (
        <Box
          sx={{
            p: 2,
            bgcolor: '#ffffff',
            border: 1,
            borderColor: 'divider',
            justifySelf: 'start',
            maxWidth: 1,
          }}
        >
          <img
            src={logo.path}
            alt={translate('branding.logo.current', { company })}
            {...fitLogo(logo, box)}
            style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
          />
        </Box>
      ) : (
        <Typography>{translate('branding.logo.none')}</Typography>
      )}
      <Hint>{translate('branding.logo.hint')}</Hint>
      <FileDrop
        label={translate('branding.logo.label')}
        accept={fileTypes}
        onFiles={([file]) => {
          if (file && !upload.isPending) upload.mutate(file);
        }}
      />
      {upload.isPending && (
        <Box role="status">
          <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {translate('branding.logo.sending', { name })}
          </Typography>
          <LinearProgress aria-label={translate('branding.logo.sending', { name })} />
        </Box>
      )}
      {upload.error && (
        <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          <AlertTitle>{translate('branding.logo.refused', { name })}</AlertTitle>
          {failureText(upload.error, translate)}
        </Alert>
      )}
    </Panel>
  );
}

function RemoveLogo() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const remove = useAction(removeLogo, { invalidates: brandingKeys, onDone: () => setOpen(false) });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('branding.logo.remove')}</Button>
      {isOpen && (
        <ConfirmDialog
          destructive
          title={translate('branding.logo.removeTitle')}
          confirm={translate('branding.logo.remove')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setOpen(false)}
        >
          <Typography>{translate('branding.logo.removeText')}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
