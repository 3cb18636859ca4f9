import { createHash, randomBytes } from 'node:crypto';
import { lessonsOf } from '../../../../domain/learning/courseContent.ts';
import { packagePartsOf } from '../../../../domain/learning/packages/packageParts.ts';
import { noPackageValues } from '../../../../domain/learning/packages/packageStandards.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import { ownScope } from '../../../kernel/scope.ts';
import { readCourseVersion } from '../../../store/learning/courseVersions.ts';
import { lockEnrolment } from '../../../store/learning/enrolments.ts';
import { addLaunch, findPackageFacts, listPackageStates } from '../../../store/learning/packages.ts';
import { hashToken } from '../../../vault/linkCodes.ts';
import { learnerOf } from '../own/learnerOf.ts';

/** How long a launched package can load its files and save. */
const launchMs = 12 * 3_600_000;
/** How many launches a person can have; the oldest ends when another one begins. */
const maxLaunches = 10;

/** The key in the addresses of a package's files. Whoever has it can read the files of this package, and nothing else. */
export const filesKeyOf = (token: string): string =>
  createHash('sha256').update(`files of ${token}`).digest('hex');

interface LessonKey {
  readonly enrolment_id: number;
  readonly lesson_id: number;
}

/**
 * Starts the package of a lesson in the version that the caller takes, and returns what its parts stored before. Throws `not_found`, `emulating`, and
 * `packages_off` without a content host.
 */
export async function launchPackage(deps: Deps, caller: Caller, { enrolment_id, lesson_id }: LessonKey) {
  const { contentOrigin } = deps.environment;
  if (contentOrigin === null) throw new Refusal('packages_off');
  const learner = learnerOf(caller);
  return deps.database.as(ownScope(caller.person), async (tx) => {
    const enrolment = requireFound(await lockEnrolment(tx, learner, enrolment_id));
    const content = requireFound(await readCourseVersion(tx, enrolment.course_id, enrolment.version));
    const lesson = lessonsOf(content).find(({ id }) => id === lesson_id);
    if (lesson?.kind !== 'scorm' || !lesson.file_id) throw new Refusal('not_found');
    const facts = requireFound(await findPackageFacts(tx, lesson.file_id));
    const now = deps.clock.now();
    const token = randomBytes(32).toString('hex');
    const added = {
      ...{ enrolment_id, lesson_id, file_id: lesson.file_id, token_hash: hashToken(token) },
      files_hash: hashToken(filesKeyOf(token)),
      expires_at: new Date(now.getTime() + launchMs).toISOString(),
    };
    await addLaunch(tx, learner, added, maxLaunches);
    const states = await listPackageStates(tx, enrolment_id, lesson_id);
    const parts = packagePartsOf(facts).map(({ weight: _weight, ...part }, index) => {
      const state = states.find((one) => one.part === index);
      return {
        ...part,
        is_resumed: state !== undefined && Object.values(state.values).some((value) => value !== ''),
        is_completed: state?.is_completed ?? false,
        seconds: state ? state.seconds_before + state.seconds : 0,
        values: { ...(state?.values ?? noPackageValues), session_time: '', exit: '' },
      };
    });
    return {
      ...{ token, standard: facts.standard, origin: contentOrigin },
      address: `${contentOrigin}/packages/${token}`,
      parts,
      part: states[0]?.part ?? 0,
    };
  });
}
