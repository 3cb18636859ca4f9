import type { PackageFacts } from '../../domain/learning/packages/packageStandards.ts';
import type { Deps } from '../deps.ts';
import { platformScope } from '../kernel/scope.ts';
import { addPackageEntries } from '../store/learning/packages.ts';
import { storeDemoFile } from './storeDemoFile.ts';

interface DemoPackage {
  readonly fileName: string;
  readonly facts: PackageFacts;
  readonly files: Readonly<Record<string, string>>;
}

/** Stores a package of the demo as if it had been uploaded and unpacked, and returns its id. */
export async function addDemoPackage(deps: Deps, { fileName, facts, files }: DemoPackage): Promise<number> {
  const contents = Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
  let start = 0;
  const entries = contents.map(({ path, bytes }) => {
    start += bytes.length;
    return { path, start: start - bytes.length, bytes: bytes.length };
  });
  const file = { purpose: 'scorm', name: fileName, mediaType: 'application/zip' } as const;
  const id = await storeDemoFile(deps, file, Buffer.concat(contents.map(({ bytes }) => bytes)));
  await deps.database.as(platformScope, (tx) => addPackageEntries(tx, id, facts, entries));
  return id;
}
