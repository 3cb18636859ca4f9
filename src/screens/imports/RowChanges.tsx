import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportRow } from '../../../contract/v2/imports.ts';

/** Somebody new has many values: they stand beside one another. */
const beside = { display: 'flex', flexWrap: 'wrap', columnGap: 2 } as const;

/** What is wrong with a row, or its changes: each field with its old and new value. */
export function RowChanges({ row }: { readonly row: ImportRow }) {
  const translate = useTranslate();
  const { problems, changes, kind, reason } = row;
  const isNew = kind === 'create';
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', ...(isNew && beside) }}>
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

/** For those who hear the page: the arrow is only drawn. */
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

interface ChangeProps {
  readonly change: ImportRow['changes'][number];
  readonly isNew: boolean;
}

function Change({ change: { field, from, to }, isNew }: ChangeProps) {
  const translate = useTranslate();
  const named = (values: readonly string[]) =>
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
            {named(from) || translate('imports.table.nothing')}
          </Box>
          <span aria-hidden> → </span>
          <Box component="span" sx={unseen}>
            {' '}
            {translate('imports.table.becomes')}{' '}
          </Box>
        </>
      )}
      {field === 'teams' && <span aria-hidden>+ </span>}
      {named(to)}
    </Typography>
  );
}
