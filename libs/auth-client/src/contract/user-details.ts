import * as v from 'valibot';

/** What `GET api/userDetails` answers: the user that the token belongs to. */
export const userDetailsAnswerSchema = v.strictObject({
  data: v.strictObject({
    clientInfo: v.strictObject({ usrId: v.string(), sagclientId: v.string(), usrName: v.string() }),
  }),
});

export type UserDetailsAnswer = v.InferOutput<typeof userDetailsAnswerSchema>;

/** A signed-in user, in our spelling. */
export interface UserInfo {
  userId: string;
  clientId: string;
  userName: string;
}

/**
 * Reads the answer of `GET api/userDetails`; the wire's spelling stops here.
 *
 * Numbers are accepted where the wire should carry text, further fields are
 * ignored, and anything else is `null`.
 */
export function readUserInfo(answer: unknown): UserInfo | null {
  const parsed = v.safeParse(lenientAnswerSchema, answer);
  if (!parsed.success) return null;
  const { usrId, sagclientId, usrName } = parsed.output.data.clientInfo;
  return { userId: String(usrId), clientId: String(sagclientId), userName: usrName };
}

const identifier = v.union([v.string(), v.number()]);
const lenientAnswerSchema = v.object({
  data: v.object({ clientInfo: v.object({ usrId: identifier, sagclientId: identifier, usrName: v.string() }) }),
});
