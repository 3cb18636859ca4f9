import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Policies, readPolicies, removePolicy } from '../../../dataProviders/security.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { PolicyDialog } from './PolicyDialog.tsx';
import { PolicyForm } from './PolicyForm.tsx';
import { securityKey, useSecurityAction } from './useSecurityFilters.ts';

type AccountPolicy = Policies['accounts'][number];

/** What passwords and sessions must keep to. */
export function Policy() {
  const translate = useTranslate();
  const query = useQuery({ queryKey: [securityKey, 'policies'], queryFn: readPolicies });
  if (query.isError) {
    return <LoadFailed text={translate('security.policy.failed')} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <Skeleton variant="rounded" height={420} sx={{ maxWidth: 640 }} />;
  const { platform } = query.data;
  return (
    <Box sx={{ maxWidth: 640, display: 'grid', gap: 3 }}>
      <Card component="section" sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        <div>
          <Typography variant="h2">{translate('security.policy.platform')}</Typography>
          <Typography color="text.secondary">{translate('security.policy.platformHelp')}</Typography>
        </div>
        <PolicyForm key={JSON.stringify(platform)} policy={platform} accountId={null} />
      </Card>
      <Accounts policies={query.data} />
    </Box>
  );
}

function Accounts({ policies }: { readonly policies: Policies }) {
  const translate = useTranslate();
  const [edited, edit] = useState<AccountPolicy | 'new' | null>(null);
  const [removed, remove] = useState<AccountPolicy | null>(null);
  const removing = useSecurityAction(
    () => removePolicy(removed?.account_id ?? 0),
    () => remove(null),
  );
  return (
    <Card component="section" sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <div>
        <Typography variant="h2">{translate('security.policy.accounts')}</Typography>
        <Typography color="text.secondary">{translate('security.policy.accountsHelp')}</Typography>
      </div>
      {policies.accounts.length === 0 && <Typography>{translate('security.policy.none')}</Typography>}
      {policies.accounts.map((policy) => (
        <Row
          key={policy.account_id}
          policy={policy}
          onEdit={() => edit(policy)}
          onRemove={() => remove(policy)}
        />
      ))}
      <Button variant="outlined" onClick={() => edit('new')}>
        {translate('security.policy.add')}
      </Button>
      {edited && (
        <PolicyDialog
          policies={policies}
          edited={edited === 'new' ? null : edited}
          onClose={() => edit(null)}
        />
      )}
      {removed && (
        <ConfirmDialog
          destructive
          title={translate('security.policy.removeTitle', { account: removed.account })}
          confirm={translate('security.policy.remove')}
          busy={removing.isPending}
          onConfirm={() => removing.mutate()}
          onClose={() => remove(null)}
        >
          <Typography>{translate('security.policy.removeText')}</Typography>
        </ConfirmDialog>
      )}
    </Card>
  );
}

interface RowProps {
  readonly policy: AccountPolicy;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Row({ policy, onEdit, onRemove }: RowProps) {
  const translate = useTranslate();
  const { account, two_factor } = policy;
  const numbers = (['min_length', 'idle_minutes', 'absolute_hours'] as const).map((field) =>
    translate(`security.policy.row.${field}`, { count: policy[field].toLocaleString() }),
  );
  const factor = `${translate('security.policy.fields.two_factor')}: ${translate(`security.policy.demands.${two_factor}`)}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', width: 1 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{account}</Typography>
        <Typography variant="body2" color="text.secondary">
          {[...numbers, factor].join(' · ')}
        </Typography>
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
