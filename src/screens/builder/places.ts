const settings = '/account-settings';

/** Where pages stand that are linked from others; a test holds them against the route table. */
export const places = {
  newConstellation: `${settings}/constellations/create`,
  newConstellationSet: `${settings}/constellations/sets/create`,
} as const;
