/**
 * Accented English, which reveals texts that are hard-coded, concatenated or clipped. The condition is evaluated at build time, so that
 * production builds do not contain it.
 */
export const pseudoLanguage =
  import.meta.env.MODE === 'production'
    ? null
    : { code: 'en-XA', name: 'Pseudo-English', load: () => import('../../locales/pseudo.ts') };
