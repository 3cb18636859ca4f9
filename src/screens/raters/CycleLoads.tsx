import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RaterLoad } from '../../../contract/v2/raterCycles.ts';
import { Panel } from '../../kit/page/Panel.tsx';

/** Who is asked about the most people. */
export function CycleLoads({ loads }: { readonly loads: readonly RaterLoad[] }) {
  const translate = useTranslate();
  const say = (key: string) => translate(`raters.cycle.loads.${key}`);
  return (
    <Panel title={say('title')} text={say(loads.length === 0 ? 'none' : 'text')}>
      {loads.length > 0 && (
        <TableContainer tabIndex={0} role="region" aria-label={say('table')} sx={{ maxHeight: 400 }}>
          <Table stickyHeader size="small" aria-label={say('table')}>
            <TableHead>
              <TableRow>
                <TableCell>{say('columns.name')}</TableCell>
                <TableCell align="right">{say('columns.approved')}</TableCell>
                <TableCell align="right">{say('columns.proposed')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {loads.map(({ user_id, name, approved, proposed }) => (
                <TableRow key={user_id}>
                  <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                    {name}
                  </TableCell>
                  <TableCell align="right">{approved}</TableCell>
                  <TableCell align="right">{proposed}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Panel>
  );
}
