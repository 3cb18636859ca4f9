import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const copied = ['contract', 'dataProviders', 'domain', 'locales', 'resources', 'scripts', 'server', 'src'];
const files = [
  'package.json',
  'tsconfig.json',
  'tsconfig.pure.json',
  'tests/server/rest/testAccount.ts',
].concat(
  ['template.ts', 'spareDatabase.ts', 'postgresTemplate.ts', 'testDatabase.ts'].map(
    (name) => `tests/support/${name}`,
  ),
);
const slow = 180_000;
const scratch = mkdtempSync(join(tmpdir(), 'recipe-'));

interface Step {
  readonly file: string;
  readonly text: string;
}

/** The blocks of code in the README's recipe, each headed by its file. */
const steps: Step[] = [...readFileSync('README.md', 'utf8').matchAll(/```ts (\S+)\n([\s\S]*?)```/g)].map(
  ([, file = '', text = '']) => ({ file, text }),
);
const isNew = ({ file }: Step) => !existsSync(file);

function run(...args: string[]): string {
  const { VITEST: _vitest, NODE_OPTIONS: _options, ...env } = process.env;
  return execFileSync(process.execPath, args, { cwd: scratch, encoding: 'utf8', env });
}

/** Into a list of routes a line goes behind one of its lines, elsewhere at the end. */
function addLine(text: string, line: string): string {
  return text.includes('  redirect(') ? text.replace(/ {2}redirect\(.*\n/, (one) => one + line) : text + line;
}

beforeAll(() => {
  for (const name of copied) cpSync(name, join(scratch, name), { recursive: true });
  for (const name of files) cpSync(name, join(scratch, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(scratch, 'node_modules'));
  for (const step of steps) {
    const target = join(scratch, step.file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, isNew(step) ? step.text : addLine(readFileSync(target, 'utf8'), step.text));
  }
  const migration = run('--import', 'tsx', 'scripts/dbDraft.ts', 'demo_notes');
  writeFileSync(join(scratch, 'server/store/migrations/999_demo_notes.ts'), migration);
}, slow);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('the recipe is one folder, a file of words, and one line in three files', () => {
  expect(steps.filter(isNew).map(({ file }) => dirname(file))).toEqual([
    'resources/demoNotes',
    'locales/en/resources',
  ]);
  const lines = steps.filter((step) => !isNew(step));
  expect(lines).toHaveLength(3);
  for (const { text } of lines) expect(text.trimEnd().split('\n')).toHaveLength(1);
});

test(
  'what the recipe writes compiles, and forgets no word',
  () => {
    expect(() =>
      run(
        'node_modules/typescript-native/bin/tsc',
        '-p',
        'tsconfig.pure.json',
        '--incremental',
        'false',
        '--checkers',
        '1',
      ),
    ).not.toThrow();
  },
  slow,
);

test(
  'the record can then be written, found, exported and opened, and stays in its account',
  () => {
    writeFileSync(join(scratch, 'try.ts'), trial);
    expect(JSON.parse(run('--import', 'tsx', 'try.ts'))).toEqual({
      written: 201,
      refused: [422, [{ field: 'title', problem: 'required', params: {} }]],
      found: 1,
      exported: true,
      elsewhere: 0,
      audited: ['create'],
      paths: ['/admin/demo-notes', '/admin/demo-notes/create', '/admin/demo-notes/update/:id'],
      titles: ['Notes', 'Add note', 'Edit note'],
    });
  },
  slow,
);

const trial = `
import { en } from './locales/en/index.ts';
import { mainRoutes } from './src/routes/main.ts';
import { openTestAccount, records } from './tests/server/rest/testAccount.ts';

const office = await openTestAccount();
const [here, there] = [await office.account('Here'), await office.account('There')];
const admin = await office.person(here, ['user', 'local_admin']);
const stranger = await office.person(there, ['user', 'local_admin']);
const path = records + '/demo_notes';
const written = await admin.send('POST', path, { title: 'Bring cake', kind: 'task' });
const refused = await admin.send('POST', path, { kind: 'task' });
const routes = mainRoutes.filter((route) => route.path.includes('demo-notes'));
const { rows } = await office.database.executeSql("select action from audit_entries where resource = 'demo_notes'");
process.stdout.write(JSON.stringify({
  written: written.status,
  refused: [refused.status, refused.body.problems],
  found: (await admin.get(path + '?filter={"q":"cake"}')).body.length,
  exported: (await admin.get(path + '/export')).text.includes('Bring cake'),
  elsewhere: (await stranger.get(path)).body.length,
  audited: rows.map(({ action }) => action),
  paths: routes.map((route) => route.path),
  titles: routes.map((route) => en.titles[route.title ?? 'login']),
}));
await office.close();
`;
