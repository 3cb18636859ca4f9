import {
  Box,
  Card,
  Chip,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type CycleFilter, cycleFilters, targetsOnAPage } from '../../../contract/v2/raterCycles.ts';
import type { RaterCycle } from '../../../dataProviders/raters.ts';
import { Panel } from '../../kit/page/Panel.tsx';

interface Props {
  readonly cycle: RaterCycle;
  readonly page: number;
  readonly filter: CycleFilter;
  readonly typed: string;
  readonly onPage: (page: number) => void;
  readonly onFilter: (filter: CycleFilter) => void;
  readonly onType: (typed: string) => void;
}

const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** Every list of a campaign by name, with how many are on it and how many are missing. */
export function CycleTable({ cycle, page, filter, typed, onPage, onFilter, onType }: Props) {
  const translate = useTranslate();
  const say = (key: string, more = {}) => translate(`raters.cycle.${key}`, more);
  const label = say('table');
  return (
    <Panel title={label}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          size="small"
          type="search"
          label={say('search')}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        <Box role="group" aria-label={say('filter')} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {cycleFilters.map((one) => (
            <Chip
              key={one}
              component="button"
              clickable
              aria-pressed={filter === one}
              color={filter === one ? 'primary' : 'default'}
              variant={filter === one ? 'filled' : 'outlined'}
              label={say(`filters.${one}`)}
              onClick={() => onFilter(one)}
            />
          ))}
        </Box>
        <Typography variant="body2" color="text.secondary" role="status">
          {say('found', { smart_count: cycle.found })}
        </Typography>
      </Box>
      <Card variant="outlined">
        {cycle.page_targets.length === 0 ? (
          <Typography sx={{ p: 2 }}>{say('notFound')}</Typography>
        ) : (
          <TableContainer tabIndex={0} role="group" aria-label={label} sx={{ maxHeight: 560 }}>
            <Table stickyHeader size="small" aria-label={label}>
              <TableHead>
                <TableRow>
                  <TableCell>{say('columns.name')}</TableCell>
                  <TableCell align="right">{say('columns.approved')}</TableCell>
                  <TableCell align="right">{say('columns.proposed')}</TableCell>
                  <TableCell align="right" sx={wide}>
                    {say('columns.declined')}
                  </TableCell>
                  <TableCell align="right">{say('columns.missing')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {cycle.page_targets.map((target) => (
                  <TableRow key={target.target_id} hover>
                    <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                      <Link component={RouterLink} to={`?target=${target.target_id}`}>
                        {target.name}
                      </Link>
                    </TableCell>
                    <TableCell align="right">{target.approved}</TableCell>
                    <TableCell align="right">{target.proposed}</TableCell>
                    <TableCell align="right" sx={wide}>
                      {target.declined}
                    </TableCell>
                    <TableCell align="right">{target.missing}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
        {cycle.found > targetsOnAPage && (
          <TablePagination
            component="div"
            count={cycle.found}
            page={page - 1}
            rowsPerPage={targetsOnAPage}
            rowsPerPageOptions={[]}
            labelDisplayedRows={({ from, to, count }) => say('range', { from, to, total: count })}
            getItemAriaLabel={(type) => say(type === 'next' ? 'next' : 'previous')}
            onPageChange={(_, next) => onPage(next + 1)}
          />
        )}
      </Card>
    </Panel>
  );
}
