const settings = '/account-settings';
const sprints = '/dei-builder/admin/sprints';

/** Paths of pages that others link to; a test checks them against the route table. */
export const builderPaths = {
  newConstellation: `${settings}/constellations/create`,
  newConstellationSet: `${settings}/constellations/sets/create`,
  sprints,
  sprint: (id: number) => `${sprints}/manage/${id}`,
  editSprint: (id: number) => `${sprints}/manage/${id}/update`,
} as const;
