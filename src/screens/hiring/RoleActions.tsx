import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { changeRoleStatus, hiringKeys, type RoleOverview } from '../../../dataProviders/hiring.ts';
import { nextRoleStatuses, type RoleStatus } from '../../../domain/hiring/roleStatus.ts';
import type { RequisitionRecord } from '../../../resources/requisitions/requisitions.ts';
import { useAction } from '../../kit/useAction.ts';
import { hiringPaths } from './hiringPaths.ts';
import { StagesDialog } from './StagesDialog.tsx';

interface Props {
  readonly role: RequisitionRecord;
  readonly overview: RoleOverview;
}

/** The status changes of a role, each with a confirmation, and the links to edit it. */
export function RoleActions({ role, overview }: Props) {
  const translate = useTranslate();
  const [nextStatus, setNextStatus] = useState<RoleStatus | null>(null);
  const [isNamingStages, setNamingStages] = useState(false);
  const change = useAction((status: RoleStatus) => changeRoleStatus({ requisition_id: role.id, status }), {
    invalidates: hiringKeys,
  });
  const next = nextRoleStatuses(role.status).filter((status) => status !== 'open' || !overview.has_rates);
  const wordOf = (status: RoleStatus) =>
    translate(role.status === 'closed' ? 'hiring.to.reopen' : `hiring.to.${status}`);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {next.map((status) => (
        <Button
          key={status}
          variant={role.status === 'draft' ? 'contained' : 'outlined'}
          onClick={() => setNextStatus(status)}
        >
          {wordOf(status)}
        </Button>
      ))}
      {role.status === 'draft' && (
        <Button onClick={() => setNamingStages(true)}>{translate('hiring.stages.change')}</Button>
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
      {nextStatus && (
        <Confirm
          isOpen
          title={wordOf(nextStatus)}
          content={translate(`hiring.ask.${nextStatus}`, { smart_count: role.retention_days })}
          confirm={wordOf(nextStatus)}
          cancel={translate('hiring.cancel')}
          confirmColor={nextStatus === 'closed' ? 'warning' : 'primary'}
          loading={change.isPending}
          onConfirm={() => change.mutate(nextStatus, { onSettled: () => setNextStatus(null) })}
          onClose={() => setNextStatus(null)}
        />
      )}
      {isNamingStages && (
        <StagesDialog
          roleId={role.id}
          stages={overview.funnel.map(({ stage }) => stage)}
          onClose={() => setNamingStages(false)}
        />
      )}
    </Box>
  );
}
