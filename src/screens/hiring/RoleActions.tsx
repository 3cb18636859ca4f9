import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { changeRoleStatus, type RoleOverview } from '../../../dataProviders/hiring.ts';
import { nextRoleStatuses, type RoleStatus } from '../../../domain/hiring/roleStatus.ts';
import type { RequisitionRecord } from '../../../resources/requisitions/requisitions.ts';
import { hiringPaths } from './hiringPaths.ts';
import { StagesDialog } from './StagesDialog.tsx';
import { useChange } from './useHiring.ts';

interface Props {
  readonly role: RequisitionRecord;
  readonly overview: RoleOverview;
}

/** What can become of a role now, each asked again; editing it and its stages beside that. */
export function RoleActions({ role, overview }: Props) {
  const translate = useTranslate();
  const [asked, ask] = useState<RoleStatus | null>(null);
  const [naming, setNaming] = useState(false);
  const change = useChange((status: RoleStatus) => changeRoleStatus({ requisition_id: role.id, status }));
  const next = nextRoleStatuses(role.status).filter((status) => status !== 'open' || !overview.has_rates);
  const wordOf = (status: RoleStatus) =>
    translate(role.status === 'closed' ? 'hiring.to.reopen' : `hiring.to.${status}`);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {next.map((status) => (
        <Button
          key={status}
          variant={role.status === 'draft' ? 'contained' : 'outlined'}
          onClick={() => ask(status)}
        >
          {wordOf(status)}
        </Button>
      ))}
      {role.status === 'draft' && (
        <Button onClick={() => setNaming(true)}>{translate('hiring.stages.change')}</Button>
      )}
      {role.status !== 'closed' && (
        <Button component={Link} to={hiringPaths.edit(role.id)}>
          {translate('hiring.edit')}
        </Button>
      )}
      {role.status !== 'draft' && (
        <Button component={Link} to={hiringPaths.rates(role.id)}>
          {translate('hiring.selectionRates')}
        </Button>
      )}
      {asked && (
        <Confirm
          isOpen
          title={wordOf(asked)}
          content={translate(`hiring.ask.${asked}`, { smart_count: role.retention_days })}
          confirm={wordOf(asked)}
          cancel={translate('hiring.cancel')}
          confirmColor={asked === 'closed' ? 'warning' : 'primary'}
          loading={change.isPending}
          onConfirm={() => change.mutate(asked, { onSettled: () => ask(null) })}
          onClose={() => ask(null)}
        />
      )}
      {naming && (
        <StagesDialog
          roleId={role.id}
          stages={overview.funnel.map(({ stage }) => stage)}
          onClose={() => setNaming(false)}
        />
      )}
    </Box>
  );
}
