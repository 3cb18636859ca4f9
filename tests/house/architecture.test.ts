import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesMatching } from './support/sources.ts';

const document = readFileSync('ARCHITECTURE.md', 'utf8');
const sources = filesMatching(/\.tsx?$/);

/** The distinct source files that a section names, in their order. */
function filesOf(heading: string): string[] {
  const section = document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...new Set([...section.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => name))];
}

const isFile = (name: string) =>
  name.includes('/') ? existsSync(name) : sources.some((file) => file.endsWith(`/${name}`));

describe('the walks of ARCHITECTURE.md', () => {
  it.each([
    ['How an answer is saved', 16],
    ['How a dashboard opens', 14],
    ['How a person is created', 16],
  ])('"%s" names at most %i files, all of which exist', (heading, most) => {
    const files = filesOf(heading);
    expect(files.length).toBeGreaterThan(10);
    expect(files.length).toBeLessThanOrEqual(most);
    expect(files.filter((name) => !isFile(name))).toEqual([]);
  });
});
