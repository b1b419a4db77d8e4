import * as v from 'valibot';
import { APP_CODE } from './auth-paths.ts';

/** What `POST auth/app-sessions` takes: the application and the token that the login gave. */
export const appSessionRequestSchema = v.strictObject({
  appCode: v.literal(APP_CODE),
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
});

/** What `POST auth/app-sessions` answers: the application is open for this session until `expiresAt`. */
export const appSessionAnswerSchema = v.strictObject({
  httpStatus: v.literal(200),
  message: v.string(),
  data: v.strictObject({ appCode: v.literal(APP_CODE), expiresAt: v.string() }),
});

/** What `POST auth/logout` takes. The session to end is the one of the token header. */
export const logoutRequestSchema = v.strictObject({});

/** What `POST auth/logout` answers, also when the session had already ended. */
export const logoutAnswerSchema = v.strictObject({ httpStatus: v.literal(200), message: v.string() });

export type AppSessionRequest = v.InferOutput<typeof appSessionRequestSchema>;
export type AppSessionAnswer = v.InferOutput<typeof appSessionAnswerSchema>;
export type LogoutAnswer = v.InferOutput<typeof logoutAnswerSchema>;
