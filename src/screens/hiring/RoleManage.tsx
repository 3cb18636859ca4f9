import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { type RoleOverview, roleOverviewQuery } from '../../../dataProviders/hiring.ts';
import { type RequisitionRecord, requisitions } from '../../../resources/requisitions/requisitions.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { ApplicantList } from './ApplicantList.tsx';
import { ApplicationLink } from './ApplicationLink.tsx';
import { hiringPaths } from './hiringPaths.ts';
import { RoleActions } from './RoleActions.tsx';
import { StageFunnel } from './StageFunnel.tsx';

/** One role: the progress of its applicants, the link to apply, and the applicants. */
export default function RoleManage() {
  const id = Number(useParams().id);
  const role = useGetOne<RequisitionRecord>(requisitions.name, { id }, { retry: false });
  const overview = useQuery(roleOverviewQuery(useAccountId(), id));
  const states = { failed: 'hiring.failed', missing: 'hiring.missing', loading: 'hiring.loading' };
  return (
    <>
      <BackLink to={hiringPaths.list} label="hiring.list" />
      <QueryState query={role} shape="page" {...states}>
        {(record) => (
          <QueryState query={overview} shape="page" {...states}>
            {(counts) => <RoleDetails role={record} overview={counts} />}
          </QueryState>
        )}
      </QueryState>
    </>
  );
}

interface Props {
  readonly role: RequisitionRecord;
  readonly overview: RoleOverview;
}

function RoleDetails({ role, overview }: Props) {
  const translate = useTranslate();
  return (
    <>
      <PageHeader
        title={role.title}
        chip={
          <StatusChip
            status={role.status}
            label={translate(`resources.requisitions.choices.status.${role.status}`)}
          />
        }
        action={<RoleActions role={role} overview={overview} />}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <StageFunnel overview={overview} />
        <ApplicationLink role={role} url={overview.public_url ?? null} />
        {role.status !== 'draft' && <ApplicantList role={role} overview={overview} />}
      </Box>
    </>
  );
}
