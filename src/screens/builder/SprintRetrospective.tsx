import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { sprintKeys } from '../../../dataProviders/sprints.ts';
import { type SprintRecord, sprints } from '../../../resources/sprints/sprints.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { useAction } from '../../kit/useAction.ts';

const maxLength = 4_000;

/** The retrospective: what worked and what did not. It can be written while the sprint runs or after it ends. */
export function SprintRetrospective({ sprint }: { readonly sprint: SprintRecord }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const [text, setText] = useState(sprint.retrospective ?? '');
  const isDirty = text !== (sprint.retrospective ?? '');
  const save = useAction(
    () => {
      const data = { ...sprint, retrospective: text };
      return dataProvider.update(sprints.name, { id: sprint.id, data, previousData: sprint });
    },
    { invalidates: sprintKeys, success: 'builder.sprint.retrospectiveSaved' },
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
            maxLength,
            'aria-label': translate('resources.sprints.fields.retrospective'),
          },
        }}
      />
      {isDirty && (
        <Box>
          <Button variant="outlined" onClick={() => save.mutate()} loading={save.isPending}>
            {translate('kit.save')}
          </Button>
        </Box>
      )}
    </Panel>
  );
}
