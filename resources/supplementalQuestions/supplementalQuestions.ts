import { campaignKinds, supplementalKinds } from '../../domain/questions/supplementalForm.ts';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import { choice, choices, defineResource, moment, number, text, yesNo } from '../kit/resource.ts';

/**
 * The current version of a custom question. Versions, scales, options and translations are written by separate calls
 * (`contract/v2/supplementalQuestions.ts`). Questions of the platform are offered to all accounts; an account adopts a
 * copy, so that later changes do not affect it.
 */
export const supplementalQuestions = defineResource({
  name: 'supplemental_questions',
  owner: 'account',
  access: { read: 'local_admin', write: 'local_admin' },
  label: ['text'],
  list: [
    'text',
    'kind',
    'campaign_kinds',
    'required',
    'active',
    'version',
    'translated',
    'place',
    'updated_at',
  ],
  search: ['text'],
  sort: { field: 'place', order: 'ASC' },
  sections: {},
  fields: {
    text: text({ required: true, max: 200, readOnly: true }),
    kind: choice(supplementalKinds, { required: true, readOnly: true }),
    required: yesNo({ readOnly: true }),
    /** Lower comes first. */
    place: number({ required: true, readOnly: true }),
    campaign_kinds: choices(campaignKinds, { readOnly: true }),
    active: yesNo({ readOnly: true, initial: true }),
    /** Offered to all accounts; only for questions of the platform. */
    shared: yesNo({ readOnly: true }),
    version: number({ required: true, readOnly: true, initial: 1 }),
    translated: number({ required: true, readOnly: true, initial: 0 }),
    languages: choices(supportedLocales, { readOnly: true }),
    outdated_in: choices(supportedLocales, { readOnly: true }),
    updated_at: moment({ required: true, readOnly: true }),
  },
});
