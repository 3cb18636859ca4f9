import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import {
  useDataProvider,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { type ContentStatus, nextContentStatus } from '../../domain/learning/contentStatus.ts';
import type { ContentKind, LearningProvider } from '../../src/kit/context/learningProvider.tsx';
import { useHasTier } from '../../src/kit/context/useHasTier.tsx';
import { describeField } from '../../src/kit/forms/describeField.ts';

interface Props {
  readonly of: ContentKind;
  /** What to say of a record that is not saved yet: a key. */
  readonly whenNew: string;
}

/** Within a form: what its status means, and publishing, withdrawing and copying what was saved. */
export function ContentState({ of, whenNew }: Props) {
  const record = useRecordContext<{ id: number; status: ContentStatus }>();
  const translate = useTranslate();
  const mayWrite = useHasTier('admin');
  const { isDirty } = useFormState();
  const { busy, setStatus, copy } = useContentActions(of);
  if (!record?.id) return <Typography color="text.secondary">{translate(whenNew)}</Typography>;
  const { id, status } = record;
  const next = nextContentStatus(status);
  const verb = { draft: 'publish', published: 'withdraw', withdrawn: 'republish' }[status];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography color="text.secondary">{translate(`learning.state.${status}`)}</Typography>
      {mayWrite && isDirty ? <Alert severity="info">{translate('learning.state.saveFirst')}</Alert> : null}
      {mayWrite ? (
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

/** Publishing, withdrawing and copying, each told once. */
export function useContentActions(of: ContentKind) {
  const dataProvider = useDataProvider<LearningProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const [busy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      notify(describeField(failure), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  const setStatus = (id: number, status: ContentStatus) =>
    attempt(async () => {
      await dataProvider.setContentStatus(of, id, status);
      const said = status === 'published' ? 'nowPublished' : 'nowWithdrawn';
      notify(`learning.state.${said}`, { type: 'success' });
      refresh();
    });
  const copy = (id: number) =>
    attempt(async () => {
      const copied = await dataProvider.copyContent(of, id);
      notify('learning.state.copied', { type: 'success' });
      redirect('edit', of, copied);
    });
  return { busy, setStatus, copy };
}
