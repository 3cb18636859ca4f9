import { Autocomplete, TextField } from '@mui/material';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { VisiblePerson } from '../../../contract/v2/metricResults.ts';

interface MemberSelectProps {
  readonly candidates: readonly VisiblePerson[];
  readonly isPending: boolean;
  readonly onAdd: (person: VisiblePerson) => void;
}

/** The choice of a person who is added. The field is empty again after each choice and keeps the focus, for the next person. */
export const MemberSelect = memo(({ candidates, isPending, onAdd }: MemberSelectProps) => {
  const translate = useTranslate();
  const word = (key: string) => translate(`metricResults.constellation.whatIf.${key}`);
  const [text, setText] = useState('');
  return (
    <Autocomplete
      value={null}
      inputValue={text}
      onInputChange={(_, next, reason) => setText(reason === 'selectOption' ? '' : next)}
      blurOnSelect="touch"
      options={candidates}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ user_id }) => user_id}
      loading={isPending}
      noOptionsText={word(candidates.length === 0 ? 'addNone' : 'addNoMatch')}
      onChange={(_, person) => person && onAdd(person)}
      renderInput={(field) => <TextField {...field} label={word('add')} />}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
});
