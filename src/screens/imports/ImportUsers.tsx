import { ImportPage } from './ImportPage.tsx';

/** Imports people from a file. */
export default function ImportUsers() {
  return <ImportPage subject="people" />;
}
