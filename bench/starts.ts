import { startProduct } from '../tests/browser/support/product.ts';

/** How long it takes until the product is served: on an empty folder with the demo, and again. */
export async function starts(): Promise<{ first: number; second: number }> {
  const begun = performance.now();
  const product = await startProduct();
  const first = performance.now() - begun;
  await product.kill();
  const again = performance.now();
  const same = await startProduct({}, product.dataDir);
  const second = performance.now() - again;
  await same.stop();
  return { first, second };
}
