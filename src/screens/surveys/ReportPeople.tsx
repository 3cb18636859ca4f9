import {
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CycleReports } from '../../../contract/v2/reports.ts';

interface ReportPeopleProps {
  readonly reports: CycleReports;
  /** From zero. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** As many as the server answers at once. */
const pageSize = 25;

/** The state of each person's report, those that failed first. */
export function ReportPeople({ reports: { run, people }, page, onPage }: ReportPeopleProps) {
  const translate = useTranslate();
  if (!run || people.length === 0) return null;
  const all = Object.values(run.counts).reduce((sum, count) => sum + count, 0);
  const wordOf = (state: keyof typeof run.counts) =>
    translate(
      state === 'made' && run.kind === 'mail' ? 'exports.cycle.toldState' : `exports.cycle.states.${state}`,
    );
  return (
    <>
      <TableContainer>
        <Table size="small" aria-label={translate('exports.cycle.people')}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('exports.cycle.columns.person')}</TableCell>
              <TableCell>{translate('exports.cycle.columns.state')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {people.map(({ id, name, state, reason }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {name}
                </TableCell>
                <TableCell>
                  <Chip
                    size="small"
                    variant="outlined"
                    color={state === 'failed' ? 'error' : 'default'}
                    label={wordOf(state)}
                  />{' '}
                  {reason !== null && translate('exports.cycle.reason')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {all > pageSize && (
        <TablePagination
          component="div"
          count={all}
          page={page}
          rowsPerPage={pageSize}
          rowsPerPageOptions={[pageSize]}
          labelDisplayedRows={({ from, to, count }) =>
            translate('surveys.targets.range', { from, to, total: count })
          }
          getItemAriaLabel={(type) =>
            translate(type === 'next' ? 'surveys.targets.next' : 'surveys.targets.previous')
          }
          onPageChange={(_, next) => onPage(next)}
        />
      )}
    </>
  );
}
