const settings = '/account-settings';
const sprints = '/dei-builder/admin/sprints';

/** Where pages stand that are linked from others; a test holds them against the route table. */
export const builderPaths = {
  newConstellation: `${settings}/constellations/create`,
  newConstellationSet: `${settings}/constellations/sets/create`,
  sprints,
  sprint: (id: number) => `${sprints}/manage/${id}`,
  editSprint: (id: number) => `${sprints}/manage/${id}/update`,
} as const;
