import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { erasePerson } from '../../../dataProviders/personalData.ts';
import {
  readSafePerson,
  resetSecondFactor,
  revokeAllSessions,
  type SafePerson,
} from '../../../dataProviders/security.ts';
import { isErased } from '../../../domain/access/erasure.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { securityKey, useSecurityAction } from './useSecurityFilters.ts';

interface PersonDialogProps {
  readonly userId: number;
  readonly onClose: () => void;
}

/** How one person signs in, and what can be done about it. */
export function PersonDialog({ userId, onClose }: PersonDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const query = useQuery({
    queryKey: [securityKey, 'person', userId],
    queryFn: () => readSafePerson(userId),
  });
  const person = query.data;
  const mayErase = person && !person.yourself && !isErased({ email: person.email ?? '' }) ? person : null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {query.data?.name ?? ' '}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {query.isPending && <Skeleton height={120} />}
        {query.isError && (
          <LoadFailed text={translate('security.person.failed')} onRetry={() => void query.refetch()} />
        )}
        {query.data && <Facts person={query.data} />}
        {mayErase && <Erasing person={mayErase} onErased={onClose} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('security.person.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Facts({ person }: { readonly person: SafePerson }) {
  const translate = useTranslate();
  const [resetting, setResetting] = useState(false);
  const { user_id, name, email, account, active, second_factor, demanded, sessions } = person;
  const revoke = useSecurityAction(() => revokeAllSessions(user_id));
  const reset = useSecurityAction(
    () => resetSecondFactor(user_id),
    () => setResetting(false),
  );
  return (
    <>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {translate('security.person.of', { email, account })}{' '}
        {!active && <Chip size="small" label={translate('security.person.inactive')} />}
      </Typography>
      <Fact
        title={translate('security.person.secondFactor')}
        value={`${translate(`security.person.factors.${second_factor ?? 'none'}`)}${
          demanded ? `. ${translate('security.person.demanded')}` : ''
        }`}
      >
        {second_factor !== null && (
          <Button onClick={() => setResetting(true)}>{translate('security.person.reset')}</Button>
        )}
      </Fact>
      <Fact title={translate('security.person.sessions')} value={sessions.toLocaleString()}>
        {sessions > 0 && (
          <Button loading={revoke.isPending} onClick={() => revoke.mutate()}>
            {translate('security.person.revokeAll')}
          </Button>
        )}
      </Fact>
      {resetting && (
        <ConfirmDialog
          destructive
          title={translate('security.person.resetTitle', { name })}
          confirm={translate('security.person.reset')}
          busy={reset.isPending}
          onConfirm={() => reset.mutate()}
          onClose={() => setResetting(false)}
        >
          <Typography>{translate('security.person.resetText')}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}

interface ErasingProps {
  readonly person: SafePerson;
  readonly onErased: () => void;
}

/** Nothing brings an erased person back, so the address has to be typed. */
function Erasing({ person: { user_id, name, email }, onErased }: ErasingProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const erase = useSecurityAction(() => erasePerson(user_id), onErased);
  return (
    <Fact title={translate('security.person.data')} value={translate('security.person.dataText')}>
      <Button color="error" onClick={() => setAsking(true)}>
        {translate('security.person.erase')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          destructive
          title={translate('security.person.eraseTitle', { name })}
          confirm={translate('security.person.erase')}
          name={email ?? ''}
          askName={translate('security.person.typeEmail')}
          busy={erase.isPending}
          onConfirm={() => erase.mutate()}
          onClose={() => setAsking(false)}
        >
          <Typography>{translate('security.person.eraseText')}</Typography>
        </ConfirmDialog>
      )}
    </Fact>
  );
}

interface FactProps {
  readonly title: string;
  readonly value: string;
  readonly children?: ReactNode;
}

/** A fact on the left, what can be done about it on the right. */
export function Fact({ title, value, children }: FactProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 200px' }}>
        <Typography variant="body2" color="text.secondary">
          {title}
        </Typography>
        <Typography>{value}</Typography>
      </Box>
      {children}
    </Box>
  );
}
