export const myLearningPath = '/my-learning';
export const catalogPath = '/my-learning?tab=catalog';
export const courseViewPath = (courseId: number): string => `/learn/view/${courseId}`;
