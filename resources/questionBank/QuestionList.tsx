import { Typography } from '@mui/material';
import { DataTable, List, SearchInput, useRecordContext, useTranslate } from 'react-admin';
import { FieldInput } from '../../src/kit/crud/FieldInput.tsx';
import { FieldShow } from '../../src/kit/crud/FieldShow.tsx';
import { FilterChips } from '../../src/kit/lists/FilterChips.tsx';
import { ListFooter } from '../../src/kit/lists/ListFooter.tsx';
import { ListHeader, ListTools } from '../../src/kit/lists/ListHeader.tsx';
import { EmptyList, FailedList, NothingFound } from '../../src/kit/lists/ListStates.tsx';
import { dense, narrow } from '../../src/kit/lists/listStyles.ts';
import { RowLink } from '../../src/kit/lists/RowLink.tsx';
import { localeAbbrs } from '../users/users.ts';
import { questionBank as of, type QuestionRecord } from './questionBank.ts';

const filtered = ['topic_id', 'element_id', 'kind', 'active', 'by_hand', 'languages', 'outdated_in'] as const;
const label = (name: string) => `resources.${of.name}.fields.${name}`;

/** The questions there are. They come with the product and are changed, never added or deleted here. */
export function QuestionList() {
  return (
    <>
      <ListHeader name={of.name} mayCreate={false} />
      <List
        title={false}
        sx={narrow}
        sort={{ ...of.sort }}
        perPage={50}
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
        pagination={<ListFooter removable={false} />}
      >
        <FilterChips of={of} />
        <DataTable rowClick="edit" sx={dense} empty={<NothingFound />} bulkActionButtons={false}>
          {of.list.map((name) => (
            <DataTable.Col key={name} source={name} label={label(name)}>
              <RowLink isLink={name === of.list[0]} shown={<Cell name={name} />} />
            </DataTable.Col>
          ))}
        </DataTable>
      </List>
    </>
  );
}

/** How many languages there are is said of how many; questions that ask the same of other statements say their code. */
function Cell({ name }: { readonly name: string }) {
  const record = useRecordContext<QuestionRecord>();
  const translate = useTranslate();
  if (name === 'text' && record && record.kind !== 'm') {
    return translate('questions.textAndCode', { text: record.text, code: record.code });
  }
  if (name !== 'translated' || !record) return <FieldShow of={of} name={name} />;
  return (
    <Typography
      component="span"
      variant="inherit"
      color={record.translated === 0 ? 'text.secondary' : 'inherit'}
    >
      {translate('questions.ofMany', { done: record.translated, all: localeAbbrs.length - 1 })}
    </Typography>
  );
}
