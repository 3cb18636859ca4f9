import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ApplicantDetails } from '../../../contract/v2/applicantShapes.ts';
import type { fits } from '../../../domain/hiring/blueprintFit.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';

type Blueprint = NonNullable<NonNullable<ApplicantDetails['profile']>['blueprint']>;
type Metric = Blueprint['metrics'][number];

/** The profile compared with the role's blueprint, or why they can't be compared. */
export function BlueprintFit({ blueprint }: { readonly blueprint: Blueprint }) {
  const translate = useTranslate();
  const { name, refused, metrics } = blueprint;
  const count = (fit: (typeof fits)[number]) => metrics.filter((one) => one.fit === fit).length;
  const title = <Typography variant="h3">{translate('hiring.blueprint.title', { name })}</Typography>;
  if (refused) {
    return (
      <>
        {title}
        <Alert severity="info">
          {translate('hiring.blueprint.refused')} {translate(`errors.${refused}`)}
        </Alert>
      </>
    );
  }
  const cells: Readonly<Record<string, Column<Metric>['cell']>> = {
    metric: ({ metric }) => translate(`metrics.names.${metric}`),
    importance: ({ importance }) => translate(`builder.importance.${importance}`),
    wanted: ({ low, high }) => translate('hiring.blueprint.range', { low, high }),
    fit: ({ fit }) => translate(`hiring.blueprint.fits.${fit}`),
  };
  const columns = Object.entries(cells).map(([column, cell]) => ({
    name: column,
    label: translate(`hiring.blueprint.columns.${column}`),
    cell,
  }));
  return (
    <>
      {title}
      <Typography>
        {translate('hiring.blueprint.answer', {
          fits: count('fits'),
          of: metrics.length,
          below: count('below'),
          above: count('above'),
        })}
      </Typography>
      <DataTable
        caption={translate('hiring.blueprint.title', { name })}
        columns={columns}
        rows={metrics}
        rowKey={({ metric }) => metric}
      />
    </>
  );
}
