/** Returns the level that a demand names; a host without types may pass another word, which counts as not given. */
export const levelOf = ({ level }: { readonly level?: unknown }): 'AA' | 'AAA' => (level === 'AAA' ? level : 'AA');
