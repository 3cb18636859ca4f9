export const teamActionsPath = '/actions';
export const teamActionPath = (id: number): string => `/actions/manage/${id}`;
export const editTeamActionPath = (id: number): string => `/actions/manage/${id}/update`;
