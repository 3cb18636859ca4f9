import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  type FactorSetup,
  factorKeys,
  renewRecoveryCodes,
  startFactorSetup,
  turnOffSecondFactor,
} from '../../../dataProviders/twoFactor.ts';
import { PageDialog } from '../../kit/page/PageDialog.tsx';
import { useAction } from '../../kit/useAction.ts';
import { FactorCodeStep } from './FactorCodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Set up an app or email codes, renew recovery codes, or turn the second factor off. */
export type FactorAction = 'app' | 'mail' | 'renew' | 'off';

interface Props {
  readonly action: FactorAction;
  readonly onClose: () => void;
}

/** The password, then the first code of a new second factor, then the recovery codes, which are shown once. */
export function TwoFactorDialog({ action, onClose }: Props) {
  const translate = useTranslate();
  const [setup, setSetup] = useState<FactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const start = useAction(
    async (password: string) => {
      if (action === 'off') return turnOffSecondFactor(password);
      if (action === 'renew') setCodes(await renewRecoveryCodes(password));
      else setSetup(await startFactorSetup(action, password));
      return null;
    },
    {
      invalidates: factorKeys,
      isShownOnPage: () => true,
      onDone: () => {
        if (action === 'off') onClose();
      },
    },
  );
  const isStarted = setup !== null || codes !== null;
  return (
    <PageDialog
      title={translate(codes ? 'profile.factor.codes.title' : `profile.factor.titles.${action}`)}
      // Neither a click outside nor one during a request must lose codes that are shown only once.
      onClose={isStarted || start.isPending ? undefined : onClose}
      maxWidth="xs"
    >
      {!isStarted && (
        <PasswordStep
          text={translate(`profile.factor.password.${action}`)}
          submit={translate(`profile.factor.next.${action === 'off' ? 'off' : 'on'}`)}
          isDestructive={action === 'off'}
          action={start}
          onClose={onClose}
        />
      )}
      {setup && !codes && <FactorCodeStep setup={setup} onConfirmed={setCodes} onClose={onClose} />}
      {codes && <RecoveryCodes codes={codes} onClose={onClose} />}
    </PageDialog>
  );
}
