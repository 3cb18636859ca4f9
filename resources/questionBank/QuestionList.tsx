import { Button, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import { CrudList } from '../../src/kit/crud/CrudList.tsx';
import { FieldDisplay } from '../../src/kit/crud/FieldDisplay.tsx';
import { ListExtrasContext } from '../../src/kit/lists/ListExtrasContext.ts';
import { questionBank as of, type QuestionRecord } from './questionBank.ts';

const filterNames = [
  'topic_id',
  'element_id',
  'kind',
  'active',
  'by_hand',
  'languages',
  'outdated_in',
] as const;

/** The question bank. Questions come with the product; they can be changed but not added or deleted. */
export function QuestionList() {
  return (
    <ListExtrasContext value={extras}>
      <CrudList
        of={of}
        removable={false}
        canCreate={false}
        filterNames={filterNames}
        perPage={50}
        cell={(name) => <Cell name={name} />}
      />
    </ListExtrasContext>
  );
}

function FitLink() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/questions/fit">
      {translate('titles.questionFit')}
    </Button>
  );
}

const extras = { head: <FitLink /> };

/** A cell of the list. Translations are shown as "3 of 12"; questions with the same text also show their code. */
function Cell({ name }: { readonly name: string }) {
  const record = useRecordContext<QuestionRecord>();
  const translate = useTranslate();
  if (name === 'text' && record && record.kind !== 'm') {
    return translate('questions.textAndCode', { text: record.text, code: record.code });
  }
  if (name !== 'translated' || !record) return <FieldDisplay of={of} name={name} />;
  return (
    <Typography
      component="span"
      variant="inherit"
      color={record.translated === 0 ? 'text.secondary' : 'inherit'}
    >
      {translate('questions.ofMany', { done: record.translated, all: supportedLocales.length - 1 })}
    </Typography>
  );
}
