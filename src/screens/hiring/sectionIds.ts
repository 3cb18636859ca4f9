/** Sections of an application's page that the next step leads to. */
export const supportSectionId = 'assessment-support';
export const interviewSectionId = 'interview';
