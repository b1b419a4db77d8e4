import * as v from 'valibot';

/** Response of `GET api/userDetails`: the user of the token. */
export const userDetailsAnswerSchema = v.strictObject({
  data: v.strictObject({
    clientInfo: v.strictObject({ usrId: v.string(), sagclientId: v.string(), usrName: v.string() }),
    /** Extra permissions of this user. The server checks them again for every request. */
    permissions: v.array(v.string()),
  }),
});

export type UserDetailsAnswer = v.InferOutput<typeof userDetailsAnswerSchema>;

/** Signed-in user, with the field names of this library. */
export interface UserInfo {
  userId: string;
  clientId: string;
  userName: string;
  /** Extra permissions of the user, to show or hide the parts of a page that need them; empty for most users. */
  permissions: readonly string[];
}

/**
 * Reads the response of `GET api/userDetails` and renames its fields.
 *
 * Numbers are accepted in place of text, unknown fields are ignored, and a missing or invalid list of permissions
 * becomes
 * an empty list. Any other invalid response gives `null`.
 */
export function readUserInfo(answer: unknown): UserInfo | null {
  const parsed = v.safeParse(lenientAnswerSchema, answer);
  if (!parsed.success) return null;
  const { clientInfo, permissions } = parsed.output.data;
  const { usrId, sagclientId, usrName } = clientInfo;
  return { userId: String(usrId), clientId: String(sagclientId), userName: usrName, permissions };
}

const identifier = v.union([v.string(), v.number()]);
const lenientAnswerSchema = v.object({
  data: v.object({
    clientInfo: v.object({ usrId: identifier, sagclientId: identifier, usrName: v.string() }),
    permissions: v.fallback(v.optional(v.array(v.string()), []), []),
  }),
});
