import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportRow } from '../../../contract/v2/imports.ts';
import type { ImportSubject } from '../../../domain/imports/importFields.ts';
import { visuallyHidden } from '../../kit/page/visuallyHidden.ts';

/** Shows several values per line, because a new person has many. */
const inline = { display: 'flex', flexWrap: 'wrap', columnGap: 2 } as const;

interface Props {
  readonly row: ImportRow;
  readonly subject?: ImportSubject;
}

/** The problems of a row, or its changes with old and new values. */
export function ImportRowChanges({ row, subject = 'people' }: Props) {
  const translate = useTranslate();
  const { problems, changes, kind, reason, relation, state } = row;
  const isNew = kind === 'create';
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', ...(isNew && inline) }}>
      {reason && (
        <Typography component="li" variant="body2">
          {translate(`imports.${subject}.reasons.${reason}`)}
        </Typography>
      )}
      {problems.map(({ field, problem, params }) => (
        <Typography component="li" variant="body2" color="error" key={`${field} ${problem}`}>
          {field !== 'row' && `${translate(`imports.fields.${field}`)}: `}
          {translate(`rules.${problem}`, { ...params })}
        </Typography>
      ))}
      {relation && problems.length === 0 && (
        <Typography component="li" variant="body2">
          {translate('imports.relationships.stated', {
            ...relation,
            kind: translate(`imports.kindsOfRelationship.${relation.kind}`),
          })}
        </Typography>
      )}
      {relation && kind === 'update' && state === 'waiting' && (
        <Typography component="li" variant="body2" color="text.secondary">
          {translate('imports.relationships.fromTeams')}
        </Typography>
      )}
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
