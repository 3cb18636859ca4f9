import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type OwnFactor, ownFactorQuery } from '../../../dataProviders/twoFactor.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { type FactorAction, TwoFactorDialog } from './TwoFactorDialog.tsx';

/** The person's second factor and its actions. */
export function TwoFactorPanel() {
  const translate = useTranslate();
  const [action, setAction] = useState<FactorAction | null>(null);
  const query = useQuery(ownFactorQuery(useAccountId()));
  return (
    <Panel title={translate('profile.factor.title')}>
      <QueryState query={query} failed="profile.factor.failed">
        {(factor) => <FactorStatus factor={factor} onAction={setAction} />}
      </QueryState>
      {action && <TwoFactorDialog action={action} onClose={() => setAction(null)} />}
    </Panel>
  );
}

interface FactorStatusProps {
  readonly factor: OwnFactor;
  readonly onAction: (action: FactorAction) => void;
}

function FactorStatus({ factor: { kind, recovery_codes, demanded }, onAction }: FactorStatusProps) {
  const translate = useTranslate();
  const status = kind ?? (demanded ? 'demanded' : 'none');
  const actions: readonly FactorAction[] =
    kind === null ? ['app', 'mail'] : [kind === 'app' ? 'mail' : 'app', 'renew', 'off'];
  return (
    <>
      <div>
        <Typography>{translate(`profile.factor.is.${status}`)}</Typography>
        {kind !== null && (
          <Typography color={recovery_codes < 3 ? 'error' : 'text.secondary'}>
            {translate('profile.factor.codesLeft', { smart_count: recovery_codes })}
          </Typography>
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions.map((action) => (
          <Button key={action} variant={kind === null ? 'outlined' : 'text'} onClick={() => onAction(action)}>
            {translate(`profile.factor.actions.${kind !== null && action === 'app' ? 'toApp' : action}`)}
          </Button>
        ))}
      </Box>
    </>
  );
}
