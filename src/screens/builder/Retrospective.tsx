import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { errorText } from '../../../dataProviders/errors.ts';
import { type SprintRecord, sprints } from '../../../resources/sprints/sprints.ts';
import { Panel } from '../../kit/page/Panel.tsx';

const longest = 4_000;

/** What worked, what did not, what to keep: written while the sprint runs or once it is over. */
export function Retrospective({ sprint }: { readonly sprint: SprintRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [text, setText] = useState(sprint.retrospective ?? '');
  const [update, { isPending }] = useUpdate();
  const isDirty = text !== (sprint.retrospective ?? '');
  const save = () =>
    update(
      sprints.name,
      { id: sprint.id, data: { ...sprint, retrospective: text }, previousData: sprint },
      {
        onSuccess: () => notify('kit.saved', { type: 'success' }),
        onError: (failure: unknown) =>
          notify(errorText(failure) ?? 'app.notification.error', { type: 'error' }),
      },
    );
  return (
    <Panel
      title={translate('resources.sprints.fields.retrospective')}
      text={translate('resources.sprints.help.retrospective')}
    >
      <TextField
        multiline
        minRows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{
          htmlInput: {
            maxLength: longest,
            'aria-label': translate('resources.sprints.fields.retrospective'),
          },
        }}
      />
      {isDirty && (
        <Box>
          <Button variant="outlined" onClick={save} loading={isPending}>
            {translate('kit.save')}
          </Button>
        </Box>
      )}
    </Panel>
  );
}
