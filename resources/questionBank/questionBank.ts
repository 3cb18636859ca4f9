import { localeAbbrs } from '../../domain/locales.ts';
import { questionKinds } from '../../domain/questions/block.ts';
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
 * A question of the assessments, as it is asked today. Its versions, keys and translations are written by calls
 * of their own (`contract/v2/questions.ts`): this says only what a list shows. Topic and element are those of the
 * benchmark (kind `m`); where each statement has a metric of its own, both are empty.
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
    kind: choice(questionKinds, { required: true, readOnly: true, initial: 'm' }),
    code: text({ required: true, max: 80, readOnly: true }),
    topic_id: reference('topics', { readOnly: true }),
    element_id: reference('elements', { readOnly: true }),
    text: text({ required: true, max: 200, readOnly: true }),
    version: number({ required: true, readOnly: true, initial: 1 }),
    active: yesNo({ readOnly: true, initial: true }),
    /** Somebody here changed it or switched it on or off: what the product brings no longer overrides it. */
    by_hand: yesNo({ readOnly: true }),
    /** In how many languages besides English it is complete and up to date; which ones, and which need a look. */
    translated: number({ required: true, readOnly: true, initial: 0 }),
    languages: choices(localeAbbrs, { readOnly: true }),
    outdated_in: choices(localeAbbrs, { readOnly: true }),
    position: number({ required: true, readOnly: true }),
    updated_at: moment({ required: true, readOnly: true }),
  },
});

export type QuestionRecord = RecordOf<typeof questionBank>;
