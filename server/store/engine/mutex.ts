/** An asynchronous mutex: `take` waits and returns the function that releases it. */
export class Mutex {
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
