import { readPageData } from '../../dataProviders/pageData.ts';

/** Fetches the files of the application while somebody types, so that it opens at once after signing in. */
export function warmUpApp(): void {
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
