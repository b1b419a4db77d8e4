/** Observable value: a listener is called at once, and then after each change. */
export interface StateStream<Value> {
  /** Returns a function that unsubscribes. */
  subscribe(listener: (value: Value) => void): () => void;
}

/** The part of a store that a stream needs. */
export interface WatchedStore<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

/**
 * Makes a part of a store’s state observable, for code that is not a component.
 *
 * @example
 * const stop = observeState(store, selectCartQuantity).subscribe((quantity) => badge.show(quantity));
 */
export function observeState<State, Value>(
  store: WatchedStore<State>,
  select: (state: State) => Value,
): StateStream<Value> {
  return {
    subscribe(listener) {
      let last = select(store.getState());
      listener(last);
      return store.subscribe(() => {
        const value = select(store.getState());
        if (Object.is(value, last)) return;
        last = value;
        listener(value);
      });
    },
  };
}
