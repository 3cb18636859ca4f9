import { rmSync } from 'node:fs';
import { demoFolderOf } from './loadDemoOnce.ts';

/** Runs after the last file: removes the demo that the files shared. */
export function teardown(): void {
  rmSync(demoFolderOf(process.pid), { recursive: true, force: true });
}
