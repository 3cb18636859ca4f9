/**
 * The bound that a Student t variable exceeds in absolute value with probability 1 - `coverage`. `degrees` is a whole number of at least 1.
 * The distribution has a finite series for whole degrees (Abramowitz and Stegun 26.7.3 and 26.7.4), so the bound is exact to rounding.
 */
export function studentQuantile(coverage: number, degrees: number): number {
  let low = 0;
  let high = 1;
  while (probabilityWithin(high, degrees) < coverage) high *= 2;
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (probabilityWithin(middle, degrees) < coverage) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The probability that a Student t variable lies between -t and t. */
function probabilityWithin(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees));
  const cosine = Math.cos(angle);
  const isOdd = degrees % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = degrees === 1 ? 0 : term;
  for (let power = isOdd ? 3 : 2; power <= degrees - 2; power += 2) {
    term *= ((power - 1) / power) * cosine ** 2;
    sum += term;
  }
  const product = Math.sin(angle) * sum;
  return isOdd ? (2 / Math.PI) * (angle + product) : product;
}
