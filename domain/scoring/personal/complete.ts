/** Fewer than 60 percent of a form's questions: no profile (methods 1.4). In whole numbers, so that 60 % is 60 %. */
export function isComplete(answered: number, asked: number): boolean {
  return asked > 0 && answered * 100 >= asked * 60;
}
