import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountScope } from '../../../../server/kernel/scope.ts';
import type { Database } from '../../../../server/store/database.ts';
import { learnerProgress } from '../../../../server/store/learning/reports/readLessonDropOff.ts';
import {
  learningRecords,
  pathRecords,
  type ReportScope,
} from '../../../../server/store/learning/reports/reportScope.ts';
import { testDatabase } from '../../../support/testDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const scope: ReportScope = { accountId: 1, leaderId: null, today: '2026-11-21', zone: 'UTC' };
const everything = { period: null, team_id: null, group_id: null, course_id: null };
const course = { courseId: 1, version: 1, lessonIds: [1, 2] };

const queries = {
  'courses of people': () => learningRecords(scope, everything),
  'one course of people': () => learningRecords(scope, { ...everything, course_id: 7 }),
  'courses of a team': () => learningRecords(scope, { ...everything, team_id: 3 }),
  'courses of people who are led': () => learningRecords({ ...scope, leaderId: 5 }, everything),
  'paths of people': () => pathRecords(scope, { ...everything, path_id: null }),
  'the learners of a course': () => learnerProgress(scope, everything, course),
};

test.each(Object.entries(queries))(
  'LEARN-40 the records of one account are read by an index, with row-level security: %s',
  async (_name, query) => {
    const plan = await database.as(accountScope(1, 1), async (tx) => {
      await sql`select set_config('enable_seqscan', 'off', true)`.execute(tx);
      const { rows } = await sql`explain (format json) ${query()}`.execute(tx);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('Index');
    expect(plan).not.toContain('Seq Scan');
  },
);
