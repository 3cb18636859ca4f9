interface Words {
  readonly name: string;
  readonly create: string;
  readonly update: string;
}
type Kind = 'list' | 'create' | 'update';

/** Title keys of a record's list and forms, for records whose routes define no titles. */
export type RecordTitle<N extends string = string> = `${N}_${Kind}`;

/** Derives the three titles from the record's plural and its form names. */
export function recordTitles<N extends string>(words: Readonly<Record<N, Words>>) {
  const titles = Object.entries<Words>(words).flatMap(([name, { name: both, create, update }]) => [
    [`${name}_list`, both.split(' |||| ').at(-1)],
    [`${name}_create`, create],
    [`${name}_update`, update],
  ]);
  return Object.fromEntries(titles) as Record<RecordTitle<N>, string>; // Every record has all three titles.
}
