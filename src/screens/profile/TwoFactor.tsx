import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type OwnFactor, readOwnFactor } from '../../../dataProviders/twoFactor.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { type FactorAction, FactorDialog } from './FactorDialog.tsx';

const key = ['own second factor'];

/** How signing in is confirmed beside the password, and how to change it. */
export function TwoFactor() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [deed, begin] = useState<FactorAction | null>(null);
  const query = useQuery({ queryKey: key, queryFn: readOwnFactor });
  return (
    <Card component="section" sx={{ mt: 3, p: 3, display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h3">
        {translate('profile.factor.title')}
      </Typography>
      {query.isPending && <Skeleton height={64} />}
      {query.isError && (
        <LoadFailed text={translate('profile.factor.failed')} onRetry={() => void query.refetch()} />
      )}
      {query.data && <State own={query.data} onBegin={begin} />}
      {deed && (
        <FactorDialog
          deed={deed}
          onClose={() => {
            begin(null);
            void queryClient.invalidateQueries({ queryKey: key });
          }}
        />
      )}
    </Card>
  );
}

interface StateProps {
  readonly own: OwnFactor;
  readonly onBegin: (deed: FactorAction) => void;
}

function State({ own: { kind, recovery_codes, demanded }, onBegin }: StateProps) {
  const translate = useTranslate();
  const said = kind ?? (demanded ? 'demanded' : 'none');
  const deeds: readonly FactorAction[] =
    kind === null ? ['app', 'mail'] : [kind === 'app' ? 'mail' : 'app', 'renew', 'off'];
  return (
    <>
      <div>
        <Typography>{translate(`profile.factor.is.${said}`)}</Typography>
        {kind !== null && (
          <Typography color={recovery_codes < 3 ? 'error' : 'text.secondary'}>
            {translate('profile.factor.codesLeft', { smart_count: recovery_codes })}
          </Typography>
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {deeds.map((deed) => (
          <Button key={deed} variant={kind === null ? 'outlined' : 'text'} onClick={() => onBegin(deed)}>
            {translate(`profile.factor.deeds.${kind !== null && deed === 'app' ? 'toApp' : deed}`)}
          </Button>
        ))}
      </Box>
    </>
  );
}
