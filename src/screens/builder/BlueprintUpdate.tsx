import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ResourceContextProvider, useRecordContext } from 'react-admin';
import { blueprintProfileQuery } from '../../../dataProviders/builder.ts';
import { type BlueprintRecord, blueprints } from '../../../resources/blueprints/blueprints.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { CrudUpdate } from '../../kit/crud/CrudForm.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { BlueprintVersionStatus } from './BlueprintVersionStatus.tsx';
import { StakeholderRankings } from './StakeholderRankings.tsx';
import { TargetRanges } from './TargetRanges.tsx';

/** One version of a blueprint: its form, its status, the rankings of stakeholders and the target ranges. */
export default function BlueprintUpdate() {
  return (
    <ResourceContextProvider value={blueprints.name}>
      <CrudUpdate
        of={blueprints}
        after="edit"
        mayEdit={(record) => record?.status === 'draft'}
        below={<BlueprintProfile />}
      />
    </ResourceContextProvider>
  );
}

function BlueprintProfile() {
  const blueprint = useRecordContext<BlueprintRecord>();
  const query = useQuery({
    ...blueprintProfileQuery(useAccountId(), Number(blueprint?.id)),
    enabled: blueprint !== undefined,
  });
  if (!blueprint) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <QueryState query={query} failed="builder.blueprint.failed" loading="builder.blueprint.loading">
        {(profile) => (
          <>
            <BlueprintVersionStatus blueprint={blueprint} profile={profile} />
            <StakeholderRankings blueprint={blueprint} profile={profile} />
            <TargetRanges key={blueprint.id} blueprint={blueprint} profile={profile} />
          </>
        )}
      </QueryState>
    </Box>
  );
}
