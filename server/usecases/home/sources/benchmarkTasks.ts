import { announcedMinutesFor } from '../../../../domain/survey/timeLeft.ts';
import { listOpenBenchmarks } from '../../../store/home/openBenchmarks.ts';
import { deviceKey, linkCode } from '../../../vault/linkCodes.ts';
import { type HomeSource, plainTask } from './homeSource.ts';

/** The open culture benchmarks of the reader. */
export const listBenchmarkTasks: HomeSource = async (tx, context) => {
  if (!context.hasModule('microSurvey')) return [];
  const { secret } = context;
  const open = await listOpenBenchmarks(tx, context);
  return open.map(
    ({ id, link_version, is_started, name, length, closes_on, min_group, has_sessions, questions }) => ({
      ...plainTask,
      kind: 'benchmark',
      context: name,
      due_on: closes_on,
      is_started,
      minutes: is_started ? null : announcedMinutesFor(length, questions),
      min_group,
      // The page without a code opens the person's only open survey.
      path: open.length === 1 ? '/metrics/m' : `/metrics/m?code=${linkCode(secret, id, link_version)}`,
      ...(has_sessions && is_started ? { daily: { kind: 'm', deviceKey: deviceKey(secret, id) } } : {}),
    }),
  );
};
