// React’s development build takes a stack trace for each element, so that a warning can name the component that created
// it. Tests need none, because a warning fails its test anyway. React takes no more after 10,000 elements a second, so
// its counter is replaced by one that is always above.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- Jest runs this file as CommonJS.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');

// React 18 has no such counter.
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
