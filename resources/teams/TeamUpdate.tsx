import { CrudUpdate } from '../../src/kit/crud/CrudForm.tsx';
import { Members } from './Members.tsx';
import { teams } from './teams.ts';

/** A team with its members. */
export function TeamUpdate() {
  return <CrudUpdate of={teams} below={<Members />} />;
}
