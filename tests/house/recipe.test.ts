import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, test as baseTest, beforeAll, expect } from 'vitest';

/** Everything except installed packages, build output and version control. */
const copied = readdirSync('.').filter((name) => !/^(node_modules|dist.*|data|\.git|\.ci)$/.test(name));
/** Tests that read the declared records or the routes. */
const dependent = {
  unit: ['tests/resources/declarations.test.ts', 'tests/contract/singleLines.test.ts'],
  screens: ['tests/src/routes/matrix.test.ts', 'tests/src/routes/table.test.ts'],
  server: [
    'tests/server/isolation/accounts.test.ts',
    'tests/server/isolation/auditLog.test.ts',
    'tests/server/rest/schemaMatchesResources.test.ts',
  ],
};
const slow = 180_000;
const scratch = mkdtempSync(join(tmpdir(), 'recipe-'));

interface Step {
  readonly file: string;
  readonly text: string;
}

/** The code blocks of the recipe in the README, each with its file name. */
const steps: Step[] = [...readFileSync('README.md', 'utf8').matchAll(/```ts (\S+)\n([\s\S]*?)```/g)].map(
  ([, file = '', text = '']) => ({ file, text }),
);
const isNew = ({ file }: Step) => !existsSync(file);
/** Someone has followed the recipe in this tree, so that it can't be followed again. */
const isFollowed = steps.every(({ file }) => existsSync(file));
const test = baseTest.skipIf(isFollowed);

function run(...args: string[]): string {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST.*|NODE_OPTIONS|NODE_ENV|TEST_DATABASE_URL)$/.test(name),
    ),
  );
  try {
    return execFileSync(process.execPath, args, { cwd: scratch, encoding: 'utf8', env, stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
}

function draftTable(): void {
  const migration = run('--import', 'tsx', 'scripts/dbDraft.ts', 'demo_notes');
  writeFileSync(join(scratch, 'server/store/migrations/999_demo_notes.ts'), migration);
}

/** Adds a line after a route in a list of routes, or at the end of another file. */
function addLine(text: string, line: string): string {
  return text.includes('  redirectRoute(')
    ? text.replace(/ {2}redirectRoute\(.*\n/, (one) => one + line)
    : text + line;
}

beforeAll(() => {
  if (isFollowed) return;
  for (const name of copied) cpSync(name, join(scratch, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(scratch, 'node_modules'));
  for (const step of steps) {
    const target = join(scratch, step.file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, isNew(step) ? step.text : addLine(readFileSync(target, 'utf8'), step.text));
  }
  draftTable();
}, slow);
afterAll(() => rmSync(scratch, { recursive: true, force: true }), slow);

test('the recipe creates one folder, one file of texts, and one line in three files', () => {
  expect(steps.filter(isNew).map(({ file }) => dirname(file))).toEqual([
    'resources/demoNotes',
    'locales/en/resources',
  ]);
  const lines = steps.filter((step) => !isNew(step));
  expect(lines).toHaveLength(3);
  for (const { text } of lines) expect(text.trimEnd().split('\n')).toHaveLength(1);
});

test(
  'the generated code compiles and has every text',
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
  'tests of records and routes pass with the new record',
  () => {
    const projects = Object.keys(dependent).flatMap((project) => ['--project', project]);
    const output = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects,
      ...Object.values(dependent).flat(),
    );
    expect(output).toMatch(/Tests .*passed/);
  },
  2 * slow, // Hundreds of tests in a process of their own.
);

test(
  'the new record can be written, found, exported and opened, within its account only',
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

test(
  'rows of a personal record cannot be listed, read, exported or written by another person',
  () => {
    const declaration = join(scratch, 'resources/demoNotes/demoNotes.ts');
    writeFileSync(
      declaration,
      readFileSync(declaration, 'utf8').replace("owner: 'account'", "owner: 'person'"),
    );
    draftTable();
    writeFileSync(join(scratch, 'tryPerson.ts'), personTrial);
    expect(JSON.parse(run('--import', 'tsx', 'tryPerson.ts'))).toEqual({
      written: 201,
      own: [1, '0-0/1', 200, 200],
      others: [0, '0-0/0', 404, 404, 404],
      exported: [true, false],
      stored: 'Bring cake',
      logged: '{}',
    });
  },
  slow,
);

const trial = `
import { en } from './tests/support/englishTexts.ts';
import { mainRoutes } from './src/routes/mainRoutes.ts';
import { openTestAccount, records } from './tests/server/rest/testAccount.ts';

const testAccount = await openTestAccount();
const [here, there] = [await testAccount.account('Here'), await testAccount.account('There')];
const admin = await testAccount.person(here, ['user', 'local_admin']);
const stranger = await testAccount.person(there, ['user', 'local_admin']);
const path = records + '/demo_notes';
const written = await admin.send('POST', path, { title: 'Bring cake', kind: 'task' });
const refused = await admin.send('POST', path, { kind: 'task' });
const routes = mainRoutes.filter((route) => route.path.includes('demo-notes'));
const { rows } = await testAccount.database.executeSql("select action from audit_entries where resource = 'demo_notes'");
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
await testAccount.close();
`;

const personTrial = `
import { openTestAccount, records } from './tests/server/rest/testAccount.ts';

const testAccount = await openTestAccount();
const account = await testAccount.account('Here');
const author = await testAccount.person(account, ['user', 'local_admin']);
const colleague = await testAccount.person(account, ['user', 'local_admin']);
const path = records + '/demo_notes';
const note = { title: 'Bring cake', kind: 'task' };
const written = await author.send('POST', path, note);
const one = path + '/' + written.body.id;
const range = (reply) => String(reply.headers['content-range']).replace('demo_notes ', '');
const [own, others] = [await author.get(path), await colleague.get(path)];
const update = { ...note, title: 'No cake' };
const answers = {
  written: written.status,
  own: [own.body.length, range(own), (await author.get(one)).status, (await author.send('PUT', one, note)).status],
  others: [
    others.body.length,
    range(others),
    (await colleague.get(one)).status,
    (await colleague.send('PUT', one, update)).status,
    (await colleague.send('DELETE', one)).status,
  ],
  exported: await Promise.all(
    [author, colleague].map(async (person) => (await person.get(path + '/export')).text.includes('Bring cake')),
  ),
};
const { rows } = await testAccount.database.executeSql('select title from demo_notes');
const { rows: audit } = await testAccount.database.executeSql(
  "select changes from audit_entries where resource = 'demo_notes' and action = 'create'",
);
const [stored, logged] = [rows[0].title, JSON.stringify(audit[0].changes)];
process.stdout.write(JSON.stringify({ ...answers, stored, logged }));
await testAccount.close();
`;
