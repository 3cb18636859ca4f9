import { programIds } from '../../domain/accounts/programs.ts';
import { contentStatuses } from '../../domain/learning/contentStatus.ts';
import { pathRules } from '../../domain/learning/learningPaths.ts';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/**
 * A set of courses with a rule for finishing them: all in order, all in any order, or at least `needed` of them. The
 * courses are rows of `path_steps`. Like courses, paths belong to the platform.
 */
export const learningPaths = defineResource({
  name: 'learning_paths',
  owner: 'platform',
  access: { read: 'local_admin', write: 'admin' },
  label: ['title'],
  list: ['title', 'summary', 'rule', 'level', 'status', 'updated_at'],
  search: ['title', 'summary'],
  sort: { field: 'title', order: 'ASC' },
  sections: {
    path: ['title', 'summary', 'description', 'image'],
    rule: ['rule', 'needed'],
    purpose: ['level', 'locale_abbr', 'topic_id', 'program_ids'],
    state: ['status', 'version', 'published_on'],
  },
  fields: {
    title: field.text({ required: true, max: 120 }),
    summary: field.text({ required: true, max: 240 }),
    description: field.longText({ max: 4000 }),
    image: field.url(),
    rule: field.choice(pathRules, { required: true, initial: 'in_order' }),
    needed: field.number({ min: 1, max: 100 }),
    level: field.choice(['introductory', 'intermediate', 'advanced'], {
      required: true,
      initial: 'introductory',
    }),
    locale_abbr: field.choice(supportedLocales, { required: true, initial: 'en' }),
    topic_id: field.reference('topics'),
    program_ids: field.choices(programIds),
    status: field.choice(contentStatuses, { required: true, readOnly: true, initial: 'draft' }),
    version: field.number({ required: true, readOnly: true, initial: 0 }),
    published_on: field.date({ readOnly: true }),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base.test('needed-counts', (draft, at) => {
      if (draft?.rule !== 'at_least' || draft.needed) return true;
      return at.createError({ path: 'needed', message: 'required' });
    }),
});

export type LearningPathRecord = RecordOf<typeof learningPaths>;
