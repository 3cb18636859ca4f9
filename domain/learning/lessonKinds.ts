export const lessonKinds = ['text', 'video', 'file', 'quiz', 'link', 'embedded', 'scorm'] as const;
export type LessonKind = (typeof lessonKinds)[number];
