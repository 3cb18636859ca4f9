import { Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { maxDelegations } from '../../../contract/v2/administration.ts';
import {
  accountsByNameQuery,
  administrationKeys,
  delegateAccounts,
  delegatesQuery,
  type PickerOption,
  undelegateAccounts,
} from '../../../dataProviders/administration.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { useAction } from '../../kit/useAction.ts';
import { MultiPicker } from './MultiPicker.tsx';

export interface DelegatePreset {
  readonly people: readonly PickerOption[];
  readonly accounts: readonly PickerOption[];
}

interface Props {
  readonly preset: DelegatePreset;
  readonly onClose: () => void;
}

/** Delegates each of the chosen accounts to each of the chosen people. */
export function DelegateDialog({ preset, onClose }: Props) {
  const translate = useTranslate();
  const [people, setPeople] = useState(preset.people);
  const [accounts, setAccounts] = useState(preset.accounts);
  const delegate = useAction(delegateAccounts, {
    invalidates: administrationKeys,
    onDone: onClose,
    undo: undelegateAccounts,
  });
  const pairs = people.flatMap(({ id: user_id }) =>
    accounts.map(({ id: account_id }) => ({ user_id, account_id })),
  );
  const isTooMany = pairs.length > maxDelegations;
  const words = (key: string, params?: object) =>
    translate(`administration.delegation.dialog.${key}`, params);
  return (
    <ConfirmDialog
      title={words('title')}
      confirm={words('confirm')}
      busy={delegate.isPending}
      blocked={pairs.length === 0 || isTooMany}
      onConfirm={() => delegate.mutate(pairs)}
      onClose={onClose}
    >
      <Typography>{words('text')}</Typography>
      <MultiPicker
        words="people"
        help={translate('administration.people.help')}
        chosen={people}
        onChange={setPeople}
        matchesQuery={delegatesQuery}
      />
      <MultiPicker
        words="accounts"
        chosen={accounts}
        onChange={setAccounts}
        matchesQuery={accountsByNameQuery}
      />
      <Typography variant="body2" color={isTooMany ? 'error' : 'text.secondary'} role="status">
        {isTooMany
          ? words('tooMany', { count: pairs.length, most: maxDelegations })
          : words('count', { smart_count: pairs.length })}
      </Typography>
    </ConfirmDialog>
  );
}
