import type { Deps } from '../deps.ts';
import { platformScope } from '../kernel/scope.ts';
import { addPackageEntries } from '../store/learning/packages.ts';
import { demoPackage } from './demoPackage.ts';
import { storeDemoFile } from './storeDemoFile.ts';

/** Stores the package of the demo as if it had been uploaded and unpacked, and returns its id. */
export async function addDemoPackage(deps: Deps): Promise<number> {
  const bytes = Buffer.from(demoPackage.page);
  const file = { purpose: 'scorm', name: demoPackage.fileName, mediaType: 'application/zip' } as const;
  const id = await storeDemoFile(deps, file, bytes);
  const path = 'index.html';
  const facts = { standard: '1.2', launch: path, mastery: 60 } as const;
  const entries = [{ path, start: 0, bytes: bytes.length }];
  await deps.database.as(platformScope, (tx) => addPackageEntries(tx, id, facts, entries));
  return id;
}
