import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Policies, policiesQuery, removePolicy, securityKeys } from '../../../dataProviders/security.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { PageColumns } from '../../kit/page/PageColumns.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { AccountPolicyDialog } from './AccountPolicyDialog.tsx';
import { SecurityPolicyForm } from './SecurityPolicyForm.tsx';

type AccountPolicy = Policies['accounts'][number];

/** The policy of the platform and the stricter ones of accounts. */
export function SecurityPolicies() {
  const translate = useTranslate();
  const query = useQuery(policiesQuery(useAccountId()));
  return (
    <QueryState query={query} failed="security.policy.failed">
      {(policies) => (
        <PageColumns main="form" aside={<AccountPolicies policies={policies} />}>
          <Panel
            title={translate('security.policy.platform')}
            text={translate('security.policy.platformHelp')}
          >
            <SecurityPolicyForm
              key={JSON.stringify(policies.platform)}
              policy={policies.platform}
              accountId={null}
            />
          </Panel>
        </PageColumns>
      )}
    </QueryState>
  );
}

function AccountPolicies({ policies }: { readonly policies: Policies }) {
  const translate = useTranslate();
  const [edited, setEdited] = useState<AccountPolicy | 'new' | null>(null);
  const [removed, setRemoved] = useState<AccountPolicy | null>(null);
  const remove = useAction(removePolicy, { invalidates: securityKeys, onDone: () => setRemoved(null) });
  return (
    <Panel title={translate('security.policy.accounts')} text={translate('security.policy.accountsHelp')}>
      {policies.accounts.length === 0 && <Typography>{translate('security.policy.none')}</Typography>}
      {policies.accounts.map((policy) => (
        <Row
          key={policy.account_id}
          policy={policy}
          onEdit={() => setEdited(policy)}
          onRemove={() => setRemoved(policy)}
        />
      ))}
      <Button variant="outlined" onClick={() => setEdited('new')} sx={{ justifySelf: 'start' }}>
        {translate('security.policy.add')}
      </Button>
      {edited && (
        <AccountPolicyDialog
          policies={policies}
          edited={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && (
        <ConfirmDialog
          destructive
          title={translate('security.policy.removeTitle', { account: removed.account })}
          confirm={translate('security.policy.remove')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(removed.account_id)}
          onClose={() => setRemoved(null)}
        >
          <Typography>{translate('security.policy.removeText')}</Typography>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

interface RowProps {
  readonly policy: AccountPolicy;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Row({ policy, onEdit, onRemove }: RowProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { account, two_factor } = policy;
  const numbers = (['min_length', 'idle_minutes', 'absolute_hours'] as const).map((field) =>
    translate(`security.policy.row.${field}`, { count: format.number(policy[field]) }),
  );
  const factor = `${translate('security.policy.fields.two_factor')}: ${translate(`security.policy.demands.${two_factor}`)}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', width: 1 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{account}</Typography>
        <Hint>{[...numbers, factor].join(' · ')}</Hint>
      </Box>
      <Button size="small" aria-label={translate('security.policy.editOf', { account })} onClick={onEdit}>
        {translate('security.policy.edit')}
      </Button>
      <Button size="small" aria-label={translate('security.policy.removeOf', { account })} onClick={onRemove}>
        {translate('security.policy.remove')}
      </Button>
    </Box>
  );
}
