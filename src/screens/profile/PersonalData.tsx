import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import {
  eraseSelf,
  fetchOwnCopy,
  type OwnCopy,
  ownCopyKeys,
  ownCopyQuery,
  requestOwnCopy,
} from '../../../dataProviders/personalData.ts';
import { signOut } from '../../../dataProviders/session.ts';
import { saveBlob } from '../../kit/charts/saveFile.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { PageDialog } from '../../kit/page/PageDialog.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { PasswordStep } from './PasswordStep.tsx';

type DataAction = 'ask' | 'erase';

/** Offers a copy of everything stored about the person, and its erasure. */
export function PersonalData() {
  const translate = useTranslate();
  const [action, setAction] = useState<DataAction | null>(null);
  const query = useQuery(ownCopyQuery(useAccountId()));
  return (
    <Panel title={translate('profile.data.title')}>
      <QueryState query={query} failed="profile.data.failed">
        {(copy) => <Copy copy={copy} onRequest={() => setAction('ask')} />}
      </QueryState>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography>{translate('profile.data.erase.text')}</Typography>
        <Button color="error" onClick={() => setAction('erase')}>
          {translate('profile.data.erase.begin')}
        </Button>
      </Box>
      {action && <DataDialog action={action} onClose={() => setAction(null)} />}
    </Panel>
  );
}

interface CopyProps {
  readonly copy: OwnCopy;
  readonly onRequest: () => void;
}

function Copy({ copy: { state, expires_at }, onRequest }: CopyProps) {
  const translate = useTranslate();
  const format = useFormat();
  const download = useAction(fetchOwnCopy, {
    invalidates: ownCopyKeys,
    onDone: (file) => saveBlob(`${translate('profile.data.file')}.json`, file),
  });
  const until = expires_at && format.date(expires_at, 'long');
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography>{translate(`profile.data.copy.${state}`, { until })}</Typography>
      {state === 'none' && (
        <Button variant="outlined" onClick={onRequest}>
          {translate('profile.data.copy.ask')}
        </Button>
      )}
      {state === 'ready' && (
        <Button variant="outlined" loading={download.isPending} onClick={() => download.mutate()}>
          {translate('profile.data.copy.fetch')}
        </Button>
      )}
    </Box>
  );
}

interface DataDialogProps {
  readonly action: DataAction;
  readonly onClose: () => void;
}

function DataDialog({ action, onClose }: DataDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isErasure = action === 'erase';
  const send = useAction(isErasure ? eraseAndSignOut : requestOwnCopy, {
    invalidates: ownCopyKeys,
    isShownOnPage: () => true,
    leavesPage: isErasure,
    onDone: () => (isErasure ? void navigate('/login', { replace: true }) : onClose()),
  });
  return (
    <PageDialog title={translate(`profile.data.titles.${action}`)} onClose={onClose} maxWidth="xs">
      {isErasure && <Typography>{translate('profile.data.erase.kept')}</Typography>}
      <PasswordStep
        text={translate(`profile.data.password.${action}`)}
        submit={translate(`profile.data.submit.${action}`)}
        isDestructive={isErasure}
        action={send}
        onClose={onClose}
      />
    </PageDialog>
  );
}

async function eraseAndSignOut(password: string): Promise<string> {
  const message = await eraseSelf(password);
  await signOut();
  return message;
}
