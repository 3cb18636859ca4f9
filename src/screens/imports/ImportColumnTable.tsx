import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportDetails } from '../../../contract/v2/imports.ts';
import { getConfig } from '../../../dataProviders/config.ts';
import {
  type ColumnField,
  type FieldMapping,
  fieldsOfSubject,
} from '../../../domain/imports/importFields.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';

interface Props {
  readonly userImport: Pick<ImportDetails, 'columns' | 'subject'>;
  readonly mapping: FieldMapping;
  readonly onChange: (index: number, field: ColumnField | null) => void;
}

/** The columns of the file with their first cells and fields. */
export function ImportColumnTable({ userImport: { columns, subject }, mapping, onChange }: Props) {
  const translate = useTranslate();
  const rows = columns.map(({ heading, samples }, index) => ({
    index,
    name: heading || translate('imports.columns.unnamed', { number: index + 1 }),
    examples: samples.filter((sample) => sample !== '').join(' · '),
  }));
  const tableColumns: readonly Column<(typeof rows)[number]>[] = [
    {
      name: 'heading',
      sx: { overflowWrap: 'anywhere' },
      cell: ({ name, examples }) => (
        <>
          {name}
          <Hint sx={{ display: { md: 'none' } }}>{examples}</Hint>
        </>
      ),
    },
    { name: 'samples', isWide: true, sx: { overflowWrap: 'anywhere' }, cell: ({ examples }) => examples },
    {
      name: 'field',
      sx: { width: { xs: '50%', md: 280 } },
      cell: ({ name, index }) => (
        <FieldChoice
          label={translate('imports.columns.fieldOf', { heading: name })}
          fields={fieldsOfSubject[subject]}
          value={mapping[index] ?? null}
          onChange={(field) => onChange(index, field)}
        />
      ),
    },
  ];
  return (
    <DataTable
      columnTexts="imports.columns"
      caption={translate('imports.columns.table')}
      columns={tableColumns}
      rows={rows}
      rowKey={({ index }) => index}
    />
  );
}

interface FieldChoiceProps {
  readonly label: string;
  readonly fields: readonly ColumnField[];
  readonly value: ColumnField | null;
  readonly onChange: (field: ColumnField | null) => void;
}

function FieldChoice({ label, fields, value, onChange }: FieldChoiceProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      fullWidth
      value={value ?? ''}
      onChange={(event) => onChange(fields.find((field) => field === event.target.value) ?? null)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    >
      <option value="">{translate('imports.columns.none')}</option>
      {fields
        .filter((field) => field === value || isOffered(field))
        .map((field) => (
          <option key={field} value={field}>
            {translate(`imports.fields.${field}`)}
          </option>
        ))}
    </TextField>
  );
}

/** Mobile numbers are of use only where text messages can be sent. */
const isOffered = (field: ColumnField) => field !== 'mobile_number' || getConfig().offersTextMessages;
