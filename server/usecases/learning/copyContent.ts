import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { scopeWithPlatform } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  type ContentKind,
  copyCourse,
  copyPath,
  lockCourse,
  lockPath,
} from '../../store/learning/learningContent.ts';

const maxTitleLength = 120;

/** Copies a course with its lessons, or a path with its steps, as a draft; returns its id. Throws `not_found`. */
export async function copyContent(deps: Deps, caller: Caller, of: ContentKind, id: number): Promise<number> {
  return deps.database.as(scopeWithPlatform(caller), async (tx) => {
    const copy = await copied(tx, of, id, deps.clock.now().toISOString());
    await recordAudit(tx, caller, {
      action: 'copy',
      resource: of,
      id: copy.id,
      accountId: null,
      after: { copy_of: id, title: copy.title },
      now: deps.clock.now(),
    });
    return copy.id;
  });
}

async function copied(tx: Tx, of: ContentKind, id: number, at: string) {
  if (of === 'courses') {
    const course = requireFound(await lockCourse(tx, id));
    const title = titleOfCopy(course.title);
    return { id: await copyCourse(tx, course, title, at), title };
  }
  const path = requireFound(await lockPath(tx, id));
  const title = titleOfCopy(path.title);
  return { id: await copyPath(tx, path, title, at), title };
}

function titleOfCopy(title: string): string {
  const [before = '', after = ''] = answers.copyOf.split('%{title}');
  return `${before}${title.slice(0, maxTitleLength - before.length - after.length)}${after}`;
}
