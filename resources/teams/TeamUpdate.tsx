import { CrudUpdate } from '../../src/kit/crud/CrudForm.tsx';
import { TeamMembers } from './TeamMembers.tsx';
import { teams } from './teams.ts';

/** A team with its members. */
export function TeamUpdate() {
  return <CrudUpdate of={teams} aside={<TeamMembers />} />;
}
