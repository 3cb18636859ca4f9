import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Skeleton, Tooltip, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useContext, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { pickerAccountsQuery } from '../../dataProviders/pickerAccounts.ts';
import {
  type AccountPickerState,
  type AccountPickerTransition,
  canClearAccount,
  clearToOwnAccount,
  initialPickerState,
  pathAfterAccountChange,
  restoreOnBlur,
  selectAccount,
} from '../../domain/access/accountPickerState.ts';
import type { SignedInPerson } from '../../domain/access/signedInPerson.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { withOwnAccount } from '../../domain/accounts/accountDisplayName.ts';
import { PersonContext } from '../kit/context/PersonContext.ts';
import { useApp } from './appContext.ts';
import { switchAccount } from './switchAccount.ts';
import { useCurrentRoute } from './useCurrentRoute.ts';

export const dropdownMinWidth = 280;
/** Few people can view other accounts, so the dropdown is loaded for them only. */
const AccountSelect = lazy(async () => ({ default: (await import('./AccountSelect.tsx')).AccountSelect }));

/** The toolbar for selecting the account to view (PICK-01). */
export function AccountPicker() {
  const person = useContext(PersonContext);
  // A new person or viewed account resets the picker's state.
  return person && <Picker key={`${person.user.id} ${person.currentAccount.id}`} person={person} />;
}

function Picker({ person }: { person: SignedInPerson }) {
  const { ownAccount, currentAccount } = person;
  const translate = useTranslate();
  const accounts = useQuery(pickerAccountsQuery(person));
  const [choice, setChoice] = useState(() => initialPickerState(ownAccount.id, currentAccount.id));
  const switchToChoice = useSwitchToChoice(accounts.data ?? []);
  const options = useMemo(
    () => withOwnAccount(withOwnAccount(accounts.data ?? [], ownAccount), currentAccount),
    [accounts.data, ownAccount, currentAccount],
  );
  const applyStep = (step: AccountPickerTransition) => {
    setChoice(step.choice);
    if (step.reload) switchToChoice(step.choice, person);
  };
  return (
    <Box component="section" aria-label={translate('app.picker.label')}>
      <Box
        role="toolbar"
        aria-label={translate('app.picker.label')}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: { xs: 2, md: 3 },
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Typography component="label" htmlFor="current-account" variant="body2" color="text.secondary">
          {translate('app.picker.label')}
        </Typography>
        <Suspense fallback={<Skeleton variant="rounded" width={dropdownMinWidth} height={40} />}>
          <AccountSelect
            id="current-account"
            accounts={options}
            selectedId={choice.selectedId}
            isLoading={accounts.isPending}
            minWidth={dropdownMinWidth}
            onChange={(id) => applyStep(selectAccount(choice, id))}
            onBlur={() => setChoice(restoreOnBlur)}
          />
        </Suspense>
        {canClearAccount(choice) && (
          <Tooltip title={translate('app.picker.clear')}>
            <IconButton
              aria-label={translate('app.picker.clear')}
              onClick={() => applyStep(clearToOwnAccount(choice))}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        {accounts.isError && (
          <Typography role="alert" variant="body2" color="error">
            {translate('app.picker.failed')}{' '}
            <Button size="small" onClick={() => void accounts.refetch()}>
              {translate('app.picker.retry')}
            </Button>
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** Switches to the selected account and reloads the route, or its parent when the route names a record. */
function useSwitchToChoice(accounts: readonly Account[]) {
  const { reload } = useApp();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const route = useCurrentRoute();
  return ({ currentAccountId }: AccountPickerState, { ownAccount }: SignedInPerson) => {
    const account = withOwnAccount(accounts, ownAccount).find(({ id }) => id === currentAccountId);
    if (!account) return;
    const target = pathAfterAccountChange({
      hasIdParam: Boolean(route?.idParam),
      fullPath: `${pathname}${search}`,
      matchedPatterns: route?.patterns ?? [],
    });
    switchAccount(account, queryClient, () => reload(target));
  };
}
