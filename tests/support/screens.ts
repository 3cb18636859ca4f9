/** jsdom draws nothing and says so at length; axe asks for a canvas to tell icons from letters, and does without. */
HTMLCanvasElement.prototype.getContext = () => null;
