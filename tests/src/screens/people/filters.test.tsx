import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '../../../domain/access/people.ts';
import { renderTeams } from '../teams/renderTeams.tsx';

const admin = aPerson({ permissions: ['local_admin'] });
const at = (filter: object) => `/users?filter=${encodeURIComponent(JSON.stringify(filter))}`;

test('ADMIN-16 the filters of the address are chips with names, and a chip removes its filter', async () => {
  const { user, router } = await renderTeams({
    at: at({ department: ['Sales', 'Marketing'], team_id: [12], manager_id: [22] }),
    person: admin,
  });
  await screen.findByText('Department: Sales, Marketing');
  await screen.findByText('Team: Sawmill');
  const manager = (await screen.findByText('Manager: Otto Berg')).closest('[role=button], .MuiChip-root');
  const remove = manager?.querySelector('svg');
  if (!remove) throw new Error('a chip can be removed');
  await user.click(remove);
  await waitFor(() => expect(screen.queryByText('Manager: Otto Berg')).toBeNull());
  expect(decodeURIComponent(router.state.location.search)).toContain('team_id');
  expect(decodeURIComponent(router.state.location.search)).not.toContain('manager_id');
});

test('the filters offer existing departments, which the server searches', async () => {
  const { user, asked } = await renderTeams({
    at: at({ department: [] }),
    person: admin,
    rows: { users: [] },
    answers: { '/v2/people/attribute_values': () => ({ body: { values: ['Marketing', 'Sales'] } }) },
  });
  await screen.findByText('No results match these filters.');
  await user.click(await screen.findByRole('button', { name: /Add filter/ }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Location' }));
  await user.type(await screen.findByRole('combobox', { name: 'Location' }), 'sal');
  await screen.findByRole('option', { name: 'Sales' });
  await waitFor(() =>
    expect(asked('/v2/people/attribute_values').at(-1)).toEqual({ attribute: 'location', q: 'sal' }),
  );
});
