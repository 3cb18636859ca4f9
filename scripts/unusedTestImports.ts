import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const product = ['domain', 'contract', 'resources', 'dataProviders', 'locales', 'server', 'src', 'scripts'];
const statement = /(?:import|export)\s+(?:type\s+)?([\w*{}\s,$]+?)\s+from\s+'(\.[^']+)'/g;
const dynamic = /\bimport\(\s*'(\.[^']+)'\s*\)/g;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const targetOf = (file: string, path: string) => relative('.', resolve(dirname(file), path));

/**
 * Returns each import of a file as `path#name`; a namespace, default or dynamic import uses the whole file.
 */
function importsOf(file: string, text: string): string[] {
  const named = [...text.matchAll(statement)].flatMap(([, clause = '', path = '']) => {
    const target = targetOf(file, path);
    const names = /\{([^}]*)\}/.exec(clause)?.[1];
    if (names === undefined) return [`${target}#*`];
    return names
      .split(',')
      .map(
        (name) =>
          name
            .trim()
            .replace(/^type /, '')
            .split(' as ')[0] ?? '',
      )
      .filter((name) => name !== '')
      .map((name) => `${target}#${name}`);
  });
  return [...named, ...[...text.matchAll(dynamic)].map(([, path = '']) => `${targetOf(file, path)}#*`)];
}

/** Whether a file uses one of its own exports: the name occurs outside its declaration. */
const usesItself = (file: string, name: string): boolean =>
  (readFileSync(file, 'utf8').match(new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'g')) ?? []).length > 1;

/** Rules of subscriptions, whose pages do not exist yet (STATE-25 to STATE-27). */
const withoutPage = new Set([
  'domain/accounts/subscriptions.ts#paidWorkflowIds',
  'domain/accounts/subscriptions.ts#activeWorkflowIds',
]);

/** Returns imports of tests from the product that no file of the product uses, as `test: path#name`. */
export function unusedTestImports(tests: readonly string[]): string[] {
  const used = new Set(
    product.flatMap(filesOf).flatMap((file) => importsOf(file, readFileSync(file, 'utf8'))),
  );
  return tests.flatMap((test) =>
    importsOf(test, readFileSync(test, 'utf8'))
      .filter((name) => product.some((folder) => name.startsWith(`${folder}/`)))
      .filter((name) => !withoutPage.has(name))
      .filter((name) => {
        const [file = '', symbol = ''] = name.split('#');
        return symbol !== '*' && !used.has(name) && !used.has(`${file}#*`) && !usesItself(file, symbol);
      })
      .map((name) => `${test}: ${name}`),
  );
}
