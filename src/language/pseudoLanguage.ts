/**
 * Accented English, which shows texts that are hard-coded, glued together or clipped. The condition is decided when
 * the program is built, so that no production build holds it.
 */
export const pseudoLanguage =
  import.meta.env.MODE === 'production'
    ? null
    : { code: 'en-XA', name: 'Pseudo-English', load: () => import('../../locales/pseudo.ts') };
