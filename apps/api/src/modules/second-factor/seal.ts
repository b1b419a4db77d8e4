import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Seal {
  close(text: string): string;
  open(sealed: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts that the server must read again (AES-256-GCM): a copy of the database alone cannot decrypt them. */
export function createSeal(secretKey: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'genmaster second factor', 32));
  return {
    close(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
}
