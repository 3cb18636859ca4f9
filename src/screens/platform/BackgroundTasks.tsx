import RefreshIcon from '@mui/icons-material/Refresh';
import { Box, Button } from '@mui/material';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { taskKeys } from '../../../dataProviders/backgroundTasks.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { JobRuns } from './JobRuns.tsx';
import { JobSchedules } from './JobSchedules.tsx';
import { MailOutbox } from './MailOutbox.tsx';
import { ScoringRuns } from './ScoringRuns.tsx';

/** The platform's background tasks: scoring, schedules, unsent emails and jobs. Lists of any length come last. */
export default function BackgroundTasks() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [queryKey] = taskKeys(useAccountId());
  const isFetching = useIsFetching({ queryKey }) > 0;
  const refresh = (
    <Button
      variant="outlined"
      startIcon={<RefreshIcon />}
      loading={isFetching}
      loadingPosition="start"
      onClick={() => void queryClient.invalidateQueries({ queryKey })}
    >
      {translate('tasks.refresh')}
    </Button>
  );
  return (
    <>
      <PageHeader title={translate('tasks.title')} purpose={translate('tasks.purpose')} action={refresh} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ScoringRuns />
        <JobSchedules />
        <MailOutbox />
        <JobRuns />
      </Box>
    </>
  );
}
