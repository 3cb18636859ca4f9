import { Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { CrudList } from '../../src/kit/crud/CrudList.tsx';
import { type PayProjectRecord, payProjects } from './payProjects.ts';

/** The list of pay projects. A name opens the project, and not its form. */
export function PayProjectList() {
  return (
    <CrudList
      of={payProjects}
      rowClick={false}
      filterNames={[]}
      cell={(name) => (name === 'name' ? <ProjectLink /> : undefined)}
    />
  );
}

function ProjectLink() {
  const record = useRecordContext<PayProjectRecord>();
  if (!record) return null;
  return (
    <Link component={RouterLink} to={`/projects/view/${record.id}`} color="inherit" underline="hover">
      {record.name}
    </Link>
  );
}
