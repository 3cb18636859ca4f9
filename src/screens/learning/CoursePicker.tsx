import { Autocomplete, ListItemText, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useGetList, useTranslate } from 'react-admin';
import { type CourseRecord, courses } from '../../../resources/courses/courses.ts';
import { useAction } from '../../kit/useAction.ts';
import { useDebounced } from '../../kit/useDebounced.ts';

interface Props {
  readonly pathId: number;
  /** Ids of the courses that the path contains. */
  readonly courseIds: readonly number[];
  /** The position of the new course. */
  readonly position: number;
  readonly onAdded: () => void;
}

/** Searches courses and adds one at the end of the path. */
export function CoursePicker({ pathId, courseIds, position, onAdded }: Props) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const add = useAction(
    (course_id: number) =>
      dataProvider.create('path_steps', { data: { path_id: pathId, course_id, position, note: null } }),
    { success: 'learning.path.added', onDone: onAdded },
  );
  const { data = [], isFetching } = useGetList<CourseRecord>(
    'courses',
    { filter: q ? { q } : {}, pagination: { page: 1, perPage: 30 }, sort: { ...courses.sort } },
    { placeholderData: (previous) => previous },
  );

  return (
    <Autocomplete
      size="small"
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, course) => course && add.mutate(course.id)}
      options={data.filter(({ id }) => !courseIds.includes(id))}
      filterOptions={(options) => options}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      renderOption={(props, course) => (
        <li {...props} key={course.id}>
          <ListItemText primary={course.title} secondary={course.summary} />
        </li>
      )}
      loading={isFetching}
      disabled={add.isPending}
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
