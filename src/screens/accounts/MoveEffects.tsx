import { Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MovePreview } from '../../../contract/v2/administration.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';

const endedLinks = ['teams', 'leads', 'relationships', 'delegations', 'open_surveys'] as const;

/** The effects of a move on each person, or why the person can't be moved. */
export function MoveEffects({ people }: { readonly people: readonly MovePreview[] }) {
  const translate = useTranslate();
  const words = (key: string) => translate(`moveUsers.preview.${key}`);
  const columns: readonly Column<MovePreview>[] = [
    {
      name: 'name',
      sx: { overflowWrap: 'anywhere', minWidth: 120, verticalAlign: 'top' },
      cell: ({ name, email }) => (
        <>
          {name}
          <Hint>{email}</Hint>
        </>
      ),
    },
    { name: 'from', cell: ({ account }) => account },
    { name: 'what', sx: { minWidth: 160 }, cell: (person) => <MoveEffect person={person} /> },
  ];
  return (
    <DataTable
      columnTexts="moveUsers.preview.columns"
      caption={words('table')}
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      maxHeight={480}
    />
  );
}

function MoveEffect({ person }: { readonly person: MovePreview }) {
  const translate = useTranslate();
  if (person.refusal) {
    return (
      <>
        <Chip size="small" color="warning" label={translate('moveUsers.preview.notMoved')} />
        <Typography variant="body2">{translate(`moveUsers.refusals.${person.refusal}`)}</Typography>
      </>
    );
  }
  const counted = endedLinks
    .filter((tie) => person[tie] > 0)
    .map((tie) => translate(`moveUsers.preview.${tie}`, { smart_count: person[tie] }));
  const names = person.ended.map((one) => translate(`resources.users.choices.permissions.${one}`)).join(', ');
  if (counted.length === 0 && names === '') return translate('moveUsers.preview.nothing');
  return (
    <>
      {counted.join(', ')}
      {names !== '' && <Hint>{translate('moveUsers.preview.permissions', { names })}</Hint>}
    </>
  );
}
