import { Chip } from '@mui/material';
import { DataTable, List, useRecordContext, useTranslate } from 'react-admin';
import { isOverdue } from '../../domain/learning/assignments.ts';
import { useHasTier } from '../../src/kit/context/useHasTier.tsx';
import { FieldInput } from '../../src/kit/crud/FieldInput.tsx';
import { FieldShow } from '../../src/kit/crud/FieldShow.tsx';
import { CheckboxGroup } from '../../src/kit/forms/CheckboxGroup.tsx';
import { FilterChips } from '../../src/kit/lists/FilterChips.tsx';
import { ListHeader, ListTools } from '../../src/kit/lists/ListHeader.tsx';
import { EmptyList, FailedList, NothingFound } from '../../src/kit/lists/ListStates.tsx';
import { dense, narrow } from '../../src/kit/lists/listStyles.ts';
import { AssignmentFoot } from './AssignmentFoot.tsx';
import { type LearningAssignmentRecord, learningAssignments } from './learningAssignments.ts';

const of = learningAssignments;
const noBar = <></>;
const filters = ['user_id', 'campaign_id', 'path_id', 'state'].map((name) => {
  const forMenu = { source: name, label: `resources.${of.name}.fields.${name}` };
  return <FieldInput key={name} of={of} name={name} asFilter {...forMenu} />;
});

/** Assignments with their progress and due day. Campaigns create them, so this list has no Create button. */
export function AssignmentList() {
  const canWrite = useHasTier(of.access.write);
  return (
    <>
      <ListHeader name={of.name} mayCreate={false} />
      <List
        title={false}
        sx={narrow}
        sort={{ ...of.sort }}
        perPage={25}
        filters={filters}
        actions={<ListTools />}
        exporter={false}
        empty={<EmptyList name={of.name} mayCreate={false} />}
        error={<FailedList />}
        pagination={<AssignmentFoot canWrite={canWrite} />}
      >
        <FilterChips of={of} />
        <CheckboxGroup>
          <DataTable
            rowClick={false}
            sx={dense}
            empty={<NothingFound />}
            bulkActionButtons={canWrite}
            bulkActionsToolbar={noBar}
          >
            {of.list.map((name) => (
              <DataTable.Col key={name} source={name} label={`resources.${of.name}.fields.${name}`}>
                <FieldShow of={of} name={name} />
                {name === 'due_on' ? <Overdue /> : null}
              </DataTable.Col>
            ))}
          </DataTable>
        </CheckboxGroup>
      </List>
    </>
  );
}

function Overdue() {
  const record = useRecordContext<LearningAssignmentRecord>();
  const translate = useTranslate();
  if (!record || !isOverdue(record, new Date().toISOString().slice(0, 10))) return null;
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
