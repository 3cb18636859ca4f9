const megabyte = 1024 * 1024;

/** The kinds of lessons that can have an uploaded file. */
export const filePurposes = ['file', 'video', 'scorm'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** The largest file of each purpose, in bytes. */
export const maxFileBytes: Readonly<Record<FilePurpose, number>> = {
  file: 50 * megabyte,
  video: 500 * megabyte,
  scorm: 100 * megabyte,
};

/** Files are uploaded and stored in pieces of this size, so that neither holds a whole video in memory. */
export const filePieceBytes = 2 * megabyte;

/** What the files of all lessons can take together, in bytes. */
export const maxAllFilesBytes = 20 * 1024 * megabyte;

export const maxFileNameLength = 200;

/** Content types of uploaded files, recognized by their content. None of them can run scripts in a page of this site. */
export const lessonFileTypes = {
  file: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'image/png',
    'image/jpeg',
    'image/webp',
  ],
  video: ['video/mp4', 'video/webm'],
  scorm: ['application/zip'],
} as const satisfies Record<FilePurpose, readonly string[]>;
export type LessonFileType = (typeof lessonFileTypes)[FilePurpose][number];

/** The endings that the file dialog offers. */
export const lessonFileEndings: Readonly<Record<FilePurpose, readonly string[]>> = {
  file: ['.pdf', '.docx', '.xlsx', '.pptx', '.png', '.jpg', '.jpeg', '.webp'],
  video: ['.mp4', '.webm'],
  scorm: ['.zip'],
};

export const isFilePurpose = (kind: unknown): kind is FilePurpose =>
  filePurposes.some((purpose) => purpose === kind);

/** The number of pieces of a file. */
export const countPieces = (bytes: number): number => Math.ceil(bytes / filePieceBytes);

/** The size of a piece of a file: the last one may be shorter. Zero for a piece that the file doesn't have. */
export const pieceLength = (bytes: number, place: number): number =>
  Math.max(0, Math.min(filePieceBytes, bytes - place * filePieceBytes));
