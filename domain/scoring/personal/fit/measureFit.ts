import { buildCalibrationLayout } from '../calibration/buildCalibrationLayout.ts';
import type { FormParameters, RankedStatementIds } from '../formParameters.ts';
import type { ItemParameters } from '../likelihood.ts';
import { addToBlock, type BlockSums, emptyBlockSums } from './blockSums.ts';
import { estimateGroupedProfiles } from './estimateGroupedProfiles.ts';
import { bandOfPeople, type ComparedGroup, type FitGroups, type FormFit } from './formFit.ts';
import { type GroupNumbers, numberGroups } from './numberGroups.ts';
import { predictBlock } from './predictBlock.ts';
import { publishFindings } from './publishFindings.ts';
import { type TestedBlock, testCurves, testDifferences, testPairs } from './scoreTests.ts';

/** One person's form with their groups. */
export interface AnalyzedForm {
  readonly answered: readonly RankedStatementIds[];
  readonly groups: FitGroups;
}

export interface FitInput {
  readonly forms: readonly AnalyzedForm[];
  /** The parameters that were calibrated with these forms. */
  readonly parameters: FormParameters;
  /** By language, the ids of statements that its respondents read in English. */
  readonly untranslated: Readonly<Record<string, readonly string[]>>;
}

/**
 * Measures the fit of a calibrated form: of its statements, of its blocks, and of statements in different groups (methods 1.7). Each
 * ranking is compared with the ranking expected from the person's answers to all other questions. Throws `RangeError` for statements
 * without parameters.
 */
export function measureFit(input: FitInput): FormFit {
  const numbered = numberGroups(input.forms.map(({ groups }) => groups));
  return publishFindings(
    bandOfPeople(input.forms.length),
    numbered.compared.map(({ group }) => group),
    testBlocks(input, numbered),
  );
}

function testBlocks(
  { forms, parameters, untranslated }: FitInput,
  numbered: GroupNumbers,
): readonly TestedBlock[] {
  const layout = buildCalibrationLayout(
    forms.map(({ answered }) => answered),
    parameters,
  );
  const itemsOf = (numbers: readonly number[]): readonly ItemParameters[] =>
    numbers.flatMap((number) => layout.start[number] ?? []);
  const items = layout.blocks.map(itemsOf);
  const profiles = estimateGroupedProfiles(
    layout.forms.map((form, at) => ({
      blocks: form.map(({ order }) => itemsOf(order)),
      groups: numbered.ofPerson[at] ?? [],
    })),
    numbered.count,
  );
  const sums = layout.blocks.map(() => emptyBlockSums(numbered.count));
  layout.forms.forEach((form, at) => {
    const profile = profiles[at];
    for (const { block, order } of form) {
      const own = sums[block];
      if (!own || !profile) continue;
      const places = order.map((number) => layout.blocks[block]?.indexOf(number) ?? 0);
      const answered = { items: items[block] ?? [], order: places };
      addToBlock(own, answered, predictBlock(answered, profile), numbered.ofPerson[at] ?? []);
    }
  });
  return layout.blocks.map((block, at) => {
    const statements = block.map((number) => layout.ids[number] ?? '');
    const isOmitted = ({ grouping, group, reference }: ComparedGroup) =>
      grouping === 'language' &&
      [group, reference].some((one) => statements.some((id) => untranslated[one]?.includes(id)));
    return testBlock(statements, sums[at] ?? emptyBlockSums(numbered.count), numbered, isOmitted);
  });
}

function testBlock(
  statements: readonly string[],
  { count, all, pairs, groups }: BlockSums,
  { compared }: GroupNumbers,
  isOmitted: (group: ComparedGroup) => boolean,
): TestedBlock {
  const byGroup = compared.map(({ group, focal, reference }) => {
    const [own, other] = [groups[focal], groups[reference]];
    return own && other && !isOmitted(group) ? testDifferences(own, other) : null;
  });
  return {
    statements,
    pairs: testPairs(pairs, count),
    curves: testCurves(all),
    differences: statements.map((_, statement) => byGroup.map((tests) => tests?.[statement] ?? null)),
  };
}
