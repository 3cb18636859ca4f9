import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';

interface Asked {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** What stands in place of something that is still to come, or did not. */
export function LoadingTable({ asked }: { readonly asked: Asked }) {
  const translate = useTranslate();
  if (asked.isError) {
    return <LoadFailed text={translate('relationships.failed')} onRetry={() => void asked.refetch()} />;
  }
  if (!asked.isPending) return null;
  return (
    <Box role="status" aria-label={translate('relationships.loading')}>
      <Skeleton height={36} width="40%" />
      <Skeleton height={36} />
      <Skeleton height={36} />
    </Box>
  );
}
