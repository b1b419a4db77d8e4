export declare const CHROMIUM_ARGS: string[];
export declare function findChromium(): string | null;
export declare function findTestBrowser(): string | null;
export declare function ensureChromium(): string;
export declare function ensureTestBrowser(): string;
