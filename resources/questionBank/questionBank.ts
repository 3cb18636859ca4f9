import { questionForms } from '../../domain/questions/questionBlock.ts';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/**
 * The current version of an assessment question, as shown in lists. Versions, keys and translations are written by
 * separate calls (`contract/v2/questions.ts`). Topic and element are null except for the benchmark (kind `m`), because
 * the statements of other kinds have a metric each.
 */
export const questionBank = defineResource({
  name: 'question_bank',
  owner: 'platform',
  access: { read: 'admin', write: 'admin' },
  label: ['text'],
  list: [
    'text',
    'kind',
    'topic_id',
    'element_id',
    'version',
    'active',
    'translated',
    'outdated_in',
    'updated_at',
  ],
  search: ['text', 'code'],
  sort: { field: 'position', order: 'ASC' },
  sections: {},
  fields: {
    kind: field.choice(questionForms, { required: true, readOnly: true, initial: 'm' }),
    code: field.text({ required: true, max: 80, readOnly: true }),
    topic_id: field.reference('topics', { readOnly: true }),
    element_id: field.reference('elements', { readOnly: true }),
    text: field.text({ required: true, max: 200, readOnly: true }),
    version: field.number({ required: true, readOnly: true, initial: 1 }),
    active: field.yesNo({ readOnly: true, initial: true }),
    /** Changed, activated or retired by an administrator; updates of the product no longer override it. */
    by_hand: field.yesNo({ readOnly: true }),
    /**
     * `translated` is the number of complete, current translations in addition to English, `languages` lists them, `outdated_in` lists
     * those that need an update.
     */
    translated: field.number({ required: true, readOnly: true, initial: 0 }),
    languages: field.choices(supportedLocales, { readOnly: true }),
    outdated_in: field.choices(supportedLocales, { readOnly: true }),
    position: field.number({ required: true, readOnly: true }),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
});

export type QuestionRecord = RecordOf<typeof questionBank>;
