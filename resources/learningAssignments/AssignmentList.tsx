import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { isOverdue } from '../../domain/learning/learningAssignments.ts';
import { useHasTier } from '../../src/kit/context/useHasTier.ts';
import { CrudList } from '../../src/kit/crud/CrudList.tsx';
import { FieldDisplay } from '../../src/kit/crud/FieldDisplay.tsx';
import { localToday } from '../../src/kit/dates/localToday.ts';
import { AssignmentListFooter } from './AssignmentListFooter.tsx';
import { type LearningAssignmentRecord, learningAssignments as of } from './learningAssignments.ts';

const filterNames = ['user_id', 'campaign_id', 'path_id', 'state'] as const;

/** Assignments with their progress and due day. Campaigns create them, so this list has no Create button. */
export function AssignmentList() {
  const canWrite = useHasTier(of.access.write);
  return (
    <CrudList
      of={of}
      canCreate={false}
      filterNames={filterNames}
      rowClick={false}
      footer={<AssignmentListFooter canWrite={canWrite} />}
      cell={(name) => (
        <>
          <FieldDisplay of={of} name={name} />
          {name === 'due_on' ? <Overdue /> : null}
        </>
      )}
    />
  );
}

function Overdue() {
  const record = useRecordContext<LearningAssignmentRecord>();
  const translate = useTranslate();
  if (!record || !isOverdue(record, localToday())) return null;
  return (
    <Chip
      size="small"
      color="error"
      variant="outlined"
      label={translate('learning.assignments.overdue')}
      sx={{ ml: 1 }}
    />
  );
}
