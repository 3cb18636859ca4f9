import { Box, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Rows that are still to come. */
export function TaskRows() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('tasks.loading')} sx={{ px: 2, pb: 2 }}>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} height={36} />
      ))}
    </Box>
  );
}

/** What stands here when there is something. */
export function NoTasks({ of }: { readonly of: 'outbox' | 'jobs' | 'scoring' | 'schedules' }) {
  const translate = useTranslate();
  return (
    <Box sx={{ px: 2, pb: 3, maxWidth: 640 }}>
      <Typography sx={{ fontWeight: 500 }}>{translate(`tasks.${of}.empty.title`)}</Typography>
      <Typography color="text.secondary">{translate(`tasks.${of}.empty.text`)}</Typography>
    </Box>
  );
}
