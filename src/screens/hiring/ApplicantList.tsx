import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  applicantsQuery,
  hiringKeys,
  type RoleOverview,
  remindApplicants,
} from '../../../dataProviders/hiring.ts';
import type { RequisitionRecord } from '../../../resources/requisitions/requisitions.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { Pagination } from '../../kit/lists/Pagination.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { ApplicantFilters } from './ApplicantFilters.tsx';
import { ApplicantTable } from './ApplicantTable.tsx';
import { InviteApplicantsDialog } from './InviteApplicantsDialog.tsx';
import { SelectedApplicantsBar } from './SelectedApplicantsBar.tsx';
import { applicantPageSizes, useApplicantFilters } from './useApplicantFilters.ts';

interface Selection {
  readonly stage: string;
  readonly ids: ReadonlySet<number>;
}

interface Props {
  readonly role: RequisitionRecord;
  readonly overview: RoleOverview;
}

/** The applicants of a role, a page at a time; selected ones can be moved together. */
export function ApplicantList({ role, overview }: Props) {
  const translate = useTranslate();
  const [filters, setFilters] = useApplicantFilters();
  const [selection, setSelection] = useState<Selection>({ stage: filters.stage, ids: new Set() });
  // Another part of the page can change the stage; rows that aren't listed anymore must not stay selected.
  const selectedIds: ReadonlySet<number> = selection.stage === filters.stage ? selection.ids : new Set();
  const setSelectedIds = (ids: ReadonlySet<number>) => setSelection({ stage: filters.stage, ids });
  const body = { ...filters, stage: filters.stage || null, requisition_id: role.id };
  const query = useQuery(applicantsQuery(useAccountId(), body));
  const stages = overview.funnel.map(({ stage }) => stage);
  const handleChange: typeof setFilters = (change) => {
    setSelectedIds(new Set());
    setFilters(change);
  };
  const handleSelect = (ids: readonly number[], isSelected: boolean) =>
    setSelectedIds(
      new Set(isSelected ? [...selectedIds, ...ids] : [...selectedIds].filter((id) => !ids.includes(id))),
    );
  return (
    <Panel title={translate('hiring.applicants.title')} action={<Actions role={role} overview={overview} />}>
      <ApplicantFilters filters={filters} stages={stages} total={query.data?.total} onChange={handleChange} />
      <QueryState query={query} failed="hiring.applicants.failed" loading="hiring.applicants.loading">
        {({ applicants, total }) =>
          total === 0 ? (
            <SecondaryText sx={{ py: 3, textAlign: 'center' }}>
              {translate(overview.total === 0 ? 'hiring.applicants.none' : 'hiring.applicants.nothing')}
            </SecondaryText>
          ) : (
            <>
              <ApplicantTable
                title={role.title}
                applicants={applicants}
                selectedIds={selectedIds}
                onSelect={handleSelect}
              />
              {role.status === 'open' && selectedIds.size > 0 && (
                <SelectedApplicantsBar
                  role={role}
                  stages={stages}
                  selectedIds={selectedIds}
                  onDone={() => setSelectedIds(new Set())}
                />
              )}
              <Pagination
                total={total}
                page={filters.page}
                pageSize={filters.per_page}
                pageSizes={applicantPageSizes}
                onPage={(page) => handleChange({ page })}
                onPageSize={(size) =>
                  handleChange({ per_page: applicantPageSizes.find((one) => one === size) })
                }
              />
            </>
          )
        }
      </QueryState>
    </Panel>
  );
}

function Actions({ role, overview }: Props) {
  const translate = useTranslate();
  const [isInviting, setInviting] = useState(false);
  const remind = useAction(remindApplicants, { invalidates: hiringKeys });
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
      {isInviting && <InviteApplicantsDialog roleId={role.id} onClose={() => setInviting(false)} />}
    </Box>
  );
}
