/** The languages in which a listing of generated source is written. */
export type CodeLanguage = 'text' | 'ts' | 'tsx' | 'sql' | 'json' | 'yaml' | 'html' | 'css' | 'diff' | 'csv' | 'http';
