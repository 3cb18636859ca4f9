import { Alert, Box, Button, Stack } from '@mui/material';
import { useDataProvider, useRecordContext, useRedirect, useRefresh, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { ContentKind } from '../../contract/v2/learning.ts';
import type { LearningProvider } from '../../dataProviders/learning.ts';
import { type ContentStatus, nextContentStatus } from '../../domain/learning/contentStatus.ts';
import { useHasTier } from '../../src/kit/context/useHasTier.ts';
import { SecondaryText } from '../../src/kit/page/SecondaryText.tsx';
import { useAction } from '../../src/kit/useAction.ts';

interface Props {
  readonly of: ContentKind;
  /** The translation key of the text for an unsaved record. */
  readonly whenNew: string;
}

/** The status of the content in a form, with the actions to publish, withdraw and copy it. */
export function ContentStatusPanel({ of, whenNew }: Props) {
  const record = useRecordContext<{ id: number; status: ContentStatus }>();
  const translate = useTranslate();
  const canWrite = useHasTier('admin');
  const { isDirty } = useFormState();
  const { busy, setStatus, copy } = useContentActions(of);
  if (!record?.id) return <SecondaryText>{translate(whenNew)}</SecondaryText>;
  const { id, status } = record;
  const next = nextContentStatus(status);
  const verb = { draft: 'publish', published: 'withdraw', withdrawn: 'republish' }[status];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <SecondaryText>{translate(`learning.state.${status}`)}</SecondaryText>
      {canWrite && isDirty ? <Alert severity="info">{translate('learning.state.saveFirst')}</Alert> : null}
      {canWrite ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" disabled={isDirty} loading={busy} onClick={() => setStatus(id, next)}>
            {translate(`learning.state.${verb}`)}
          </Button>
          <Button disabled={isDirty || busy} onClick={() => copy(id)}>
            {translate('learning.state.copy')}
          </Button>
        </Stack>
      ) : null}
    </Box>
  );
}

/** Publishes, withdraws and copies content. */
export function useContentActions(of: ContentKind) {
  const dataProvider = useDataProvider<LearningProvider>();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const change = useAction(
    ({ id, status }: { id: number; status: ContentStatus }) => dataProvider.setContentStatus(of, id, status),
    {
      success: (_result, { status }) =>
        `learning.state.${status === 'published' ? 'nowPublished' : 'nowWithdrawn'}`,
      onDone: refresh,
    },
  );
  const copy = useAction((id: number) => dataProvider.copyContent(of, id), {
    success: 'learning.state.copied',
    onDone: (copyId) => redirect('edit', of, copyId),
  });
  return {
    busy: change.isPending || copy.isPending,
    setStatus: (id: number, status: ContentStatus) => change.mutate({ id, status }),
    copy: copy.mutate,
  };
}
