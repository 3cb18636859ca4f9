import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  compensationLimits,
  type JobSearch,
  jobSearchQuery,
} from '../../../../dataProviders/compensation.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { useDebounced } from '../../../kit/useDebounced.ts';

interface Props {
  readonly label: string;
  readonly help: string;
  /** The opaque ids of the jobs that are compared already. */
  readonly chosen: readonly string[];
  readonly onChoose: (sqid: string) => void;
}

const anyGroup = { level: null, country: '', location: '', industry: '', size: null };

/** Adds a job to a comparison, found by its title. */
export function JobPicker({ label, help, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim().slice(0, compensationLimits.query));
  const query = useQuery({ ...jobSearchQuery(useAccountId(), q, anyGroup), enabled: q !== '' });
  const isFull = chosen.length >= compensationLimits.jobs;
  const options = (q === '' ? [] : (query.data?.results ?? [])).filter(({ sqid }) => !chosen.includes(sqid));
  return (
    <Autocomplete<JobSearch['results'][number]>
      key={chosen.join(',')}
      options={options}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ sqid }) => sqid}
      filterOptions={(all) => all}
      disabled={isFull}
      value={null}
      onChange={(_event, job) => job && onChoose(job.sqid)}
      onInputChange={(_event, text) => setTyped(text)}
      noOptionsText={translate(
        q === '' ? 'compensation.search.start.text' : 'compensation.search.none.title',
      )}
      renderInput={(params) => <TextField {...params} label={label} helperText={help} />}
      sx={{ maxWidth: 480 }}
    />
  );
}
