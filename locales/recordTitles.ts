interface Words {
  readonly name: string;
  readonly create: string;
  readonly update: string;
}
type Kind = 'list' | 'create' | 'update';

/** The titles of a record's three screens, for records whose routes name none of their own. */
export type RecordTitle<N extends string = string> = `${N}_${Kind}`;

/** Read off the record's own words: its plural, and the names of its two forms. */
export function recordTitles<N extends string>(words: Readonly<Record<N, Words>>) {
  const titles = Object.entries<Words>(words).flatMap(([name, { name: both, create, update }]) => [
    [`${name}_list`, both.split(' |||| ').at(-1)],
    [`${name}_create`, create],
    [`${name}_update`, update],
  ]);
  return Object.fromEntries(titles) as Record<RecordTitle<N>, string>; // every name has the three
}
