// Texts of all records, one line per area.
export * from './assessments.ts';
export * from './builder.ts';
export * from './culture.ts';
export * from './learning.ts';
export * from './learningCampaigns.ts';
export * from './learningRules.ts';
export * from './payProjects.ts';
export * from './people.ts';
export * from './platform.ts';
export * from './questions.ts';
export * from './sessions.ts';
export * from './settings.ts';
