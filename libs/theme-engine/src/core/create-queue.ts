/** Creates a function that runs tasks one after the other, in the order of its calls, whether or not those before failed. */
export function createQueue(): <Result>(run: () => Result | Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const turn = last.then(run);
    last = turn.catch(() => {});
    return turn;
  };
}
