import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  reportActionProgress,
  type TeamActionResponse,
  teamActionKeys,
} from '../../../dataProviders/teamActions.ts';
import { actionProgresses, maxDropReasonLength } from '../../../domain/actions/teamAction.ts';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useExplainConflict } from './useExplainConflict.ts';

/** Sets the progress of an action; dropping it asks for the reason. */
export function ActionProgressForm({ action }: { readonly action: TeamActionResponse }) {
  const translate = useTranslate();
  const { id, version } = action;
  const [progress, setProgress] = useState(action.progress);
  const [reason, setReason] = useState(action.drop_reason ?? '');
  const save = useAction(reportActionProgress, {
    invalidates: teamActionKeys,
    explain: useExplainConflict(),
  });
  const isDropped = progress === 'dropped';
  const isChanged = progress !== action.progress || (isDropped && reason.trim() !== action.drop_reason);
  const isComplete = !isDropped || reason.trim() !== '';
  return (
    <Panel title={translate('actions.page.progress')}>
      <FormStack
        onSubmit={() =>
          isChanged &&
          isComplete &&
          save.mutate({ id, version, progress, drop_reason: isDropped ? reason.trim() : null })
        }
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <SelectField
            label={translate('actions.page.progress')}
            value={progress}
            options={actionProgresses.map((value) => ({
              value,
              text: translate(`actions.progress.${value}`),
            }))}
            onChange={setProgress}
            sx={{ width: 200 }}
          />
          {isDropped && (
            <TextField
              label={translate('actions.page.dropReason')}
              required
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ htmlInput: { maxLength: maxDropReasonLength } }}
              sx={{ flex: '1 1 240px' }}
            />
          )}
          <Button
            type="submit"
            variant="contained"
            loading={save.isPending}
            disabled={!isChanged || !isComplete}
          >
            {translate('actions.page.report')}
          </Button>
        </Box>
      </FormStack>
    </Panel>
  );
}
