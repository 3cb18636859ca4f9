import { maxRatersPerRelationship, namedRelationships } from '../../domain/raters/raterRelationships.ts';
import { defineResource, field, type RecordOf } from '../kit/resource.ts';

const bound = () => field.number({ required: true, min: 0, max: maxRatersPerRelationship, initial: 0 });

/**
 * A 360 campaign on the personal metrics: its participants, its raters, and the release of results. Rules about changes
 * by status are in `domain/surveys`.
 */
export const surveyCampaigns = defineResource({
  name: 'survey_campaigns',
  owner: 'account',
  access: { read: 'supervisor', write: 'supervisor' },
  label: ['name'],
  list: ['name', 'status', 'opens_on', 'closes_on', 'relationships', 'released_on', 'created_by'],
  computed: ['participation'],
  search: ['name'],
  sort: { field: 'closes_on', order: 'DESC' },
  sections: {
    campaign: ['name', 'message', 'opens_on', 'closes_on'],
    targets: ['audience'],
    raters: [
      'relationships',
      'manager_min',
      'manager_max',
      'peer_min',
      'peer_max',
      'direct_report_min',
      'direct_report_max',
      'other_min',
      'other_max',
      'nominated_by',
      'approval',
    ],
    rhythm: ['questions_per_sitting', 'reminders', 'supplemental_ids'],
    release: ['released_to', 'release'],
  },
  fields: {
    name: field.text({ required: true, max: 120 }),
    message: field.longText({ max: 2000 }),
    status: field.choice(['draft', 'open', 'closed'], { required: true, readOnly: true, initial: 'draft' }),
    opens_on: field.date(),
    closes_on: field.date({ required: true }),
    audience: field.choice(['everyone', 'chosen'], { required: true, initial: 'chosen' }),
    relationships: field.choices(namedRelationships),
    manager_min: bound(),
    manager_max: bound(),
    peer_min: bound(),
    peer_max: bound(),
    direct_report_min: bound(),
    direct_report_max: bound(),
    other_min: bound(),
    other_max: bound(),
    nominated_by: field.choice(['target', 'manager', 'admin'], { required: true, initial: 'target' }),
    approval: field.yesNo({ initial: true }),
    questions_per_sitting: field.number({ min: 4, max: 36 }),
    reminders: field.yesNo({ initial: true }),
    supplemental_ids: field.references('supplemental_questions'),
    released_to: field.choice(['self', 'coach', 'admin'], { required: true, initial: 'self' }),
    release: field.choice(['by_hand', 'at_close'], { required: true, initial: 'by_hand' }),
    /** When and by whom the opening was scheduled; null unless the campaign is a draft that opens automatically on its first day. */
    scheduled_at: field.moment({ readOnly: true }),
    scheduled_by: field.reference('users', { readOnly: true }),
    /** Why a scheduled campaign was not opened, as in `openingProblems`. */
    opening_problem: field.text({ readOnly: true, max: 40 }),
    launched_on: field.date({ readOnly: true }),
    closed_on: field.date({ readOnly: true }),
    released_on: field.date({ readOnly: true }),
    repeats_id: field.reference('survey_campaigns', { readOnly: true }),
    created_by: field.reference('users', { readOnly: true }),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base
      .test('closes-after-opening', (draft, at) => {
        if (!draft?.opens_on || !draft.closes_on || draft.closes_on >= draft.opens_on) return true;
        return at.createError({ path: 'closes_on', message: 'beforeOpening' });
      })
      .test('most-above-least', (draft, at) => {
        const values: Partial<Record<string, unknown>> = draft ?? {};
        const wrong = namedRelationships.find(
          (relationship) => Number(values[`${relationship}_max`]) < Number(values[`${relationship}_min`]),
        );
        return wrong === undefined || at.createError({ path: `${wrong}_max`, message: 'belowLeast' });
      }),
});

export type SurveyCampaignRecord = RecordOf<typeof surveyCampaigns>;
