import * as v from 'valibot';

/** What `GET api/userDetails` answers: the user that the token belongs to. */
export const userDetailsAnswerSchema = v.strictObject({
  data: v.strictObject({
    clientInfo: v.strictObject({ usrId: v.string(), sagclientId: v.string(), usrName: v.string() }),
    /** What this user may do beyond what everybody may. The server asks again at every call. */
    permissions: v.array(v.string()),
  }),
});

export type UserDetailsAnswer = v.InferOutput<typeof userDetailsAnswerSchema>;

/** A signed-in user, in our spelling. */
export interface UserInfo {
  userId: string;
  clientId: string;
  userName: string;
  /** What the user may do beyond what everybody may, to show or leave out what needs it; empty for most. */
  permissions: readonly string[];
}

/**
 * Reads the answer of `GET api/userDetails`; the wire's spelling stops here.
 *
 * Numbers are accepted where the wire should carry text, further fields are
 * ignored, a list of permissions that is missing or no list is empty, and
 * anything else is `null`.
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
