import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  type AccountTimeZone,
  accountTimeZoneKeys,
  saveAccountTimeZone,
} from '../../../dataProviders/accountSettings.ts';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { TimeZonePicker } from '../../kit/forms/TimeZonePicker.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { useAction } from '../../kit/useAction.ts';

/** The time zone of an account, with what a change means for its campaigns. */
export function AccountTimeZonePanel({ settings }: { readonly settings: AccountTimeZone }) {
  const translate = useTranslate();
  const { time_zone: before, scheduled_campaigns: scheduled, open_campaigns: open } = settings;
  const [zone, setZone] = useState(before);
  const save = useAction(saveAccountTimeZone, { invalidates: accountTimeZoneKeys });
  const isChanged = zone !== before;
  return (
    <Panel title={translate('accountSettings.zone.title')} text={translate('accountSettings.zone.text')}>
      <FormStack onSubmit={() => save.mutate({ time_zone: zone, before })}>
        <TimeZonePicker
          label={translate('accountSettings.zone.label')}
          value={zone}
          help={translate('accountSettings.zone.help')}
          isWrong={false}
          onPick={setZone}
        />
        {isChanged && scheduled > 0 && (
          <Alert severity="warning">
            {translate('accountSettings.zone.scheduled', { smart_count: scheduled })}
          </Alert>
        )}
        {isChanged && open > 0 && (
          <Alert severity="info">{translate('accountSettings.zone.open', { smart_count: open })}</Alert>
        )}
        <Button
          type="submit"
          variant="contained"
          loading={save.isPending}
          disabled={!isChanged}
          sx={{ justifySelf: 'start' }}
        >
          {translate('accountSettings.zone.save')}
        </Button>
      </FormStack>
    </Panel>
  );
}
