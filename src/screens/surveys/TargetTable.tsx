import { Box, Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { TargetAnswer } from '../../../contract/v2/surveyCampaigns.ts';
import { surveyPaths } from './surveyPaths.ts';

const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;

interface Props {
  readonly name: string;
  readonly targets: readonly TargetAnswer[];
}

/** One line for each person: how far the own assessment is, and how many raters are named. */
export function TargetTable({ name, targets }: Props) {
  const translate = useTranslate();
  const head = (column: string) => translate(`surveys.targets.columns.${column}`);
  return (
    <TableContainer>
      <Table size="small" aria-label={translate('surveys.targets.table', { name })}>
        <TableHead>
          <TableRow>
            <TableCell>{head('name')}</TableCell>
            <TableCell sx={wide}>{head('team')}</TableCell>
            <TableCell>{head('self')}</TableCell>
            <TableCell>{head('raters')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {targets.map((target) => (
            <TableRow key={target.target_id} hover>
              <TableCell component="th" scope="row">
                <Link component={RouterLink} to={surveyPaths.target(target.target_id)}>
                  {target.name || translate('surveys.targets.unnamed')}
                </Link>
              </TableCell>
              <TableCell sx={wide}>{target.team ?? translate('surveys.funnel.noTeam')}</TableCell>
              <TableCell>{translate(`surveys.stages.${target.self ?? 'none'}`)}</TableCell>
              <TableCell>
                <Raters target={target} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Raters({ target: { approved, proposed } }: { readonly target: TargetAnswer }) {
  const translate = useTranslate();
  if (approved + proposed === 0) return <>{translate('surveys.targets.noRaters')}</>;
  return (
    <Box component="span" className="tabular">
      {translate('surveys.targets.approved', { smart_count: approved })}
      {proposed > 0 && ` · ${translate('surveys.targets.proposed', { smart_count: proposed })}`}
    </Box>
  );
}
