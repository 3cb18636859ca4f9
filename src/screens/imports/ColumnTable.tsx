import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportWithColumns } from '../../../contract/v2/imports.ts';
import { type ImportField, importFields, type Mapping } from '../../../domain/imports/importFields.ts';

interface ColumnTableProps {
  readonly columns: ImportWithColumns['columns'];
  readonly mapping: Mapping;
  readonly onChoose: (column: number, field: ImportField | null) => void;
}

const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

/** Each column with its first cells, and what it is taken for. */
export function ColumnTable({ columns, mapping, onChoose }: ColumnTableProps) {
  const translate = useTranslate();
  const label = translate('imports.columns.table');
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('imports.columns.heading')}</TableCell>
            <TableCell sx={wide}>{translate('imports.columns.samples')}</TableCell>
            <TableCell>{translate('imports.columns.field')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.map(({ heading, samples }, at) => {
            const name = heading || translate('imports.columns.unnamed', { number: at + 1 });
            const shown = samples.filter((sample) => sample !== '').join(' · ');
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file never change places
              <TableRow key={at}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {name}
                  <Typography
                    variant="body2"
                    color="text.secondary"
                    sx={{ display: { md: 'none' }, overflowWrap: 'anywhere' }}
                  >
                    {shown}
                  </Typography>
                </TableCell>
                <TableCell sx={{ ...wide, color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {shown}
                </TableCell>
                <TableCell sx={{ width: { xs: '50%', md: 280 } }}>
                  <FieldChoice
                    label={translate('imports.columns.fieldOf', { heading: name })}
                    value={mapping[at] ?? null}
                    onChange={(field) => onChoose(at, field)}
                  />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface FieldChoiceProps {
  readonly label: string;
  readonly value: ImportField | null;
  readonly onChange: (field: ImportField | null) => void;
}

function FieldChoice({ label, value, onChange }: FieldChoiceProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      fullWidth
      value={value ?? ''}
      onChange={(event) => onChange(importFields.find((field) => field === event.target.value) ?? null)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    >
      <option value="">{translate('imports.columns.none')}</option>
      {importFields.map((field) => (
        <option key={field} value={field}>
          {translate(`imports.fields.${field}`)}
        </option>
      ))}
    </TextField>
  );
}
