import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { errorText, HttpError } from '../../../dataProviders/errors.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';

interface Asked {
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** What stands in place of something that is still to come, did not come, or is not for whoever asks. */
export function LoadingList({ asked }: { readonly asked: Asked }) {
  const translate = useTranslate();
  const { error } = asked;
  if (error instanceof HttpError && (error.status === 403 || error.status === 404)) {
    const text = error.status === 403 ? errorText(error) : null;
    return (
      <StateCard
        role="alert"
        title={translate('raters.closed.title')}
        text={text ?? translate('raters.closed.text')}
      />
    );
  }
  if (asked.isError) {
    return <LoadFailed text={translate('raters.failed')} onRetry={() => void asked.refetch()} />;
  }
  return (
    <Box role="status" aria-label={translate('raters.loading')}>
      <Skeleton height={36} width="40%" />
      <Skeleton height={36} />
      <Skeleton height={36} />
    </Box>
  );
}
