import { Alert, Box, Button, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { SecondaryText } from '../page/SecondaryText.tsx';
import { NoMatches } from '../states/NoMatches.tsx';
import { NewRecordButton } from './NewRecordButton.tsx';

/** Shown instead of an empty list: an explanation and the button that creates the first record. */
export function EmptyList({ name, canCreate }: { readonly name: string; readonly canCreate: boolean }) {
  const translate = useTranslate();
  const title = useId();
  return (
    <Box
      component="section"
      aria-labelledby={title}
      sx={{ maxWidth: 480, mx: 'auto', py: 6, textAlign: 'center' }}
    >
      <Typography id={title} component="h2" variant="h6" gutterBottom>
        {translate(`resources.${name}.empty.title`)}
      </Typography>
      <SecondaryText sx={{ mb: 3 }}>{translate(`resources.${name}.empty.text`)}</SecondaryText>
      {canCreate ? <NewRecordButton name={name} /> : null}
    </Box>
  );
}

export function NoListMatches() {
  const { setFilters } = useListContext();
  return <NoMatches onClear={() => setFilters({}, undefined)} />;
}

/** An error with a retry button. */
export function ListFailure({
  text,
  onRetry,
}: {
  readonly text: string;
  readonly onRetry: () => void;
}): ReactNode {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" onClick={onRetry}>
          {translate('kit.retry')}
        </Button>
      }
    >
      {translate(text)}
    </Alert>
  );
}

export function FailedListState() {
  const { refetch } = useListContext();
  return <ListFailure text="kit.failed" onRetry={() => refetch()} />;
}
