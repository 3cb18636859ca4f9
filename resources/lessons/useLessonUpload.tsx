import { useEffect, useRef, useState } from 'react';
import { uploadLessonFile } from '../../dataProviders/lessonFiles.ts';
import type { FilePurpose } from '../../domain/learning/files/lessonFiles.ts';

interface Options {
  readonly onBusy: (isBusy: boolean) => void;
  readonly onDone: (fileId: number) => void;
}

interface UploadState {
  readonly file: File | null;
  readonly share: number;
  readonly failure: unknown;
}

const idle: UploadState = { file: null, share: 0, failure: null };

/** Uploads one file at a time. It's stopped when the form is closed. */
export function useLessonUpload(purpose: FilePurpose, { onBusy, onDone }: Options) {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ ...idle, file });
    onBusy(true);
    try {
      const onProgress = (share: number) => setState({ ...idle, file, share });
      const fileId = await uploadLessonFile(file, { purpose, signal, onProgress });
      if (signal.aborted) return;
      setState(idle);
      onDone(fileId);
    } catch (failure) {
      if (!signal.aborted) setState({ ...idle, file, failure });
    } finally {
      onBusy(false);
    }
  }
  function cancel() {
    running.current?.abort();
    setState(idle);
  }
  return { ...state, start: (file: File) => void start(file), cancel };
}
