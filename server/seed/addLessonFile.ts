import { brandNames } from '../../domain/accounts/brandNames.ts';
import type { Deps } from '../deps.ts';
import { createFileName } from '../integrations/files/fileStore.ts';
import { platformScope } from '../kernel/scope.ts';
import { addStoredFile } from '../store/branding/storedFiles.ts';
import { addLearningFile, setFilePiece, setFileReady } from '../store/learning/learningFiles.ts';
import { demoHandout } from './courseContent.ts';

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
  return storeLessonFile(deps, bytes);
}

/** Stores a file of one piece. */
async function storeLessonFile({ database, files, clock }: Deps, bytes: Buffer): Promise<number> {
  const name = createFileName();
  const mediaType = 'application/pdf';
  await files.put(name, { bytes, mediaType });
  const now = clock.now();
  return database.as(platformScope, async (tx) => {
    await addStoredFile(tx, { name, accountId: null, mediaType, now, expiresAt: now });
    const file = { purpose: 'file', name: demoHandout.fileName, bytes: bytes.length } as const;
    const id = await addLearningFile(tx, file, now.toISOString());
    await setFilePiece(tx, { file_id: id, place: 0, name });
    await setFileReady(tx, id, mediaType);
    return id;
  });
}
