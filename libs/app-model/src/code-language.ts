/** Languages of a listing of generated source. */
export type CodeLanguage = 'text' | 'ts' | 'tsx' | 'sql' | 'json' | 'yaml' | 'html' | 'css' | 'diff' | 'csv' | 'http';
