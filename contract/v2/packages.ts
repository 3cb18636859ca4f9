import { number, object, string } from 'yup';
import { maxPackageParts } from '../../domain/learning/packages/packageParts.ts';
import {
  elementLengths,
  type PackageElement,
  type PackageStandard,
  packageStandards,
} from '../../domain/learning/packages/packageStandards.ts';
import { readCall } from '../call.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { id, objectsOf } from '../sharedShapes.ts';
import { anyText, numberOrNull, requiredFlag, requiredNumber, requiredText } from '../values.ts';

const value = (element: PackageElement) =>
  string().max(elementLengths[element], 'tooLong').defined('required');
const values = object({
  status: value('status'),
  success: value('success'),
  raw: value('raw'),
  min: value('min'),
  max: value('max'),
  scaled: value('scaled'),
  place: value('place'),
  suspend_data: value('suspend_data'),
  session_time: value('session_time'),
  exit: value('exit'),
});

/** Interactive packages of lessons, which run on the content host. */
export const packageCalls = {
  launch: readCall('user', '/v2/my_learning/launch_package', {
    summary:
      'Starts the package of a lesson. Its page can be opened once. Returns what the package stored before, on any device.',
    body: object({
      enrolment_id: id(),
      lesson_id: number()
        .integer('wholeNumber')
        .min(0, 'tooSmall')
        .max(2_147_483_647, 'tooLarge')
        .required('required'),
    }),
    response: object({
      /** Identifies the launch in `commit_package`. */
      token: requiredText,
      address: requiredText,
      origin: requiredText,
      standard: requiredChoice<PackageStandard>(packageStandards),
      parts: objectsOf({
        title: anyText,
        /** The headings above the part. */
        section: anyText,
        launch: requiredText,
        mastery: numberOrNull,
        is_asset: requiredFlag,
        is_resumed: requiredFlag,
        is_completed: requiredFlag,
        /** The time of earlier launches. */
        seconds: requiredNumber,
        values,
      }),
      /** The part that was open last. */
      part: requiredNumber,
    }),
  }),
  commit: readCall('user', '/v2/my_learning/commit_package', {
    summary:
      'Saves what a part of a package reported. Reports of a launch are numbered; one that is late or was sent before changes nothing. Completes the lesson when all parts are completed or passed.',
    body: object({
      token: string().max(100, 'tooLong').required('required'),
      part: number()
        .integer('wholeNumber')
        .min(0, 'tooSmall')
        .max(maxPackageParts - 1, 'tooLarge')
        .default(0),
      number: number()
        .integer('wholeNumber')
        .min(1, 'tooSmall')
        .max(1_000_000_000, 'tooLarge')
        .required('required'),
      values,
    }),
    response: object({
      state: requiredChoice(['started', 'completed'] as const),
      is_part_completed: requiredFlag,
      is_course_complete: requiredFlag,
    }),
  }),
} as const;
