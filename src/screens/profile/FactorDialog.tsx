import { Dialog, DialogContent, DialogTitle, useMediaQuery, useTheme } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import {
  type Begun,
  beginFactor,
  confirmFactor,
  renewRecoveryCodes,
  turnFactorOff,
} from '../../../dataProviders/twoFactor.ts';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Setting up an app or codes by mail, new recovery codes, or none of it any more. */
export type FactorAction = 'app' | 'mail' | 'renew' | 'off';

interface FactorDialogProps {
  readonly deed: FactorAction;
  readonly onClose: () => void;
}

/** First the password; then, for a new second factor, its first code; then the recovery codes, shown once. */
export function FactorDialog({ deed, onClose }: FactorDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const start = async (password: string) => {
    if (deed === 'renew') return setCodes(await renewRecoveryCodes(password));
    if (deed !== 'off') return setBegun(await beginFactor(deed, password));
    notify(await turnFactorOff(password), { type: 'success' });
    onClose();
  };
  const isStarted = begun !== null || codes !== null;
  return (
    <Dialog
      open
      // A click beside it must not lose codes that are shown this once.
      onClose={isStarted ? undefined : onClose}
      aria-labelledby={titleId}
      fullScreen={isPhone}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId} variant="h2">
        {translate(codes ? 'profile.factor.codes.title' : `profile.factor.titles.${deed}`)}
      </DialogTitle>
      <DialogContent>
        {!isStarted && (
          <PasswordStep
            text={translate(`profile.factor.password.${deed}`)}
            submit={translate(`profile.factor.next.${deed === 'off' ? 'off' : 'on'}`)}
            destructive={deed === 'off'}
            onSend={start}
            onClose={onClose}
          />
        )}
        {begun && !codes && (
          <CodeStep
            begun={begun}
            onSend={async (code) => setCodes(await confirmFactor(code))}
            onClose={onClose}
          />
        )}
        {codes && <RecoveryCodes codes={codes} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  );
}
