import { Box } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { RoleOverview } from '../../../dataProviders/hiring.ts';
import { type RequisitionRecord, requisitions } from '../../../resources/requisitions/requisitions.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { Applicants } from './Applicants.tsx';
import { Funnel } from './Funnel.tsx';
import { HiringError, HiringLoading } from './HiringStates.tsx';
import { hiringPaths } from './hiringPaths.ts';
import { PublicLink } from './PublicLink.tsx';
import { RoleActions } from './RoleActions.tsx';
import { useOverview } from './useHiring.ts';

/** One role: how far its applicants are, how one applies, and who they are. */
export default function RoleManage() {
  const id = Number(useParams().id);
  const role = useGetOne<RequisitionRecord>(requisitions.name, { id }, { retry: false });
  const overview = useOverview(id);
  const failure = role.error ?? overview.error;
  const retry = () => {
    void role.refetch();
    void overview.refetch();
  };
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <BackLink to={hiringPaths.list} label="hiring.list" />
      {failure && (
        <HiringError failure={failure} failed="hiring.failed" missing="hiring.missing" onRetry={retry} />
      )}
      {!failure && (role.isPending || overview.isPending) && <HiringLoading />}
      {role.data && overview.data && <Role role={role.data} overview={overview.data} />}
    </Box>
  );
}

interface Props {
  readonly role: RequisitionRecord;
  readonly overview: RoleOverview;
}

function Role({ role, overview }: Props) {
  const translate = useTranslate();
  const title = (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {role.title}
      </Box>
      <StatusChip word={translate(`hiring.status.${role.status}`)} />
    </Box>
  );
  return (
    <>
      <PageHeading title={title} action={<RoleActions role={role} overview={overview} />} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Funnel overview={overview} />
        <PublicLink role={role} url={overview.public_url ?? null} />
        {role.status !== 'draft' && <Applicants role={role} overview={overview} />}
      </Box>
    </>
  );
}
