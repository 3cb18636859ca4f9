// Lists the numbered requirements without a test whose name starts with their id.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Requirements that this version implements; `--check` fails if one of them has no test. */
const promised =
  /^(LAY|PICK|GUARD|ROLE|ENT|STATE|SURV|VAL|ERR|CHAT|CONST|API)-|^LEG-(0[89]|[12]\d|3[0-3])$|^ROUTE-(?!(0[5-9]|10|2[3489]|30|40|61|63|64|10[12]|11[01]|12[5-7]|145)$)/;

/** `OPEN` lines are left open by the specification; they are decided and not tested. */
const ids = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\*/gm)]
  .map((match) => match[1] ?? '')
  .filter((id) => !id.startsWith('OPEN-'));
const tested = new Set(testNames().flatMap(idsAtTheBeginning));
const missing = ids.filter((id) => !tested.has(id));
const broken = missing.filter((id) => promised.test(id));
const unknown = [...tested].filter((id) => !ids.includes(id));

const checkOnly = process.argv.includes('--check');
const shown = checkOnly ? broken : missing;
process.stdout.write(`${ids.length - missing.length} of ${ids.length} requirements have a test.\n`);
if (shown.length > 0) process.stdout.write(`Without a test: ${shown.join(' ')}\n`);
if (unknown.length > 0)
  process.stdout.write(`Tests name requirements that do not exist: ${unknown.join(' ')}\n`);
process.exitCode = checkOnly && (broken.length > 0 || unknown.length > 0) ? 1 : 0;

function testNames(): string[] {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.test\.tsx?$/.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join('tests', file), 'utf8');
    return [...text.matchAll(/\b(?:test|it|describe)(?:\.each)?[^'"`\n]*\(\s*['"`]([^'"`]+)/g)].map(
      (match) => match[1] ?? '',
    );
  });
}

/** `VAL-04 VAL-05 three separators` and `ROLE-30 to ROLE-32` name several requirements. */
function idsAtTheBeginning(name: string): string[] {
  const found: string[] = [];
  for (const word of name.replace(/[:,]/g, ' ').split(/\s+/)) {
    if (!/^[A-Z0-9]+-\d+$/.test(word)) break;
    found.push(word);
  }
  return found;
}
