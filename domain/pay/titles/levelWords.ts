import type { JobLevel } from '../market/marketData.ts';

const words: Readonly<Record<Exclude<JobLevel, 'intermediate'>, string>> = {
  entry: 'junior jr entry trainee graduate apprentice debutant becario nybliven',
  senior: 'senior sr snr experienced erfahren erfahrener erfahrene experimente confirme erfaren',
  lead: 'lead principal staff leitender leitende',
  head: 'head chief vp',
};

const levels = new Map(
  Object.entries(words).flatMap(([level, list]) => list.split(' ').map((word) => [word, level as JobLevel])),
);

/** Returns the level that a word of a title names, such as "senior"; null for other words. */
export const levelOfWord = (word: string): JobLevel | null => levels.get(word) ?? null;
