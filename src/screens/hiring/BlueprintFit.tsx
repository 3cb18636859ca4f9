import {
  Alert,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WholeApplicant } from '../../../contract/v2/applicantShapes.ts';
import type { fits } from '../../../domain/hiring/blueprintFit.ts';

type Beside = NonNullable<NonNullable<WholeApplicant['profile']>['blueprint']>;

/** What the role's blueprint wants, and where the profile lies clearly outside of it; or why the two are kept apart. */
export function BlueprintFit({ blueprint }: { readonly blueprint: Beside }) {
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
      <TableContainer sx={{ position: 'relative' }}>
        <Table size="small" aria-label={translate('hiring.blueprint.title', { name })}>
          <TableHead>
            <TableRow>
              {(['metric', 'importance', 'wanted', 'fit'] as const).map((column) => (
                <TableCell key={column}>{translate(`hiring.blueprint.columns.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {metrics.map(({ metric, importance, low, high, fit }) => (
              <TableRow key={metric}>
                <TableCell component="th" scope="row">
                  {translate(`metrics.names.${metric}`)}
                </TableCell>
                <TableCell>{translate(`builder.importance.${importance}`)}</TableCell>
                <TableCell>{translate('hiring.blueprint.range', { low, high })}</TableCell>
                <TableCell>{translate(`hiring.blueprint.fits.${fit}`)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
