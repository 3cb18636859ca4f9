import { Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { type AccountStatus, isAccountInUse } from '../../domain/accounts/accountStatuses.ts';
import { describeField } from '../../src/kit/forms/describeField.ts';
import { ConfirmDialog } from '../../src/kit/page/ConfirmDialog.tsx';
import { type Facts, useFacts } from './AccountFacts.tsx';
import type { AccountRecord } from './accounts.ts';

interface ChangingStatus extends DataProvider {
  changeAccountStatus(id: number, status: AccountStatus): Promise<string>;
}

interface Props {
  readonly account: AccountRecord;
  readonly status: AccountStatus;
  readonly onClose: () => void;
}

/** Says what the change does to people, campaigns and mails; closing, which nothing undoes, asks for the name. */
export function StatusDialog({ account, status, onClose }: Props) {
  const translate = useTranslate();
  const { data: facts } = useFacts();
  const change = useStatusChange(account, status, onClose);
  const words = (key: string, params?: object) => translate(`administration.account.status.${key}`, params);
  return (
    <ConfirmDialog
      title={words(`ask.${status}`, { name: account.name })}
      confirm={words(`confirm.${status}`)}
      busy={change.isPending}
      destructive={!isAccountInUse(status)}
      {...(status === 'closed' ? { name: account.name } : {})}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      {effectsOf(status, facts).map(({ key, smart_count }) => (
        <Typography key={key}>{words(`does.${key}`, { smart_count })}</Typography>
      ))}
    </ConfirmDialog>
  );
}

interface Effect {
  readonly key: string;
  readonly smart_count: number;
}

/** Counts are told once they are known; the rules hold either way. */
function effectsOf(status: AccountStatus, facts: Facts | undefined): readonly Effect[] {
  const { people = 0, running_campaigns = 0 } = facts ?? {};
  const plain = (key: string) => ({ key, smart_count: 0 });
  if (isAccountInUse(status)) return [{ key: 'works', smart_count: people }];
  return [
    { key: 'signedOut', smart_count: people },
    ...(running_campaigns > 0 ? [{ key: 'campaigns', smart_count: running_campaigns }] : []),
    plain('mails'),
    plain('read'),
    plain(status === 'closed' ? 'forGood' : 'comeBack'),
  ];
}

function useStatusChange(account: AccountRecord, status: AccountStatus, after: () => void) {
  const dataProvider = useDataProvider<ChangingStatus>();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => dataProvider.changeAccountStatus(account.id, status),
    onSuccess: (message) => {
      notify(message, { type: 'success' });
      refresh();
    },
    onError: (failure) => notify(describeField(failure), { type: 'error' }),
    onSettled: after,
  });
}
