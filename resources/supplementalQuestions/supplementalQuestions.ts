import { campaignKinds } from '../../domain/questions/campaignKinds.ts';
import { supplementalKinds } from '../../domain/questions/supplementalKinds.ts';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import { defineResource, field } from '../kit/resource.ts';

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
    text: field.text({ required: true, max: 200, readOnly: true }),
    kind: field.choice(supplementalKinds, { required: true, readOnly: true }),
    required: field.yesNo({ readOnly: true }),
    /** The sort position in lists, lowest first. */
    place: field.number({ required: true, readOnly: true }),
    campaign_kinds: field.choices(campaignKinds, { readOnly: true }),
    active: field.yesNo({ readOnly: true, initial: true }),
    /** Offered to all accounts; only for questions of the platform. */
    shared: field.yesNo({ readOnly: true }),
    version: field.number({ required: true, readOnly: true, initial: 1 }),
    translated: field.number({ required: true, readOnly: true, initial: 0 }),
    languages: field.choices(supportedLocales, { readOnly: true }),
    outdated_in: field.choices(supportedLocales, { readOnly: true }),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
});
