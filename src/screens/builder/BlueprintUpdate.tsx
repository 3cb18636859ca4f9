import { Box, Skeleton } from '@mui/material';
import { ResourceContextProvider, useRecordContext, useTranslate } from 'react-admin';
import { type BlueprintRecord, blueprints } from '../../../resources/blueprints/blueprints.ts';
import { CrudUpdate } from '../../kit/crud/CrudForm.tsx';
import { Failed } from '../../kit/lists/ListStates.tsx';
import { Ranges } from './Ranges.tsx';
import { Rankings } from './Rankings.tsx';
import { useProfile } from './useProfile.ts';
import { VersionStatus } from './VersionStatus.tsx';

/** One version of a blueprint: its words, where it stands, the rankings it rests on, and the ranges it wants. */
export default function BlueprintUpdate() {
  return (
    <ResourceContextProvider value={blueprints.name}>
      <CrudUpdate
        of={blueprints}
        after="edit"
        mayEdit={(record) => record?.status === 'draft'}
        below={<Parts />}
      />
    </ResourceContextProvider>
  );
}

function Parts() {
  const blueprint = useRecordContext<BlueprintRecord>();
  const translate = useTranslate();
  const { data, isPending, isError, refetch } = useProfile();
  if (!blueprint) return null;
  if (isError) return <Failed text="builder.blueprint.failed" onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Box role="status" aria-label={translate('builder.blueprint.loading')} sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1000, mt: 2 }}>
      <VersionStatus blueprint={blueprint} profile={data} />
      <Rankings blueprint={blueprint} profile={data} />
      <Ranges key={blueprint.id} blueprint={blueprint} profile={data} />
    </Box>
  );
}
