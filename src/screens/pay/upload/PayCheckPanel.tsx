import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { applyPayFile, type PayUpload, payKeys } from '../../../../dataProviders/pay.ts';
import { DataTable } from '../../../kit/lists/DataTable.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { useFormat } from '../../../kit/useFormat.ts';
import { payPaths } from '../payPaths.ts';

interface Props {
  readonly projectId: number;
  readonly file: NonNullable<PayUpload['file']>;
}

/** What the dry run found: how many rows can be used, and why others can't. */
export function PayCheckPanel({ projectId, file }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const navigate = useNavigate();
  const apply = useAction(() => applyPayFile(projectId), {
    invalidates: payKeys,
    onDone: () => navigate(payPaths.view(projectId)),
  });
  const { valid, errors, problems } = file;
  return (
    <Panel
      title={translate('pay.upload.checked.title', { count: format.number(valid), smart_count: valid })}
      text={translate('pay.upload.checked.text')}
      action={
        <Button
          variant="contained"
          disabled={valid === 0}
          loading={apply.isPending}
          onClick={() => apply.mutate()}
        >
          {translate('pay.upload.apply')}
        </Button>
      }
    >
      {errors > 0 && (
        <>
          <Alert severity="warning">{translate('imports.checked.withErrors', { smart_count: errors })}</Alert>
          <DataTable
            caption={translate('pay.upload.problems.caption')}
            columnTexts="pay.upload.problems"
            rows={problems}
            rowKey={({ line, field, problem }) => `${line} ${field} ${problem}`}
            maxHeight={480}
            columns={[
              { name: 'line', cell: ({ line }) => format.number(line) },
              { name: 'field', cell: ({ field }) => translate(`pay.fields.${field}`) },
              {
                name: 'problem',
                sx: { overflowWrap: 'anywhere' },
                cell: ({ problem, params }) => translate(`pay.problems.${problem}`, params),
              },
            ]}
          />
          {problems.length < errors && <Hint>{translate('pay.upload.problems.more')}</Hint>}
        </>
      )}
    </Panel>
  );
}
