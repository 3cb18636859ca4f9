import { Alert, Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { maxMovedPeople } from '../../../contract/v2/administration.ts';
import { findPeopleByEmail } from '../../../dataProviders/administration.ts';
import { errorText } from '../../../dataProviders/errors.ts';
import { parseEmails } from '../../kit/forms/parseEmails.ts';
import { useAction } from '../../kit/useAction.ts';
import type { SelectedPeople } from './useSelectedPeople.ts';

/** Selects people by their email addresses, such as a column copied from a spreadsheet. */
export function AddPeopleByEmail({ selected }: { readonly selected: SelectedPeople }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const addresses = parseEmails(text);
  const resolve = useAction(findPeopleByEmail, {
    isShownOnPage: () => true,
    onDone: ({ people, unknown }) => {
      selected.add(people);
      setText(unknown.join('\n'));
    },
  });
  const words = (key: string, params?: object) => translate(`moveUsers.who.${key}`, params);
  const isTooMany = addresses.length > maxMovedPeople;
  const { people, unknown } = resolve.data ?? { people: [], unknown: [] };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        resolve.mutate(addresses);
      }}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <TextField
        fullWidth
        multiline
        minRows={4}
        maxRows={12}
        label={words('pasteLabel')}
        helperText={
          isTooMany
            ? words('tooMany', { count: addresses.length, most: maxMovedPeople })
            : words('pasteHelp', { most: maxMovedPeople })
        }
        error={isTooMany}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        variant="outlined"
        loading={resolve.isPending}
        disabled={addresses.length === 0 || isTooMany}
      >
        {words('resolve')}
      </Button>
      {resolve.isError && <Alert severity="error">{errorText(resolve.error) ?? words('failed')}</Alert>}
      {resolve.isSuccess && (
        <Alert severity={unknown.length > 0 ? 'warning' : 'success'} role="status" sx={{ minWidth: 0 }}>
          {words('added', { smart_count: people.length })}
          {unknown.length > 0 && (
            <Box sx={{ overflowWrap: 'anywhere' }}>
              {words('unknown', { smart_count: unknown.length })} {unknown.slice(0, 20).join(', ')}
            </Box>
          )}
        </Alert>
      )}
    </Box>
  );
}
