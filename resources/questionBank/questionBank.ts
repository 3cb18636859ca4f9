import { questionForms } from '../../domain/questions/questionBlock.ts';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import {
  choice,
  choices,
  defineResource,
  moment,
  number,
  type RecordOf,
  reference,
  text,
  yesNo,
} from '../kit/resource.ts';

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
    kind: choice(questionForms, { required: true, readOnly: true, initial: 'm' }),
    code: text({ required: true, max: 80, readOnly: true }),
    topic_id: reference('topics', { readOnly: true }),
    element_id: reference('elements', { readOnly: true }),
    text: text({ required: true, max: 200, readOnly: true }),
    version: number({ required: true, readOnly: true, initial: 1 }),
    active: yesNo({ readOnly: true, initial: true }),
    /** Changed, activated or retired by an administrator; updates of the product no longer override it. */
    by_hand: yesNo({ readOnly: true }),
    /**
     * `translated` is the number of complete, current translations besides English, `languages` lists them,
     * `outdated_in` lists those that need an update.
     */
    translated: number({ required: true, readOnly: true, initial: 0 }),
    languages: choices(supportedLocales, { readOnly: true }),
    outdated_in: choices(supportedLocales, { readOnly: true }),
    position: number({ required: true, readOnly: true }),
    updated_at: moment({ required: true, readOnly: true }),
  },
});

export type QuestionRecord = RecordOf<typeof questionBank>;
