import { vi } from 'vitest';

/** Gives every element this size, because the test environment has no layout. Charts measure the element that they fill. */
export function measureAs(width: number, height: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, height));
}
