import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportRow } from '../../../contract/v2/imports.ts';
import { visuallyHidden } from '../../kit/page/visuallyHidden.ts';

/** Shows several values per line, because a new person has many. */
const inline = { display: 'flex', flexWrap: 'wrap', columnGap: 2 } as const;

/** The problems of a row, or its changes with old and new values. */
export function ImportRowChanges({ row }: { readonly row: ImportRow }) {
  const translate = useTranslate();
  const { problems, changes, kind, reason } = row;
  const isNew = kind === 'create';
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', ...(isNew && inline) }}>
      {reason && (
        <Typography component="li" variant="body2">
          {translate(`imports.reasons.${reason}`)}
        </Typography>
      )}
      {problems.map(({ field, problem, params }) => (
        <Typography component="li" variant="body2" color="error" key={`${field} ${problem}`}>
          {field !== 'row' && `${translate(`imports.fields.${field}`)}: `}
          {translate(`rules.${problem}`, { ...params })}
        </Typography>
      ))}
      {changes
        .filter(({ field }) => !isNew || (field !== 'first_name' && field !== 'last_name'))
        .map((change) => (
          <Change key={change.field} change={change} isNew={isNew} />
        ))}
    </Box>
  );
}

interface ChangeProps {
  readonly change: ImportRow['changes'][number];
  readonly isNew: boolean;
}

function Change({ change: { field, from, to }, isNew }: ChangeProps) {
  const translate = useTranslate();
  const namesOf = (values: readonly string[]) =>
    values.map((value) => translate(`resources.users.choices.${field}.${value}`, { _: value })).join(', ');
  const showsOld = !isNew && field !== 'teams';
  return (
    <Typography component="li" variant="body2">
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate(`imports.fields.${field}`)}:
      </Box>{' '}
      {showsOld && (
        <>
          <Box component={from.length > 0 ? 'del' : 'em'} sx={{ color: 'text.secondary' }}>
            {namesOf(from) || translate('imports.table.nothing')}
          </Box>
          <span aria-hidden> → </span>
          <Box component="span" sx={visuallyHidden}>
            {' '}
            {translate('imports.table.becomes')}{' '}
          </Box>
        </>
      )}
      {field === 'teams' && <span aria-hidden>+ </span>}
      {namesOf(to)}
    </Typography>
  );
}
