/** Whether the participants of a survey campaign nominate their raters themselves. */
export const nominatesOwnRaters = ({
  relationships,
  nominated_by,
}: {
  readonly relationships: readonly string[];
  readonly nominated_by: 'target' | 'manager' | 'admin';
}): boolean => relationships.length > 0 && nominated_by === 'target';
