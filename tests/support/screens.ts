import { configure } from '@testing-library/react';

// A first import of a screen takes its time on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

// jsdom draws nothing and says so at length; axe asks for a canvas to tell icons from letters, and does without.
if (typeof HTMLCanvasElement !== 'undefined') HTMLCanvasElement.prototype.getContext = () => null;
