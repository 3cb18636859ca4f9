import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { deliveriesQuery, notificationKeys, setDelivery } from '../../../dataProviders/notifications.ts';
import { deliveries } from '../../../domain/notifications/notificationKinds.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';

/** How the person receives each kind of notification; each choice is saved immediately. */
export function NotificationSettings() {
  const translate = useTranslate();
  const text = (key: string) => translate(`notifications.settingsOf.${key}`);
  const query = useQuery(deliveriesQuery(usePerson().ownAccount.id));
  const save = useAction(setDelivery, { invalidates: notificationKeys });
  return (
    <Panel title={text('title')} text={text('text')}>
      <QueryState query={query} failed="notifications.settingsOf.failed" shape="rows">
        {(settings) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
            {settings.map(({ kind, delivery }) => (
              <SelectField
                key={kind}
                size="small"
                label={text(`kinds.${kind}`)}
                value={save.isPending && save.variables?.kind === kind ? save.variables.delivery : delivery}
                disabled={save.isPending}
                onChange={(next) => save.mutate({ kind, delivery: next })}
                options={deliveries.map((value) => ({ value, text: text(`deliveries.${value}`) }))}
              />
            ))}
          </Box>
        )}
      </QueryState>
    </Panel>
  );
}
