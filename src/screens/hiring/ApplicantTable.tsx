import {
  Checkbox,
  Chip,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ApplicantAnswer } from '../../../contract/v2/applicantShapes.ts';
import { isActive } from '../../../domain/hiring/decisions.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';
import { hiringPaths } from './hiringPaths.ts';
import { useStageWord } from './useStageWord.ts';

interface Props {
  readonly title: string;
  readonly applicants: readonly ApplicantAnswer[];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (ids: readonly number[], on: boolean) => void;
}

export const isActiveApplicant = ({ decision, withdrawn_on }: ApplicantAnswer) =>
  isActive({ decision, withdrawnOn: withdrawn_on ?? null });

const narrow = { display: { md: 'none' } } as const;
const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

/** The applicants of one page, in the order they applied; whoever goes on can be chosen. */
export function ApplicantTable({ title, applicants, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const label = translate('hiring.applicants.table', { title });
  const head = (name: string) => translate(`hiring.applicants.columns.${name}`);
  const open = applicants.filter(isActiveApplicant).map(({ id }) => id);
  const all = open.length > 0 && open.every((id) => chosen.has(id));
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ minHeight: 120 }}>
      <Table aria-label={label} size="small">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={all}
                disabled={open.length === 0}
                onChange={(_event, on) => onChoose(open, on)}
                slotProps={{ input: { 'aria-label': translate('hiring.applicants.chooseAll') } }}
              />
            </TableCell>
            <TableCell>{head('name')}</TableCell>
            <TableCell>{head('stage')}</TableCell>
            <TableCell sx={wide}>{head('status')}</TableCell>
            <TableCell sx={wide}>{head('decision')}</TableCell>
            <TableCell sx={wide}>{head('applied_on')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {applicants.map((one) => (
            <Row key={one.id} one={one} isChosen={chosen.has(one.id)} onChoose={onChoose} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface RowProps {
  readonly one: ApplicantAnswer;
  readonly isChosen: boolean;
  readonly onChoose: Props['onChoose'];
}

function Row({ one, isChosen, onChoose }: RowProps) {
  const translate = useTranslate();
  const stageWord = useStageWord();
  const status = translate(`hiring.assessment.${one.status}`);
  const decision = translate(`hiring.decisions.${one.withdrawn_on ? 'withdrawn' : one.decision}`);
  return (
    <TableRow hover>
      <TableCell padding="checkbox">
        <Checkbox
          checked={isChosen}
          disabled={!isActiveApplicant(one)}
          onChange={(_event, on) => onChoose([one.id], on)}
          slotProps={{ input: { 'aria-label': translate('hiring.applicants.choose', { name: one.name }) } }}
        />
      </TableCell>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={hiringPaths.applicant(one.id)}>
          {one.name}
        </Link>
        {one.asks && (
          <Chip
            size="small"
            color="info"
            variant="outlined"
            label={translate('hiring.applicants.asks')}
            sx={{ ml: 1 }}
          />
        )}
        <Typography variant="body2" color="text.secondary" sx={narrow}>
          {status} · {decision}
        </Typography>
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{stageWord(one.stage)}</TableCell>
      <TableCell sx={wide}>{status}</TableCell>
      <TableCell sx={wide}>{decision}</TableCell>
      <TableCell sx={wide}>
        <CalendarDay day={one.applied_on} />
      </TableCell>
    </TableRow>
  );
}
