import { isCompleteStakeholderRanking } from '../../domain/builder/blueprintProfile.ts';
import { metrics } from '../../domain/metrics/metrics.ts';
import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/**
 * One stakeholder's ranking of the metrics for a blueprint, most important first. Stakeholders are free text, because a
 * board member or a customer has no account. Edited on the blueprint's page.
 */
export const blueprintRankings = defineResource({
  name: 'blueprint_rankings',
  owner: 'account',
  access: { read: 'local_admin', write: 'local_admin' },
  label: ['stakeholder'],
  list: ['blueprint_id', 'stakeholder', 'ranking', 'updated_at'],
  search: ['stakeholder'],
  sort: { field: 'stakeholder', order: 'ASC' },
  sections: { ranking: ['blueprint_id', 'stakeholder', 'ranking'] },
  fields: {
    blueprint_id: field.reference('blueprints', { required: true }),
    stakeholder: field.text({ required: true, max: 120 }),
    ranking: field.choices(metrics),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base.test('whole-ranking', (draft, at) => {
      if (isCompleteStakeholderRanking(draft?.ranking ?? [])) return true;
      return at.createError({ path: 'ranking', message: 'wholeRanking' });
    }),
});

export type BlueprintRankingRecord = RecordOf<typeof blueprintRankings>;
