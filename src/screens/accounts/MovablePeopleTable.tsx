import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PersonWithAccount } from '../../../contract/v2/administration.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import type { SelectedPeople } from './useSelectedPeople.ts';

interface Props {
  readonly people: readonly PersonWithAccount[];
  readonly selected: SelectedPeople;
}

/** One page of selectable people. */
export function MovablePeopleTable({ people, selected }: Props) {
  const translate = useTranslate();
  const words = (key: string, params?: object) => translate(`moveUsers.who.${key}`, params);
  const columns: readonly Column<PersonWithAccount>[] = [
    {
      name: 'name',
      sx: { overflowWrap: 'anywhere' },
      cell: ({ name, email, active }) => (
        <>
          {name} {!active && <Chip size="small" label={words('inactive')} />}
          <Hint>{email}</Hint>
        </>
      ),
    },
    { name: 'account', cell: ({ account }) => account },
  ];
  return (
    <DataTable
      columnTexts="moveUsers.who.columns"
      caption={words('table')}
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      maxHeight={420}
      selection={{
        isSelected: ({ id }) => selected.has(id),
        onSelect: (some, isOn) => (isOn ? selected.add(some) : selected.remove(some.map(({ id }) => id))),
        selectAllLabel: words('selectAll'),
        labelOf: ({ name }) => words('select', { name }),
      }}
    />
  );
}
