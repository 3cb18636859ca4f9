import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { errorText } from '../../../dataProviders/errors.ts';
import { type RolePage, rolePageKeys, withdrawOwnApplication } from '../../../dataProviders/hiring.ts';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';
import { useAction } from '../../kit/useAction.ts';

interface Props {
  readonly code: string;
  readonly page: RolePage;
  readonly own: NonNullable<RolePage['own']>;
}

/** For an applicant: the status of their application, a link to the assessment, and withdrawal. */
export function OwnApplication({ code, page: { role }, own }: Props) {
  const translate = useTranslate();
  const withdraw = useAction(() => withdrawOwnApplication(code), {
    invalidates: () => rolePageKeys(code),
    success: null,
    isShownOnPage: () => true,
  });
  const name = own.first_name;
  const title = name ? translate('hiring.apply.own.title', { name }) : translate('hiring.apply.own.unnamed');
  const canAnswer = own.active && role.open && own.status !== 'finished';
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2">{title}</Typography>
      {withdraw.error && <Alert severity="error">{errorText(withdraw.error)}</Alert>}
      <Typography role="status">
        {translate(`hiring.apply.own.${statusText(own, role.open)}`, { company: role.company })}
      </Typography>
      {own.active && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {canAnswer && (
            <Button variant="contained" href={`/metrics/h?code=${encodeURIComponent(code)}`}>
              {translate('hiring.apply.own.begin')}
            </Button>
          )}
          <ConfirmedButton
            destructive
            title={translate('hiring.apply.own.withdrawTitle')}
            text={translate('hiring.apply.own.withdrawText')}
            busy={withdraw.isPending}
            onConfirm={(close) => withdraw.mutate(undefined, { onSettled: close })}
          >
            {translate('hiring.apply.own.withdraw')}
          </ConfirmedButton>
        </Box>
      )}
    </Card>
  );
}

function statusText(own: Props['own'], open: boolean): string {
  if (own.withdrawn) return 'withdrawn';
  if (own.status === 'finished') return 'done';
  if (!own.active || !open) return 'over';
  return own.status === 'started' ? 'inProgress' : 'toDo';
}
