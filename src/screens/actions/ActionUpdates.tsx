import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  addActionUpdate,
  setActionUpdateDeleted,
  type TeamActionResponse,
  teamActionKeys,
} from '../../../dataProviders/teamActions.ts';
import { maxUpdateLength } from '../../../domain/actions/teamAction.ts';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { newRequestKey } from '../../kit/newRequestKey.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useFormat } from '../../kit/useFormat.ts';

interface Props {
  readonly action: TeamActionResponse;
  readonly canAdd: boolean;
  readonly canDelete: boolean;
}

/** The updates of an action, newest first. */
export function ActionUpdates({ action, canAdd, canDelete }: Props) {
  const translate = useTranslate();
  const { id, updates } = action;
  return (
    <Panel title={translate('actions.page.updates')}>
      {canAdd && <NewUpdate id={id} />}
      {updates.length === 0 && <SecondaryText>{translate('actions.page.noUpdates')}</SecondaryText>}
      {updates.length > 0 && (
        <Box
          component="ul"
          aria-label={translate('actions.page.updates')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
        >
          {updates.map((update) => (
            <Update key={update.id} update={update} canDelete={canDelete && update.can_delete} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

interface UpdateProps {
  readonly update: TeamActionResponse['updates'][number];
  readonly canDelete: boolean;
}

function Update({ update: { id, author, text, created_at }, canDelete }: UpdateProps) {
  const translate = useTranslate();
  const format = useFormat();
  const time = format.dateTime(created_at);
  const remove = useAction(() => setActionUpdateDeleted({ id, deleted: true }), {
    invalidates: teamActionKeys,
    success: translate('actions.page.updateDeleted'),
    undo: () => setActionUpdateDeleted({ id, deleted: false }),
  });
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{text}</Typography>
        <Hint>
          {translate('actions.page.written', {
            author: author ?? translate('actions.page.unknownAuthor'),
            time,
          })}
        </Hint>
      </Box>
      {canDelete && (
        <IconButton
          size="small"
          disabled={remove.isPending}
          aria-label={translate('actions.page.removeUpdate', { time })}
          onClick={() => remove.mutate()}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

function NewUpdate({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const add = useAction(addActionUpdate, {
    invalidates: teamActionKeys,
    onDone: () => {
      setText('');
      setRequestKey(newRequestKey());
    },
  });
  const isEmpty = text.trim() === '';
  return (
    <FormStack
      onSubmit={() => {
        if (!isEmpty && !add.isPending) add.mutate({ id, text: text.trim(), request_key: requestKey });
      }}
    >
      <TextField
        label={translate('actions.page.update')}
        helperText={translate('actions.page.updateHelp')}
        multiline
        minRows={2}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: maxUpdateLength } }}
      />
      <Box>
        <Button type="submit" variant="outlined" loading={add.isPending} disabled={isEmpty}>
          {translate('actions.page.add')}
        </Button>
      </Box>
    </FormStack>
  );
}
