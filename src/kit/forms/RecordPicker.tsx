import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import { useDebounced } from '../useDebounced.ts';

interface Props {
  readonly of: Resource;
  readonly label: string;
  /** The ids already chosen, which are not offered. */
  readonly chosen: readonly number[];
  readonly busy: boolean;
  readonly onPick: (id: number) => void;
}

const maxOptions = 20;

/** Searches teams or people by name; selecting one adds it immediately. */
export function RecordPicker({ of, label, chosen, busy, onPick }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const q = useDebounced(typed.trim());
  const matches = useGetList<RaRecord<number>>(
    of.name,
    {
      pagination: { page: 1, perPage: maxOptions },
      sort: { ...of.sort },
      filter: q === '' ? {} : { q },
    },
    { enabled: isOpen },
  );
  const options = (matches.data ?? []).filter(({ id }) => !chosen.includes(id));
  return (
    <Autocomplete
      options={options}
      value={null}
      inputValue={typed}
      blurOnSelect
      disabled={busy}
      loading={matches.isPending}
      loadingText={translate('campaigns.audience.searching')}
      noOptionsText={translate(matches.error ? 'campaigns.audience.failed' : 'campaigns.audience.nothing')}
      filterOptions={(all) => all}
      getOptionLabel={(one) => recordLabel(of, one)}
      getOptionKey={(one) => one.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, one) => one && onPick(one.id)}
      renderInput={(input) => <TextField {...input} label={label} />}
    />
  );
}
