import { brandNames } from '../../domain/accounts/brandNames.ts';
import type { Deps } from '../deps.ts';
import { demoHandout } from './courseContent.ts';
import { storeDemoFile } from './storeDemoFile.ts';

/** Stores the file of the lesson that has one, a PDF of one page, and returns its id. */
export async function addLessonFile(deps: Deps): Promise<number> {
  const { title, points } = demoHandout;
  const bytes = await deps.pdf.render('demo', {
    title,
    printed: { text: title, otherwise: title },
    subject: title,
    producer: brandNames.productName,
    language: 'en',
    paper: 'a4',
    madeAt: deps.clock.now(),
    foot: { text: brandNames.productName, otherwise: brandNames.productName },
    numbering: '%{page} / %{pages}',
    brand: null,
    blocks: points.map((text) => ({ kind: 'lead', text })),
  });
  const file = { purpose: 'file', name: demoHandout.fileName, mediaType: 'application/pdf' } as const;
  return storeDemoFile(deps, file, bytes);
}
