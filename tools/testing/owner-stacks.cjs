// React’s development build takes a stack trace for each element, so that a warning can name the component that created
// it. Here a warning fails its test without one. React itself stops after 10,000 elements a second; it counts as having
// created them.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- Jest runs this file as CommonJS.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');

// React 18 takes none.
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
