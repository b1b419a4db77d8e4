/** Prefix of a demo’s state in an address. The part after `#` stays in the browser; no server receives it. */
export const SHARE_PREFIX = '#demo:';
