// Lists the numbered requirements without a test whose name starts with their id, and tests of requirements
// that import what the product does not use.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unusedTestImports } from './unusedTestImports.ts';

/** Requirements that this version implements; `--check` fails if one of them has no test. */
const promised =
  /^(LAY|PICK|GUARD|ROLE|ENT|STATE|SURV|VAL|ERR|CHAT|CONST|API|ANON|FIT|KIND|CODE|NOADDR|SMS|ACT|QUIZ|CERT|BRAND|COLOR|DASH|PULSE|RESP|ADMIN|HOME|LEARN|HIRE|CHART|PAGE|CYCLE|RECORD|PRES|CAL|NORM|SPRINT|SESS|SCORM)-|^PROD-(05|1[2-7]|35)$|^LEG-(0[89]|[12]\d|3[0-3])$|^ROUTE-(?!(0[5-9]|10|40|6[0134]|10[12]|11[01]|12[5-7]|145)$)/;

/** `OPEN` lines are left open by the specification; they are decided but not tested. */
const ids = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\*/gm)]
  .map((match) => match[1] ?? '')
  .filter((id) => !id.startsWith('OPEN-'));
const testFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('tests', file));
const idsOf = (file: string) => testNames(file).flatMap(idsAtTheBeginning);
const tested = new Set(testFiles.flatMap(idsOf));
const missing = ids.filter((id) => !tested.has(id));
const broken = missing.filter((id) => promised.test(id));
const unknown = [...tested].filter((id) => !ids.includes(id));
const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);

const unusedImports = unusedTestImports(testFiles.filter((file) => idsOf(file).length > 0));

const checkOnly = process.argv.includes('--check');
const shown = checkOnly ? broken : missing;
const report = (title: string, list: readonly string[], separator = '\n  ') => {
  if (list.length > 0) process.stdout.write(`${title}:${separator}${list.join(separator)}\n`);
};
process.stdout.write(`${ids.length - missing.length} of ${ids.length} requirements have a test.\n`);
report('Without a test', shown, ' ');
report('Tests name requirements that do not exist', unknown, ' ');
report('Ids of more than one requirement', repeated, ' ');
report('Tests of requirements import what the product does not use', unusedImports);
const isFailed = [broken, unknown, repeated, unusedImports].some((list) => list.length > 0);
process.exitCode = checkOnly && isFailed ? 1 : 0;

function testNames(file: string): string[] {
  const names = /\b(?:test|it|describe)(?:\.each)?[^'"`\n]*\(\s*['"`]([^'"`]+)/g;
  return [...readFileSync(file, 'utf8').matchAll(names)].map((match) => match[1] ?? '');
}

/**
 * Returns the ids at the beginning of a name. `VAL-04 VAL-05 three separators` and `ROLE-30 to ROLE-32` name
 * several requirements.
 */
function idsAtTheBeginning(name: string): string[] {
  const named: string[] = [];
  for (const word of name.replace(/[:,]/g, ' ').split(/\s+/)) {
    if (!/^[A-Z0-9]+-\d+$/.test(word)) break;
    named.push(word);
  }
  return named;
}
