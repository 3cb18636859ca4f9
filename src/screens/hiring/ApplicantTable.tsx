import { Chip, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ApplicantResponse } from '../../../contract/v2/applicantShapes.ts';
import { isActiveApplication } from '../../../domain/hiring/decisions.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { hiringPaths } from './hiringPaths.ts';
import { useStageName } from './useStageName.ts';

interface Props {
  readonly title: string;
  readonly applicants: readonly ApplicantResponse[];
  readonly selectedIds: ReadonlySet<number>;
  readonly onSelect: (ids: readonly number[], isSelected: boolean) => void;
}

export const isActiveApplicant = ({ decision, withdrawn_on }: ApplicantResponse) =>
  isActiveApplication({ decision, withdrawnOn: withdrawn_on ?? null });

/** The applicants of one page, in the order they applied; active ones can be selected. */
export function ApplicantTable({ title, applicants, selectedIds, onSelect }: Props) {
  const translate = useTranslate();
  const stageWord = useStageName();
  const head = (name: string) => translate(`hiring.applicants.columns.${name}`);
  const statusOf = ({ status }: ApplicantResponse) => translate(`hiring.assessment.${status}`);
  const decisionOf = ({ withdrawn_on, decision }: ApplicantResponse) =>
    translate(`hiring.decisions.${withdrawn_on ? 'withdrawn' : decision}`);
  const columns: readonly Column<ApplicantResponse>[] = [
    {
      name: 'name',
      sx: { overflowWrap: 'anywhere' },
      cell: (applicant) => (
        <>
          <Link component={RouterLink} to={hiringPaths.applicant(applicant.id)}>
            {applicant.name}
          </Link>
          {applicant.asks && (
            <Chip
              size="small"
              color="info"
              variant="outlined"
              label={translate('hiring.applicants.asks')}
              sx={{ ml: 1 }}
            />
          )}
          <Hint sx={{ display: { md: 'none' } }}>
            {statusOf(applicant)} · {decisionOf(applicant)}
          </Hint>
        </>
      ),
    },
    { name: 'stage', sx: { overflowWrap: 'anywhere' }, cell: ({ stage }) => stageWord(stage) },
    { name: 'status', isWide: true, cell: statusOf },
    { name: 'decision', isWide: true, cell: decisionOf },
    {
      name: 'applied',
      label: head('applied_on'),
      isWide: true,
      cell: ({ applied_on }) => <CalendarDay day={applied_on} />,
    },
  ];
  return (
    <DataTable
      columnTexts="hiring.applicants.columns"
      caption={translate('hiring.applicants.table', { title })}
      columns={columns}
      rows={applicants}
      rowKey={({ id }) => id}
      selection={{
        isSelected: ({ id }) => selectedIds.has(id),
        onSelect: (rows, isSelected) =>
          onSelect(
            rows.map(({ id }) => id),
            isSelected,
          ),
        canSelect: isActiveApplicant,
        selectAllLabel: translate('hiring.applicants.chooseAll'),
        labelOf: ({ name }) => translate('hiring.applicants.choose', { name }),
      }}
    />
  );
}
