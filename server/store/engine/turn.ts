/** A queue for one thing that only one may hold: `take` waits its turn and answers how to give it back. */
export class Turn {
  private last: Promise<void> = Promise.resolve();

  async take(): Promise<() => void> {
    const before = this.last;
    let release: () => void = () => {};
    this.last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }
}
