import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { changeRoleStatus, hiringKeys, type RoleOverview } from '../../../dataProviders/hiring.ts';
import { nextRoleStatuses, type RoleStatus } from '../../../domain/hiring/roleStatus.ts';
import type { RequisitionRecord } from '../../../resources/requisitions/requisitions.ts';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';
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
        <ConfirmedButton
          key={status}
          variant={role.status === 'draft' ? 'contained' : 'outlined'}
          title={wordOf(status)}
          text={translate(`hiring.ask.${status}`, { smart_count: role.retention_days })}
          destructive={status === 'closed'}
          busy={change.isPending}
          onConfirm={(close) => change.mutate(status, { onSettled: close })}
        >
          {wordOf(status)}
        </ConfirmedButton>
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
