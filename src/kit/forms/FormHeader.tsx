import { Box, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, useEditContext, useTranslate } from 'react-admin';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import { pageWidths } from '../../theme/pageWidths.ts';
import { BackLink } from '../page/BackLink.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { useHasLoadedRecord } from '../states/useHasLoadedRecord.ts';

function BackToListLink({ of }: { readonly of: Resource }) {
  return <BackLink to={useCreatePath()({ resource: of.name, type: 'list' })} label="kit.back" />;
}

/** The link back to the list and the page title. */
export function FormHeader({ of, title }: { readonly of: Resource; readonly title: string }) {
  return (
    <Box>
      <BackToListLink of={of} />
      <PageHeader title={title} />
    </Box>
  );
}

/** Takes the place of a form until its record has loaded. */
function FormSkeleton({ of }: { readonly of: Resource }) {
  return (
    <Stack spacing={2} sx={{ maxWidth: pageWidths.form }} aria-busy="true">
      <Skeleton height={48} width="50%" />
      {of.list.map((name) => (
        <Skeleton key={name} variant="rounded" height={40} />
      ))}
    </Stack>
  );
}

interface LoadedRecordFormProps {
  readonly of: Resource;
  /** Whether something else has to load. */
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

/** The form once its record has loaded; before that a skeleton, or the error with a retry button. */
export function LoadedRecordForm({ of, isWaiting = false, children }: LoadedRecordFormProps) {
  const { record, error, refetch } = useEditContext();
  const translate = useTranslate();
  const hasLoaded = useHasLoadedRecord();
  if (error && !hasLoaded) {
    const isGone = 'status' in error && (error.status === 404 || error.status === 403);
    return (
      <>
        {isGone ? (
          <Box sx={{ mb: 1 }}>
            <BackToListLink of={of} />
          </Box>
        ) : (
          <FormHeader of={of} title={translate(`resources.${of.name}.update`)} />
        )}
        <ErrorState failure={error} failed="kit.formFailed" missing="kit.missing" onRetry={() => refetch()} />
      </>
    );
  }
  if (!hasLoaded || isWaiting) return <FormSkeleton of={of} />;
  return (
    <>
      <FormHeader of={of} title={recordLabel(of, record) || translate(`resources.${of.name}.update`)} />
      {children}
    </>
  );
}
