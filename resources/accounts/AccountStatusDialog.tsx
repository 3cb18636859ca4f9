import { Typography } from '@mui/material';
import { useRefresh, useTranslate } from 'react-admin';
import { changeAccountStatus } from '../../dataProviders/accounts.ts';
import type { AccountFacts } from '../../dataProviders/administration.ts';
import { type AccountStatus, isAccountInUse } from '../../domain/accounts/accountStatuses.ts';
import { ConfirmDialog } from '../../src/kit/page/ConfirmDialog.tsx';
import { useAction } from '../../src/kit/useAction.ts';
import { useAccountFacts } from './AccountFacts.tsx';
import type { AccountRecord } from './accounts.ts';

interface Props {
  readonly account: AccountRecord;
  readonly status: AccountStatus;
  readonly onClose: () => void;
}

/** Explains the effects of the change. Closing can't be undone, so the account's name has to be typed. */
export function AccountStatusDialog({ account, status, onClose }: Props) {
  const translate = useTranslate();
  const { data: facts } = useAccountFacts();
  const refresh = useRefresh();
  const change = useAction(() => changeAccountStatus(account, status), { onDone: refresh });
  const words = (key: string, params?: object) => translate(`administration.account.status.${key}`, params);
  return (
    <ConfirmDialog
      title={words(`ask.${status}`, { name: account.name })}
      confirm={words(`confirm.${status}`)}
      busy={change.isPending}
      destructive={!isAccountInUse(status)}
      {...(status === 'closed' ? { name: account.name } : {})}
      onConfirm={() => change.mutate(undefined, { onSettled: onClose })}
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

/** The effects of a status as sentences. They contain counts once these are loaded. */
function effectsOf(status: AccountStatus, facts: AccountFacts | undefined): readonly Effect[] {
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
