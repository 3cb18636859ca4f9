import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether LibreOffice can be used. The CI installs it next to the static checks, and creates this file when it's ready. */
export function hasOffice(): boolean {
  const ready = process.env.OFFICE_READY_FILE;
  if (ready && !existsSync(ready)) return false;
  return spawnSync('soffice', ['--version']).status === 0;
}

export const officeMissing = 'LibreOffice is not installed, so no file is opened with it.';

/** Converts a file with LibreOffice, such as a presentation to PDF or a workbook to flat XML. Throws if it can't be opened. */
export function convertWithOffice(bytes: Uint8Array, from: 'pptx' | 'xlsx', to: 'pdf' | 'fods'): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  try {
    const source = join(folder, `file.${from}`);
    writeFileSync(source, bytes);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const { stderr } = spawnSync(
      'soffice',
      ['--headless', profile, '--convert-to', to, '--outdir', folder, source],
      { timeout: 60_000 },
    );
    const target = join(folder, `file.${to}`);
    if (!existsSync(target)) throw new Error(`LibreOffice could not open the file. ${stderr}`);
    return readFileSync(target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
