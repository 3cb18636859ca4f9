import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesMatching, linesMatching } from './support/sources.ts';

/** Names that a new engineer would not understand. Their replacement depends on the meaning. */
const unclearNames = new Set(
  `asker beside besides bends bend dealt deed desk drawer farewell harbor heard hindrance house meant met mill nobody noteChange
    office seen shelf somebody standing standings tell told
  trouble want whom wish wishes`.split(/\s+/),
);

const mentionsUnclearName = new RegExp(`\\b(${[...unclearNames].join('|')})\\b`, 'i');

const code = filesMatching(
  /^(domain|contract|resources|dataProviders|server|src|bench|scripts|tests)\/.*\.tsx?$/,
);

const isDeclaration = (node: ts.Node): node is ts.Node & { readonly name: ts.Identifier } =>
  (ts.isParameter(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node)) &&
  node.name !== undefined &&
  ts.isIdentifier(node.name);

/** Returns the declared names of a file that are on the list, regardless of the case of the first letter. */
function unclearNamesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!mentionsUnclearName.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false);
  const unclear: string[] = [];
  function visit(node: ts.Node): void {
    if (isDeclaration(node)) {
      const name = node.name.text;
      if (unclearNames.has(name.charAt(0).toLowerCase() + name.slice(1))) {
        unclear.push(`${file}:${source.getLineAndCharacterOfPosition(node.name.pos).line + 1} ${name}`);
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return unclear;
}

/** Phrases that interface texts must not contain; they are literal translations. */
const unclearPhrases = [
  /has to be waited for/i,
  /\bThis is no\b/,
  /day of the calendar/i,
  /given to nobody/i,
  /cannot hold the same/i,
  /beyond what everybody may/i,
  /\bstands? (here|in line|in the)\b/i,
  /\bNothing fits\b/i,
  /\bNobody we know\b/i,
  /\bgive or take\b/i,
  /\bmore than chance (alone )?would\b/i,
  /\bchance alone\b/i,
  /\bGo on\b/,
  /\bNot begun\b/i,
  /\bFor good\b/,
  /\bby hand\b/i,
  /\bOne a line\b/i,
  /\bparted by\b/i,
  /\bcannot be told\b/i,
  /\b(is|are) not there\b/i,
  /\bat best\b/i,
  /\be-mail\b/i,
  /\b[Ss]omebody\b/,
  /\b[Aa]nybody\b/,
  /\b[Ee]verybody\b/,
  /\bby (itself|themselves)\b/i,
  /\btime-outs?\b/i,
  /\bclosing dates?\b/i,
  /\bsurvey campaigns?\b/i,
  /\b360 (survey|assessment)s?\b/i,
  /\bmargins? of error\b/i,
  /\bneither is so\b/i,
  /\bquarter of an hour\b/i,
  /\bwho run (it|this)\b/i,
  /\bMake a copy\b/,
  /\bfrom (?!now\b)\S+ on\b/i,
  /\b(colour|centre|judgement|criticis|towards\b)/i,
  /\d\s%(?!\{)/,
];

/** Phrases that documents and the comments and texts of code must not contain either. */
const unclearProse = [
  /\b([Tt]he|[Aa]n) own\b/,
  /\bprocessor time\b/i,
  /\btime-outs?\b/i,
  /\bthe least number\b/i,
];

describe('plain English', () => {
  it('declares no name of the list of unclear names', () => {
    expect(code.length).toBeGreaterThan(1_000);
    expect(code.flatMap(unclearNamesIn)).toEqual([]);
  }, 60_000); // Parses hundreds of files.

  it('has no file with an unclear name', () => {
    const names = /\/(taking|seeing|keeping|reading|besides|standing|asked|wanted|wish|told|places?)\.tsx?$/;
    expect(filesMatching(names)).toEqual([]);
  });

  it('shows no phrase of the list to people', () => {
    const texts = filesMatching(/^(locales\/en|server\/content)\/.*\.ts$/);
    expect(texts.length).toBeGreaterThan(50);
    for (const phrase of unclearPhrases) {
      expect(linesMatching(texts, new RegExp(`['"\`].*${phrase.source}`, phrase.flags))).toEqual([]);
    }
  });

  it('writes no phrase of the list in documents, comments and other texts', () => {
    const prose = filesMatching(
      /^(README\.md|ARCHITECTURE\.md|docs\/.*\.md|(domain|contract|resources|dataProviders|locales|server|src|bench|scripts)\/.*\.(tsx?|mjs))$/,
    ).filter((file) => file !== 'docs/requirements.md');
    expect(prose.length).toBeGreaterThan(1_000);
    for (const phrase of unclearProse) expect(linesMatching(prose, phrase)).toEqual([]);
  });
});
