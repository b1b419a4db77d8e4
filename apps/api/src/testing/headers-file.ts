/**
 * Returns the headers of a `_headers` file for an address, and those that several rules set without removing an earlier
 * value.
 */
export function headersByFile(text: string, address: string, host: 'netlify' | 'cloudflare') {
  const headers: Record<string, string> = {};
  const repeated: string[] = [];
  let isMeant = false;
  for (const line of text.split('\n').filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    if (line.startsWith('/')) {
      // Netlify supports an asterisk only at the end.
      if (host === 'netlify' && /\*./.test(line)) throw new Error(`Not a rule of Netlify: ${line}`);
      isMeant = new RegExp(`^${line.split('*').map(escape).join('.*')}$`).test(address);
      continue;
    }
    if (!isMeant) continue;
    const [, takenBack] = /^ {2}! (\S+)$/.exec(line) ?? [];
    if (takenBack !== undefined) {
      if (host === 'netlify') throw new Error(`Not a rule of Netlify: ${line}`);
      delete headers[takenBack];
      continue;
    }
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name in headers) repeated.push(name);
    headers[name] = value;
  }
  return { headers, repeated };
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
