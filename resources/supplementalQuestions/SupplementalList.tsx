import { Button, Stack } from '@mui/material';
import { DataTable, List, SearchInput, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { FieldInput } from '../../src/kit/crud/FieldInput.tsx';
import { FieldShow } from '../../src/kit/crud/FieldShow.tsx';
import { CheckboxGroup } from '../../src/kit/forms/CheckboxGroup.tsx';
import { FilterChips } from '../../src/kit/lists/FilterChips.tsx';
import { ListFooter } from '../../src/kit/lists/ListFooter.tsx';
import { ListTools } from '../../src/kit/lists/ListHeader.tsx';
import { EmptyList, FailedList, NothingFound } from '../../src/kit/lists/ListStates.tsx';
import { dense, narrow } from '../../src/kit/lists/listStyles.ts';
import { RowLink } from '../../src/kit/lists/RowLink.tsx';
import { PageHeader } from '../../src/kit/page/PageHeader.tsx';
import { supplementalQuestions as of } from './supplementalQuestions.ts';

const filtered = ['kind', 'campaign_kinds', 'required', 'active', 'languages', 'outdated_in'] as const;
const label = (name: string) => `resources.${of.name}.fields.${name}`;
const places = {
  new: '/supplemental-questions/manage/new',
  offered: '/admin/supplemental-questions',
} as const;

/** What the account asks besides the assessments; the way to a new question, and to those the platform offers. */
export function SupplementalList() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader
        title={translate(`resources.${of.name}.name`, { smart_count: 2 })}
        purpose={translate(`resources.${of.name}.purpose`)}
        action={<Ways />}
      />
      <List
        title={false}
        sx={narrow}
        sort={{ ...of.sort }}
        perPage={25}
        filters={[
          <SearchInput key="q" source="q" alwaysOn resettable />,
          ...filtered.map((name) => (
            <FieldInput key={name} of={of} name={name} asFilter {...{ source: name, label: label(name) }} />
          )),
        ]}
        actions={<ListTools />}
        exporter={false}
        empty={<EmptyList name={of.name} mayCreate={false} />}
        error={<FailedList />}
        pagination={<ListFooter removable />}
      >
        <FilterChips of={of} />
        <CheckboxGroup>
          <DataTable rowClick="edit" sx={dense} empty={<NothingFound />} bulkActionsToolbar={noBar}>
            {of.list.map((name) => (
              <DataTable.Col key={name} source={name} label={label(name)}>
                <RowLink isLink={name === of.list[0]} shown={<FieldShow of={of} name={name} />} />
              </DataTable.Col>
            ))}
          </DataTable>
        </CheckboxGroup>
      </List>
    </>
  );
}

/** The bar of selected rows stands in the list's foot instead. */
const noBar = <></>;

function Ways() {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button component={Link} to={places.offered}>
        {translate('questions.supplemental.offeredLink')}
      </Button>
      <Button component={Link} to={places.new} variant="contained">
        {translate('questions.supplemental.add')}
      </Button>
    </Stack>
  );
}
