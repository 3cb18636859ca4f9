import { LruMap } from '../../process/lruMap.ts';
import type { Database } from '../../store/database.ts';

/** The maximum number of forms in memory, about 10 MB, each with the texts of 48 questions. */
export const maxForms = 200;

/**
 * Caches forms of launched campaigns and open roles in memory, with their contents. They never change, so
 * each is read once while it is in use; every saved answer needs the whole form.
 */
export class FormCache<F> {
  private readonly formsOf = new WeakMap<Database, LruMap<string, F>>();

  /** Reads a form that is not in memory. A missing form (null) is not remembered, as it may be added later. */
  async read(database: Database, key: string, readStored: () => Promise<F | null>): Promise<F | null> {
    const forms = this.formsOf.get(database) ?? new LruMap<string, F>(maxForms);
    this.formsOf.set(database, forms);
    const known = forms.get(key);
    if (known) return known;
    const form = await readStored();
    if (form) forms.set(key, form);
    return form;
  }
}
