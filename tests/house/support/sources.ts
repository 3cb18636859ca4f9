import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Files of the repository with a matching path, including uncommitted ones. */
export const filesMatching = (pattern: RegExp): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => pattern.test(file) && existsSync(file));

/** Each line that matches, as `file:line text`. */
export function linesMatching(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, index) => (pattern.test(text) ? [`${file}:${index + 1} ${text.trim()}`] : [])),
  );
}
