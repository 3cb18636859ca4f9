import { Box, Button, Skeleton, TablePagination, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type RoleOverview, remindApplicants } from '../../../dataProviders/hiring.ts';
import type { RequisitionRecord } from '../../../resources/requisitions/requisitions.ts';
import { Failed } from '../../kit/lists/ListStates.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { ApplicantFilters } from './ApplicantFilters.tsx';
import { ApplicantTable } from './ApplicantTable.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { MoveBar } from './MoveBar.tsx';
import { pageSizes, useApplicantFilters } from './useApplicantFilters.ts';
import { useApplicants, useChange } from './useHiring.ts';

interface Props {
  readonly role: RequisitionRecord;
  readonly overview: RoleOverview;
}

/** Who applies, a page at a time; those chosen can be moved together. */
export function Applicants({ role, overview }: Props) {
  const translate = useTranslate();
  const [filters, want] = useApplicantFilters();
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  const query = useApplicants({ ...filters, requisition_id: role.id });
  const stages = overview.funnel.map(({ stage }) => stage);
  const handleWant = (change: Parameters<typeof want>[0]) => {
    choose(new Set());
    want(change);
  };
  const handleChoose = (ids: readonly number[], on: boolean) =>
    choose(new Set(on ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));
  return (
    <Panel title={translate('hiring.applicants.title')} action={<Actions role={role} overview={overview} />}>
      <ApplicantFilters wanted={filters} stages={stages} total={query.data?.total} onChange={handleWant} />
      {query.isPending && (
        <Box role="status" aria-label={translate('hiring.applicants.loading')}>
          <Skeleton variant="rounded" height={160} />
        </Box>
      )}
      {query.error && <Failed text="hiring.applicants.failed" onRetry={() => void query.refetch()} />}
      {query.data?.total === 0 && (
        <Typography color="text.secondary" sx={{ py: 3, textAlign: 'center' }}>
          {translate(overview.total === 0 ? 'hiring.applicants.none' : 'hiring.applicants.nothing')}
        </Typography>
      )}
      {query.data && query.data.total > 0 && (
        <>
          <ApplicantTable
            title={role.title}
            applicants={query.data.applicants}
            chosen={chosen}
            onChoose={handleChoose}
          />
          {role.status === 'open' && chosen.size > 0 && (
            <MoveBar role={role} stages={stages} chosen={chosen} onDone={() => choose(new Set())} />
          )}
          <TablePagination
            component="div"
            count={query.data.total}
            page={filters.page - 1}
            rowsPerPage={filters.per_page}
            rowsPerPageOptions={[...pageSizes]}
            onPageChange={(_event, page) => handleWant({ page: page + 1 })}
            onRowsPerPageChange={(event) => handleWant({ per_page: Number(event.target.value) })}
            labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
          />
        </>
      )}
    </Panel>
  );
}

function Actions({ role, overview }: Props) {
  const translate = useTranslate();
  const [inviting, setInviting] = useState(false);
  const remind = useChange(remindApplicants);
  if (role.status !== 'open') return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" onClick={() => setInviting(true)}>
        {translate('hiring.invite.action')}
      </Button>
      {overview.finished < overview.total && (
        <Button
          loading={remind.isPending}
          onClick={() => remind.mutate({ requisition_id: role.id, applicant_ids: null })}
        >
          {translate('hiring.applicants.remindAll')}
        </Button>
      )}
      {inviting && <InviteDialog roleId={role.id} onClose={() => setInviting(false)} />}
    </Box>
  );
}
