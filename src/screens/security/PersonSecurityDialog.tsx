import { Box, Button, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { erasePerson } from '../../../dataProviders/personalData.ts';
import {
  type PersonSecurity,
  personSecurityQuery,
  resetSecondFactor,
  revokeAllSessions,
  securityKeys,
} from '../../../dataProviders/security.ts';
import { isErased } from '../../../domain/access/erasure.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';
import { PageDialog } from '../../kit/page/PageDialog.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useFormat } from '../../kit/useFormat.ts';

interface PersonDialogProps {
  readonly userId: number;
  readonly onClose: () => void;
}

/** How one person signs in, with the actions of an administrator. */
export function PersonSecurityDialog({ userId, onClose }: PersonDialogProps) {
  const translate = useTranslate();
  const query = useQuery(personSecurityQuery(useAccountId(), userId));
  return (
    <PageDialog
      title={query.data?.name ?? ' '}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('security.person.close')}</Button>}
    >
      <QueryState query={query} failed="security.person.failed">
        {(person) => (
          <>
            <SignInFacts person={person} />
            {!person.yourself && !isErased(person) && <Erasure person={person} onErased={onClose} />}
          </>
        )}
      </QueryState>
    </PageDialog>
  );
}

function SignInFacts({ person }: { readonly person: PersonSecurity }) {
  const translate = useTranslate();
  const format = useFormat();
  const { user_id, name, email, account, active, second_factor, demanded, sessions } = person;
  const revoke = useAction(() => revokeAllSessions(user_id), { invalidates: securityKeys });
  const reset = useAction(() => resetSecondFactor(user_id), { invalidates: securityKeys });
  return (
    <>
      <SecondaryText sx={{ overflowWrap: 'anywhere' }}>
        {translate('security.person.of', { email, account })}{' '}
        {!active && <Chip size="small" label={translate('security.person.inactive')} />}
      </SecondaryText>
      <Fact
        title={translate('security.person.secondFactor')}
        value={`${translate(`security.person.factors.${second_factor ?? 'none'}`)}${
          demanded ? `. ${translate('security.person.demanded')}` : ''
        }`}
      >
        {second_factor !== null && (
          <ConfirmedButton
            destructive
            title={translate('security.person.resetTitle', { name })}
            text={translate('security.person.resetText')}
            busy={reset.isPending}
            onConfirm={(close) => reset.mutate(undefined, { onSuccess: close })}
          >
            {translate('security.person.reset')}
          </ConfirmedButton>
        )}
      </Fact>
      <Fact title={translate('security.person.sessions')} value={format.number(sessions)}>
        {sessions > 0 && (
          <Button loading={revoke.isPending} onClick={() => revoke.mutate()}>
            {translate('security.person.revokeAll')}
          </Button>
        )}
      </Fact>
    </>
  );
}

interface ErasureProps {
  readonly person: PersonSecurity;
  readonly onErased: () => void;
}

/** Erasing can't be undone, so the email address has to be typed first. */
function Erasure({ person: { user_id, name, email }, onErased }: ErasureProps) {
  const translate = useTranslate();
  const [isConfirming, setConfirming] = useState(false);
  const erase = useAction(() => erasePerson(user_id), { invalidates: securityKeys, onDone: onErased });
  return (
    <Fact title={translate('security.person.data')} value={translate('security.person.dataText')}>
      <Button color="error" onClick={() => setConfirming(true)}>
        {translate('security.person.erase')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          destructive
          title={translate('security.person.eraseTitle', { name })}
          confirm={translate('security.person.erase')}
          name={email ?? ''}
          askName={translate('security.person.typeEmail')}
          busy={erase.isPending}
          onConfirm={() => erase.mutate()}
          onClose={() => setConfirming(false)}
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

/** A fact with its action on the right. */
function Fact({ title, value, children }: FactProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 200px' }}>
        <Hint>{title}</Hint>
        <Typography>{value}</Typography>
      </Box>
      {children}
    </Box>
  );
}
