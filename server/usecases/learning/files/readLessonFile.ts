import { lessonsOf } from '../../../../domain/learning/courseContent.ts';
import type { LessonFileType } from '../../../../domain/learning/files/lessonFiles.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import { ownScope, scopeWithPlatform } from '../../../kernel/scope.ts';
import type { Tx } from '../../../store/database.ts';
import { readCourseVersion } from '../../../store/learning/courseVersions.ts';
import { readEnrolment } from '../../../store/learning/enrolments.ts';
import { listFilePieces, listLearningFiles } from '../../../store/learning/learningFiles.ts';
import { learnerOf } from '../own/learnerOf.ts';

/** A complete file, with the names of its pieces. */
export interface OpenedFile {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
  readonly mediaType: LessonFileType;
  readonly pieces: readonly string[];
}

/** Returns the file of a lesson in the version that the caller takes. Throws `not_found` and `emulating`. */
export async function openLessonFile(
  deps: Deps,
  caller: Caller,
  { enrolment_id, lesson_id }: { readonly enrolment_id: number; readonly lesson_id: number },
): Promise<OpenedFile> {
  const learner = learnerOf(caller);
  return deps.database.as(ownScope(caller.person), async (tx) => {
    const enrolment = requireFound(await readEnrolment(tx, learner, enrolment_id));
    const content = requireFound(await readCourseVersion(tx, enrolment.course_id, enrolment.version));
    const lesson = requireFound(lessonsOf(content).find(({ id }) => id === lesson_id) ?? null);
    return openFile(tx, lesson.file_id ?? 0);
  });
}

/** Returns a file for the authors of lessons. Throws `not_found`. */
export async function openFileForAuthors(deps: Deps, caller: Caller, fileId: number): Promise<OpenedFile> {
  return deps.database.as(scopeWithPlatform(caller), (tx) => openFile(tx, fileId));
}

async function openFile(tx: Tx, fileId: number): Promise<OpenedFile> {
  const [file] = await listLearningFiles(tx, [fileId]);
  // Packages are opened by their launch only.
  if (!file || file.media_type === null || file.purpose === 'scorm') throw new Refusal('not_found');
  const { id, name, bytes, media_type } = file;
  return { id, name, bytes, mediaType: media_type, pieces: await listFilePieces(tx, fileId) };
}
