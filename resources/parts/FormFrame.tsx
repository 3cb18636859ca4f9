import { Box, Link, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, useEditContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { labelOf } from '../kit/labelOf.ts';
import type { Resource } from '../kit/resource.ts';
import { Failed } from './ListStates.tsx';
import { PageHead } from './PageHead.tsx';
import { useHasArrived } from './useHasArrived.tsx';

/** The way back to the list, and what is edited. */
export function FormHead({ of, title }: { readonly of: Resource; readonly title: string }) {
  const translate = useTranslate();
  const list = useCreatePath()({ resource: of.name, type: 'list' });
  return (
    <Box>
      <Link component={RouterLink} to={list} variant="body2">
        {translate('kit.back')}
      </Link>
      <PageHead title={title} />
    </Box>
  );
}

/** The form once its record is there; until then its shape, and if it does not come, another try. */
export function Loaded({ of, children }: { readonly of: Resource; readonly children: ReactNode }) {
  const { record, error, refetch } = useEditContext();
  const translate = useTranslate();
  const hasArrived = useHasArrived();
  if (error && !hasArrived) return <Failed text="kit.formFailed" onRetry={() => refetch()} />;
  if (!hasArrived) {
    return (
      <Stack spacing={2} sx={{ maxWidth: 640 }} aria-busy="true">
        <Skeleton height={48} width="50%" />
        {of.list.map((name) => (
          <Skeleton key={name} variant="rounded" height={40} />
        ))}
      </Stack>
    );
  }
  return (
    <>
      <FormHead of={of} title={labelOf(of, record) || translate(`resources.${of.name}.update`)} />
      {children}
    </>
  );
}
