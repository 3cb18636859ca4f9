import { expect, test } from 'vitest';
import { actionRights } from '../../../domain/actions/actionAccess.ts';

const action = { owner_id: 1, created_by: 2, visible_to_team: false };
const reader = { userId: 9, isAdmin: false, leadsTeam: false, isInGroup: false };
const all = { canEdit: true, canReport: true };
const visible = { ...action, visible_to_team: true };

test.each([
  ['whoever leads its team today edits it', action, { ...reader, leadsTeam: true }, all],
  ['whoever chose it reads it', action, { ...reader, userId: 2 }, { canEdit: false, canReport: false }],
  ['administrators edit it', action, { ...reader, isAdmin: true }, all],
  ['its owner reports on it', action, { ...reader, userId: 1 }, { canEdit: false, canReport: true }],
  [
    'its team reads it if visible',
    visible,
    { ...reader, isInGroup: true },
    { canEdit: false, canReport: false },
  ],
  ['its team doesn’t see it otherwise', action, { ...reader, isInGroup: true }, null],
  ['others don’t see a visible one', visible, reader, null],
])('%s', (_, about, by, expected) => {
  expect(actionRights(about, by)).toEqual(expected);
});
