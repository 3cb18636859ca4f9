import { ImportPage } from './ImportPage.tsx';

/** Imports relationships from a file. */
export default function ImportRelationships() {
  return <ImportPage subject="relationships" />;
}
