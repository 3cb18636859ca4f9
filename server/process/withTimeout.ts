/** Resolves to the result of `promise`, or rejects with `failure` if it takes longer than `ms`. */
export async function withTimeout<T>(ms: number, promise: Promise<T>, failure: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure()), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
