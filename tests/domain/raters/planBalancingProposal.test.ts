import { expect, test } from 'vitest';
import { defaultNominationRules } from '../../../domain/raters/nomination.ts';
import {
  type BalancingRater,
  type BalancingTarget,
  planBalancingProposal,
} from '../../../domain/raters/planBalancingProposal.ts';

const rules = {
  ...defaultNominationRules,
  manager: { minimum: 0, maximum: 0 },
  peer: { minimum: 3, maximum: 4 },
  direct_report: { minimum: 0, maximum: 0 },
  other: { minimum: 0, maximum: 2 },
};
const target = (id: number, peers: readonly number[] = [], isClosed = false): BalancingTarget => ({
  id,
  user_id: 100 + id,
  isClosed,
  colleagues: peers.map((user_id) => ({ user_id, relationship: 'peer' })),
});
let serial = 0;
const rater = (
  target_id: number,
  user_id: number | null,
  nomination: BalancingRater['nomination'] = 'proposed',
): BalancingRater => {
  serial += 1;
  return { id: serial, target_id, user_id, relationship: 'peer', nomination };
};

test('nominated raters within the maximum are approved, and no one else is needed if they suffice', () => {
  const list = [rater(1, 11), rater(1, 12), rater(1, 13)];
  const outcome = planBalancingProposal([target(1, [14, 15])], list, rules, 5);
  expect(outcome).toMatchObject({ kept: 0, added: [], released: [], unfilled: [] });
  expect(outcome.approved).toEqual(list.map(({ id }) => id));
});

test('overloaded raters are replaced by neighbors of the participant up to the minimum', () => {
  const list = [1, 2, 3].flatMap((id) => [rater(id, 11), rater(id, 20 + id), rater(id, 30 + id)]);
  const outcome = planBalancingProposal(
    [target(1, [41, 42]), target(2, [42]), target(3, [43])],
    list,
    rules,
    1,
  );
  const popular = list.filter(({ user_id }) => user_id === 11).map(({ id }) => id);
  expect(outcome.released).toHaveLength(2);
  expect(popular).toEqual(expect.arrayContaining([...outcome.released]));
  expect(outcome.added).toHaveLength(2);
  expect(outcome.unfilled).toEqual([]);
  expect(Math.max(...outcome.loads.map(({ after }) => after))).toBe(1);
  expect(outcome.loads.find(({ user_id }) => user_id === 11)).toEqual({ user_id: 11, before: 3, after: 1 });
});

test('approved raters stay regardless of the maximum, and declined ones are not asked again', () => {
  const list = [rater(1, 11, 'approved'), rater(2, 11, 'approved'), rater(1, 12, 'declined')];
  const outcome = planBalancingProposal([target(1, [11, 12]), target(2)], list, rules, 1);
  expect(outcome).toMatchObject({ kept: 2, approved: [], added: [], released: [] });
  expect(outcome.unfilled).toEqual([
    { target_id: 1, relationship: 'peer', missing: 2, why: 'few_named' },
    { target_id: 2, relationship: 'peer', missing: 2, why: 'few_named' },
  ]);
});

test('an open place has a reason: too few nominated, everyone at the maximum, or a closed list', () => {
  const full = [11, 12, 13].flatMap((user) => [rater(1, user, 'approved'), rater(2, user)]);
  const outcome = planBalancingProposal(
    [target(1), target(2), target(3, [14, 15, 16], true)],
    full,
    rules,
    1,
  );
  expect(outcome.unfilled).toEqual([
    { target_id: 2, relationship: 'peer', missing: 3, why: 'at_cap' },
    { target_id: 3, relationship: 'peer', missing: 3, why: 'list_closed' },
  ]);
  expect(outcome.added).toEqual([]);
});

test('outsiders rate one participant only and are not counted as requests', () => {
  const list = [rater(1, null), rater(1, null), rater(1, null)];
  const outcome = planBalancingProposal([target(1)], list, rules, 1);
  expect(outcome.approved).toHaveLength(3);
  expect(outcome.loads).toEqual([]);
});
