import { lessonFileCalls as calls, lessonFiles, lessonFileUploads } from '../contract/v2/lessonFiles.ts';
import type { FilePurpose } from '../domain/learning/files/lessonFiles.ts';
import { callQuery } from './callQuery.ts';
import { HttpError, isAborted } from './errors.ts';
import { baseUrls, callMain, request } from './http.ts';
import { accountKey } from './queryKeys.ts';

export const lessonFileQuery = (accountId: number, file_id: number) =>
  callQuery(accountKey(accountId, 'lesson files', file_id), calls.readFile, { file_id });

/** The address at which authors open a file. */
export const lessonFilePath = (fileId: number): string =>
  `${baseUrls.main}${lessonFiles.preview.path}?file_id=${fileId}`;

interface Upload {
  readonly purpose: FilePurpose;
  readonly signal: AbortSignal;
  /** Called with the share that was sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Uploads a file in pieces and returns its id. A piece that can't be sent because of the network is sent once more. */
export async function uploadLessonFile(file: File, { purpose, signal, onProgress }: Upload): Promise<number> {
  const upload = { purpose, name: file.name.slice(-200), bytes: file.size };
  const { file_id, piece_bytes } = await callMain(calls.startUpload, upload, { signal });
  for (let place = 0; place * piece_bytes < file.size; place += 1) {
    const query = new URLSearchParams({ file_id: String(file_id), place: String(place) });
    const piece = file.slice(place * piece_bytes, (place + 1) * piece_bytes);
    const send = () => request('main', 'POST', `${lessonFileUploads.piece.path}?${query}`, piece, { signal });
    await send().catch((failure) => {
      if (failure instanceof HttpError || isAborted(failure)) throw failure;
      return send();
    });
    onProgress(Math.min(1, ((place + 1) * piece_bytes) / file.size));
  }
  await callMain(calls.finishUpload, { file_id }, { signal });
  return file_id;
}
