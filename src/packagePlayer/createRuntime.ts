import { Scorm12API } from 'scorm-again/scorm12/min';
import { Scorm2004API } from 'scorm-again/scorm2004/min';
import { writeTotalTime } from '../../domain/learning/packages/packageOutcome.ts';
import {
  type PackageElement,
  type PackageStandard,
  type PackageValues,
  packageElementNames,
  packageElements,
} from '../../domain/learning/packages/packageStandards.ts';
import type { StartedPart } from '../../domain/learning/packages/playerMessages.ts';

const noLogs = 5;
/** How long several values in a row wait to be reported together. */
const reportMs = 500;
const settings = {
  autocommit: false,
  lmsCommitUrl: false,
  logLevel: noLogs,
  mastery_override: true,
} as const;

interface Runtime {
  /** The name under which content of this version looks for the API. */
  readonly name: 'API' | 'API_1484_11';
  readonly api: object;
  /** Reports what the content has set but not committed, when the page is left. */
  readonly finish: () => void;
}

/** Creates the run-time API of a part with what was stored before. `report` gets all values after each change. */
export function createRuntime(
  standard: PackageStandard,
  { mastery, is_resumed, seconds, values }: StartedPart,
  report: (values: PackageValues) => void,
): Runtime {
  const is12 = standard === '1.2';
  const api = is12 ? new Scorm12API(settings) : new Scorm2004API(settings);
  const stored = packageElementNames.flatMap((element) => {
    const name = packageElements[element][standard];
    return name !== null && values[element] !== '' ? [[name, values[element]] as const] : [];
  });
  api.loadFromFlattenedJSON({
    ...Object.fromEntries(stored),
    [is12 ? 'cmi.core.total_time' : 'cmi.total_time']: writeTotalTime(standard, seconds),
    [is12 ? 'cmi.core.entry' : 'cmi.entry']: is_resumed ? 'resume' : 'ab-initio',
    ...(mastery === null
      ? {}
      : { [is12 ? 'cmi.student_data.mastery_score' : 'cmi.scaled_passing_score']: String(mastery) }),
  });
  let timer: number | undefined;
  const reportNow = () => {
    window.clearTimeout(timer);
    timer = undefined;
    report(readValues(api.getFlattenedCMI(), standard));
  };
  const reportSoon = () => {
    timer ??= window.setTimeout(reportNow, reportMs);
  };
  for (const event of is12 ? ['LMSSetValue'] : ['SetValue']) api.on(event, reportSoon);
  for (const event of is12 ? ['LMSCommit', 'LMSFinish'] : ['Commit', 'Terminate']) api.on(event, reportNow);
  const finish = () => {
    if (timer !== undefined) reportNow();
  };
  return { name: is12 ? 'API' : 'API_1484_11', api, finish };
}

function readValues(cmi: Readonly<Record<string, unknown>>, standard: PackageStandard): PackageValues {
  const readValue = (element: PackageElement) => {
    const name = packageElements[element][standard];
    const value = name === null ? '' : cmi[name];
    return value === undefined || value === null ? '' : String(value);
  };
  const pairs = packageElementNames.map((element) => [element, readValue(element)] as const);
  return Object.fromEntries(pairs) as Record<PackageElement, string>; // One pair for each element.
}
