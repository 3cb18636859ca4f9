import { Autocomplete, ListItemText, TextField } from '@mui/material';
import { useState } from 'react';
import { useCreate, useGetList, useNotify, useTranslate } from 'react-admin';
import { type CourseRecord, courses } from '../../../resources/courses/courses.ts';
import { describeField } from '../../kit/forms/describeField.ts';

interface Props {
  readonly pathId: number;
  readonly taken: readonly number[];
  /** Where the new course stands. */
  readonly position: number;
  readonly onAdded: () => void;
}

/** Adds courses by searching for them, each at the end. */
export function AddStep({ pathId, taken, position, onAdded }: Props) {
  const [q, setQ] = useState('');
  const translate = useTranslate();
  const notify = useNotify();
  const [create, { isPending }] = useCreate();
  const { data = [], isFetching } = useGetList<CourseRecord>(
    'courses',
    { filter: q ? { q } : {}, pagination: { page: 1, perPage: 30 }, sort: { ...courses.sort } },
    { placeholderData: (previous) => previous },
  );

  function add(course: CourseRecord | null) {
    if (!course) return;
    setQ('');
    create(
      'path_steps',
      { data: { path_id: pathId, course_id: course.id, position, note: null } },
      {
        onSuccess: () => {
          notify('learning.path.added', { type: 'success' });
          onAdded();
        },
        onError: (failure: unknown) => notify(describeField(failure), { type: 'error' }),
      },
    );
  }

  return (
    <Autocomplete
      size="small"
      value={null}
      inputValue={q}
      onInputChange={(_event, text, reason) => setQ(reason === 'input' ? text : '')}
      onChange={(_event, course) => add(course)}
      options={data.filter(({ id }) => !taken.includes(id))}
      filterOptions={(options) => options}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      renderOption={(props, course) => (
        <li {...props} key={course.id}>
          <ListItemText primary={course.title} secondary={course.summary} />
        </li>
      )}
      loading={isFetching}
      disabled={isPending}
      blurOnSelect
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('learning.path.addCourse')}
          helperText={translate('learning.path.addHelp')}
        />
      )}
    />
  );
}
