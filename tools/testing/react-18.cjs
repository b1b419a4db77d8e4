// For tests that run in React 18 as well as in the React of the workspace.
process.env.REACT_UNDER_TEST = '18';

// jsdom has a document and a server has none: code that checks for one uses the layout effect here, and not on a
// server.
beforeEach(() => {
  const { error } = console;
  console.error = (...args) => {
    if (!String(args[0]).startsWith('Warning: useLayoutEffect does nothing on the server')) error(...args);
  };
});
