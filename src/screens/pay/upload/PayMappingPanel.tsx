import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { checkPayFile, type PayUpload, payKeys } from '../../../../dataProviders/pay.ts';
import { dateOrders } from '../../../../domain/pay/upload/payDates.ts';
import { type PayField, payFields, payMappingProblem } from '../../../../domain/pay/upload/payFields.ts';
import { ChoiceChips } from '../../../kit/forms/ChoiceChips.tsx';
import { DataTable } from '../../../kit/lists/DataTable.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { useAction } from '../../../kit/useAction.ts';

interface Props {
  readonly projectId: number;
  readonly file: NonNullable<PayUpload['file']>;
}

const orders = [null, ...dateOrders] as const;

/** The columns of the file with samples of their cells and their fields, and how dates are written. */
export function PayMappingPanel({ projectId, file }: Props) {
  const translate = useTranslate();
  const [mapping, setMapping] = useState(file.columns.map(({ field }) => field));
  const [dateOrder, setDateOrder] = useState(file.date_order);
  const problem = payMappingProblem(mapping, file.columns.length);
  const check = useAction(
    () => checkPayFile({ project_id: projectId, mapping: [...mapping], date_order: dateOrder }),
    { invalidates: payKeys },
  );
  const rows = file.columns.map(({ heading, samples }, index) => ({
    index,
    heading: heading || translate('imports.columns.unnamed', { number: index + 1 }),
    samples: samples.join(' · '),
  }));
  const choose = (index: number, field: PayField | null) =>
    setMapping(mapping.map((known, at) => (at === index ? field : known)));
  return (
    <Panel
      title={translate('pay.upload.columns.title', { name: file.file_name })}
      text={translate('pay.upload.columns.text')}
    >
      <DataTable
        caption={translate('imports.columns.table')}
        columnTexts="imports.columns"
        rows={rows}
        rowKey={({ index }) => index}
        columns={[
          { name: 'heading', sx: { overflowWrap: 'anywhere' }, cell: ({ heading }) => heading },
          { name: 'samples', isWide: true, sx: { overflowWrap: 'anywhere' }, cell: ({ samples }) => samples },
          {
            name: 'field',
            sx: { width: { xs: '50%', md: 280 } },
            cell: ({ heading, index }) => (
              <TextField
                select
                fullWidth
                value={mapping[index] ?? ''}
                onChange={({ target }) =>
                  choose(index, payFields.find((field) => field === target.value) ?? null)
                }
                slotProps={{
                  select: { native: true },
                  htmlInput: { 'aria-label': translate('imports.columns.fieldOf', { heading }) },
                }}
              >
                <option value="">{translate('imports.columns.none')}</option>
                {payFields.map((field) => (
                  <option key={field} value={field}>
                    {translate(`pay.fields.${field}`)}
                  </option>
                ))}
              </TextField>
            ),
          },
        ]}
      />
      {mapping.includes('hired_on') && (
        <ChoiceChips
          label={translate('pay.upload.dates.label')}
          choices={orders}
          value={dateOrder}
          labelOf={(order) => translate(`pay.upload.dates.${order ?? 'exact'}`)}
          onChange={setDateOrder}
        />
      )}
      {problem && <Hint role="status">{translate(`rules.${problem}`)}</Hint>}
      <Button
        variant="contained"
        sx={{ justifySelf: 'start' }}
        disabled={problem !== null}
        loading={check.isPending}
        onClick={() => check.mutate()}
      >
        {translate('imports.columns.check')}
      </Button>
    </Panel>
  );
}
