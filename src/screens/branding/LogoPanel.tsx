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
import type { LogoChoice } from './useChosenLogo.ts';

const fileTypes = ['.png', '.jpg', '.jpeg', '.webp'] as const;
const box = { width: 320, height: 96 };

interface LogoPanelProps {
  readonly branding: AccountBranding;
  readonly choice: LogoChoice;
}

/** Shows, replaces and removes the logo. A chosen file is previewed until it's uploaded. */
export function LogoPanel({ branding, choice }: LogoPanelProps) {
  const translate = useTranslate();
  const { chosen, choose } = choice;
  const upload = useAction(uploadLogo, {
    invalidates: brandingKeys,
    isShownOnPage: () => true,
    onDone: () => choose(null),
  });
  const { company, logo } = branding;
  const name = chosen?.file.name ?? upload.variables?.name ?? '';
  const shown = chosen?.image ?? logo;
  const alt = chosen?.image
    ? translate('branding.logo.chosen', { name })
    : translate('branding.logo.current', { company });
  return (
    <Panel
      title={translate('branding.logo.title')}
      text={translate('branding.logo.text')}
      action={logo && !chosen && <RemoveLogo />}
    >
      {shown ? (
        <Box
          sx={{
            p: 2,
            bgcolor: '#ffffff',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            justifySelf: 'start',
            maxWidth: 1,
          }}
        >
          <img
            src={shown.path}
            alt={alt}
            {...fitLogo(shown, box)}
            style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
          />
        </Box>
      ) : (
        <Typography>{translate('branding.logo.none')}</Typography>
      )}
      {upload.error && (
        <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          <AlertTitle>{translate('branding.logo.refused', { name })}</AlertTitle>
          {failureText(upload.error, translate)}
        </Alert>
      )}
      {chosen ? (
        <Box role="status" sx={{ display: 'grid', gap: 2 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {translate(upload.isPending ? 'branding.logo.sending' : 'branding.logo.notYet', { name })}
          </Typography>
          {upload.isPending && <LinearProgress aria-label={translate('branding.logo.sending', { name })} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" loading={upload.isPending} onClick={() => upload.mutate(chosen.file)}>
              {translate('branding.logo.upload')}
            </Button>
            <Button disabled={upload.isPending} onClick={() => cancel()}>
              {translate('branding.logo.cancel')}
            </Button>
          </Box>
        </Box>
      ) : (
        <>
          <Hint>{translate('branding.logo.hint')}</Hint>
          <FileDrop
            label={translate('branding.logo.label')}
            accept={fileTypes}
            onFiles={([file]) => {
              upload.reset();
              choose(file ?? null);
            }}
          />
        </>
      )}
    </Panel>
  );

  function cancel() {
    upload.reset();
    choose(null);
  }
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
