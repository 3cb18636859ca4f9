import { number, object } from 'yup';
import {
  type FilePurpose,
  filePurposes,
  lessonFileTypes,
  maxFileBytes,
  maxFileNameLength,
} from '../../domain/learning/files/lessonFiles.ts';
import { singleLineText } from '../../resources/textSchemas.ts';
import { changeCall, readCall } from '../call.ts';
import { defineFileCall, defineRawCall } from '../fileCalls.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { id } from '../sharedShapes.ts';
import { requiredNumber, requiredText, textOrNull } from '../values.ts';

const purpose = () => requiredChoice<FilePurpose>(filePurposes);
const place = () =>
  number().integer('wholeNumber').min(0, 'tooSmall').max(10_000, 'tooLarge').required('required');
const lessonId = () =>
  number().integer('wholeNumber').min(0, 'tooSmall').max(2_147_483_647, 'tooLarge').required('required');

/** An uploaded file that lessons can use. */
const lessonFile = object({
  id: id(),
  purpose: purpose(),
  name: requiredText,
  bytes: requiredNumber,
  /** Null until the file was uploaded completely. */
  media_type: textOrNull,
});

export const lessonFileCalls = {
  startUpload: changeCall('admin', '/v2/learning/start_upload', {
    summary: `Begins the upload of a file for a lesson: at most ${maxFileBytes.file / 1024 / 1024} MB, or ${maxFileBytes.video / 1024 / 1024} MB for a video. Its pieces are sent with \`upload_piece\`.`,
    body: object({
      purpose: purpose(),
      name: singleLineText().max(maxFileNameLength, 'tooLong').required('required'),
      bytes: number()
        .integer('wholeNumber')
        .min(1, 'tooSmall')
        .max(Number.MAX_SAFE_INTEGER, 'tooLarge')
        .required('required'),
    }),
    response: object({ file_id: id(), piece_bytes: requiredNumber }),
  }),
  finishUpload: changeCall('admin', '/v2/learning/finish_upload', {
    summary:
      'Checks a file whose pieces were all sent, by its content. HTML, SVG and Office documents with macros are refused.',
    body: object({ file_id: id() }),
    response: lessonFile,
  }),
  readFile: readCall('admin', '/v2/learning/read_file', {
    summary: 'The name, size and type of a file of a lesson.',
    body: object({ file_id: id() }),
    response: lessonFile,
  }),
} as const;

export const lessonFileUploads = {
  piece: defineRawCall({
    path: '/v2/learning/upload_piece',
    summary:
      'Sends a piece of a file, counted from 0. All pieces have the size that `start_upload` returned, except for the last one. Sending a piece again replaces it.',
    needs: 'admin',
    mutates: true,
    query: object({ file_id: id(), place: place() }),
    acceptedTypes: ['application/octet-stream'],
    response: null,
  }),
} as const;

const contentTypes = [...lessonFileTypes.file, ...lessonFileTypes.video];

/** Files are sent in parts if the request has a `Range` header. */
export const lessonFiles = {
  preview: defineFileCall({
    path: '/v2/learning/file',
    needs: 'admin',
    summary: 'An uploaded file, for authors of lessons.',
    query: object({ file_id: id() }),
    contentTypes,
    mutates: false,
  }),
  own: defineFileCall({
    path: '/v2/my_learning/file',
    needs: 'user',
    summary: 'The uploaded file of a lesson, in the version of the course that the caller started.',
    query: object({ enrolment_id: id(), lesson_id: lessonId() }),
    contentTypes,
    mutates: false,
  }),
} as const;
