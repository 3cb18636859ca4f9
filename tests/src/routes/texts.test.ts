import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { areas } from '../../../locales/en/areas.ts';
import { recordScreenOf } from '../../../resources/index.tsx';
import { type ResourceName, resources } from '../../../resources/registry.ts';
import { hrRoutes } from '../../../src/routes/hrRoutes.ts';
import { mainRoutes } from '../../../src/routes/mainRoutes.ts';
import type { Route } from '../../../src/routes/route.ts';

const key = new RegExp(`['"\`](${Object.keys(areas).join('|')})\\.[a-zA-Z$]`, 'g');
const importing = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'(\.[^']+\.tsx?)'/gm;
const loading = /import\w*\(["']\/([^"']+\.tsx?)["']\)/;

/** The files of a screen: its own and all that they import. */
function listFiles(entry: string): readonly string[] {
  const files = new Set([entry]);
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    for (const [, path = ''] of source.matchAll(importing)) files.add(join(dirname(file), path));
  }
  return [...files].filter((file) => !file.startsWith('locales/'));
}

const isRecord = (name: string | null): name is ResourceName => resources.some((one) => one.name === name);

/** The file that a route loads, as its loader names it. */
function entryOf({ load, resource, mode }: Route): string {
  const named = loading.exec(String(load));
  const entry =
    named ?? (isRecord(resource) ? loading.exec(String(recordScreenOf(resource, mode ?? 'list'))) : null);
  if (!entry?.[1]) throw new Error(`no file in ${load}`);
  return entry[1];
}

const usedAreas = (files: readonly string[]) =>
  files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(key)].map(([, area = '']) => area));

const screens = [...mainRoutes, ...hrRoutes].filter(({ load }) => load !== null);

test.each(screens.map((route) => [route.path, route] as const))(
  '%s loads the texts that it shows',
  (_, route) => {
    const used = new Set(usedAreas(listFiles(entryOf(route))));
    expect([...route.texts].sort()).toEqual([...used].sort());
  },
);

const importingLater = /import\('(\.[^']+\.tsx?)'\)/g;
const laterTexts = /\btexts: \[([^\]]*)\]/g;

/** The files that a screen loads after itself, and the areas that it then loads with them. */
function listLaterParts(entry: string) {
  const files = new Set<string>();
  const areasLoaded = new Set<string>();
  const pending = [entry];
  for (const start of pending) {
    for (const file of listFiles(start)) {
      if (files.has(file)) continue;
      files.add(file);
      const source = readFileSync(file, 'utf8');
      for (const [, path = ''] of source.matchAll(importingLater)) pending.push(join(dirname(file), path));
      for (const [, named = ''] of source.matchAll(laterTexts))
        for (const [, area = ''] of named.matchAll(/'(\w+)'/g)) areasLoaded.add(area);
    }
  }
  return { files: [...files], areasLoaded };
}

test.each(screens.map((route) => [route.path, route] as const))(
  '%s loads the texts of the parts that load later',
  (_, route) => {
    const { files, areasLoaded } = listLaterParts(entryOf(route));
    const loaded = new Set<string>([...route.texts, ...areasLoaded]);
    expect(usedAreas(files).filter((area) => !loaded.has(area))).toEqual([]);
  },
);

test('the shell shows no texts of an area', () => {
  expect(usedAreas(listFiles('src/app/mountApp.tsx'))).toEqual([]);
});
