import { readPageData } from '../../dataProviders/pageData.ts';

/** Prefetches the files of the application while the visitor types, so that it opens immediately after signing in. */
export function prefetchApp(): void {
  const idle = window.requestIdleCallback ?? ((work: () => void) => window.setTimeout(work, 2_000));
  idle(() => {
    for (const file of readPageData()?.appFiles ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      link.fetchPriority = 'low';
      document.head.append(link);
    }
  });
}
