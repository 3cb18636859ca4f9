export const payTabs = ['overview', 'people', 'gaps'] as const;
export type PayTab = (typeof payTabs)[number];

export const payPaths = {
  list: '/projects',
  edit: (id: number) => `/projects/update/${id}`,
  upload: (id: number) => `/projects/upload/${id}`,
  view: (id: number, tab: PayTab = 'overview') =>
    tab === 'overview' ? `/projects/view/${id}` : `/projects/view/${id}/${tab}`,
};
