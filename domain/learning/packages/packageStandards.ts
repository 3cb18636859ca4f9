export const packageStandards = ['1.2', '2004'] as const;
export type PackageStandard = (typeof packageStandards)[number];

/** A part of a package that learners open on its own. */
export interface PackagePart {
  readonly title: string;
  /** The titles of the headings above it; empty at the top. */
  readonly section: string;
  /** The file to start, with its query. */
  readonly launch: string;
  readonly mastery: number | null;
  /** How much its score counts: 0 to 1. */
  readonly weight: number;
  /** Whether it's a page that reports nothing, which is completed when it's opened. */
  readonly is_asset: boolean;
}

/** What the manifest of a package says about its run. */
export interface PackageFacts {
  readonly standard: PackageStandard;
  /** The file to start, with its query. */
  readonly launch: string;
  /** The score from which a learner has passed: 0 to 100 in version 1.2, 0 to 1 in 2004; null if the package doesn't state one. */
  readonly mastery: number | null;
  /** The parts of a package with several; `launch` and `mastery` are those of the first. */
  readonly parts?: readonly PackagePart[];
}

/** What a package reports and reads, by the name of its element in each version of the standard. */
export const packageElements = {
  status: { '1.2': 'cmi.core.lesson_status', '2004': 'cmi.completion_status' },
  success: { '1.2': null, '2004': 'cmi.success_status' },
  raw: { '1.2': 'cmi.core.score.raw', '2004': 'cmi.score.raw' },
  min: { '1.2': 'cmi.core.score.min', '2004': 'cmi.score.min' },
  max: { '1.2': 'cmi.core.score.max', '2004': 'cmi.score.max' },
  scaled: { '1.2': null, '2004': 'cmi.score.scaled' },
  place: { '1.2': 'cmi.core.lesson_location', '2004': 'cmi.location' },
  suspend_data: { '1.2': 'cmi.suspend_data', '2004': 'cmi.suspend_data' },
  session_time: { '1.2': 'cmi.core.session_time', '2004': 'cmi.session_time' },
  exit: { '1.2': 'cmi.core.exit', '2004': 'cmi.exit' },
} as const satisfies Record<string, Record<PackageStandard, string | null>>;
export type PackageElement = keyof typeof packageElements;

/** The longest value of each element, in characters. Suspend data has 64,000 in the newest edition of the standard. */
export const elementLengths: Readonly<Record<PackageElement, number>> = {
  status: 20,
  success: 20,
  raw: 30,
  min: 30,
  max: 30,
  scaled: 30,
  place: 1_000,
  suspend_data: 64_000,
  session_time: 100,
  exit: 20,
};
export const packageElementNames = Object.keys(packageElements) as readonly PackageElement[];

/** The values of the elements; empty for those that the package hasn't set. */
export type PackageValues = Readonly<Record<PackageElement, string>>;

export const noPackageValues: PackageValues = {
  ...{ status: '', success: '', raw: '', min: '', max: '', scaled: '' },
  ...{ place: '', suspend_data: '', session_time: '', exit: '' },
};
