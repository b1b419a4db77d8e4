/** What an address carries a demo’s state behind. The part behind `#` stays in the browser; no server sees it. */
export const SHARE_PREFIX = '#demo:';
