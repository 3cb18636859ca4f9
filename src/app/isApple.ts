/** Whether this device has a Command key instead of Control. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
