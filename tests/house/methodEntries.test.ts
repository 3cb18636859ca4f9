import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statisticSections } from '../../bench/statistics/statisticSections.ts';

const methods = readFileSync('docs/methods.md', 'utf8');
const [, published = ''] = methods.split('## 4. Published statistics');
const entries = published
  .split('\n### ')
  .slice(1)
  .map((text) => ({ title: text.slice(0, text.indexOf('\n')), text }))
  .filter(({ title }) => title !== 'Template');

describe('the entries of published statistics in docs/methods.md', () => {
  it.each(entries.map(({ title, text }) => [title, text]))(
    'state claim, formula, source, check and limits, each once: %s',
    (_, text) => {
      const labels = [...text.matchAll(/^- \*\*(.+?):\*\* \S/gm)].map(([, label]) => label);
      expect(labels).toEqual(['Claims', 'Formula', 'Source', 'Checked by', 'Not for']);
    },
  );

  it('name tests and simulations that exist', () => {
    const files = [...published.matchAll(/`((?:bench|tests)\/[\w/]+\.ts)`/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('name every simulation of the bench', () => {
    const names = statisticSections.map(({ names: all }) =>
      all.includes('fit') ? 'questionFit' : (all.at(-1) ?? ''),
    );
    const missing = names.filter((name) => !methods.includes(`\`bench/statistics/${name}.ts\``));
    expect(missing).toEqual([]);
  });
});
