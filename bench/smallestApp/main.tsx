import type { DataProvider } from 'react-admin';
import { Admin, Datagrid, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';

const people = Array.from({ length: 25 }, (_, at) => ({
  id: at + 1,
  first_name: 'Ada',
  last_name: `Number ${at}`,
  email: `ada.${at}@company.example`,
}));

/** Responds immediately, so that only the program itself is measured. */
const dataProvider = {
  getList: async () => ({ data: people, total: people.length }),
} as unknown as DataProvider; // A list needs no other method.

const Users = () => (
  <List>
    <Datagrid>
      <TextField source="last_name" />
      <TextField source="first_name" />
      <TextField source="email" />
    </Datagrid>
  </List>
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider}>
      <Resource name="users" list={Users} />
    </Admin>,
  );
}
