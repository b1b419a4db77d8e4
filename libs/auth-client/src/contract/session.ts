import * as v from 'valibot';
import { APP_CODE } from './auth-paths.ts';

/** Request of `POST auth/app-sessions`: the application and the token from the login. */
export const appSessionRequestSchema = v.strictObject({
  appCode: v.literal(APP_CODE),
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
});

/** Response of `POST auth/app-sessions`: the application is open for this session until `expiresAt`. */
export const appSessionAnswerSchema = v.strictObject({
  httpStatus: v.literal(200),
  message: v.string(),
  data: v.strictObject({ appCode: v.literal(APP_CODE), expiresAt: v.string() }),
});

/** Request of `POST auth/logout`. It ends the session of the token header. */
export const logoutRequestSchema = v.strictObject({});

/** Response of `POST auth/logout`, also when the session had already ended. */
export const logoutAnswerSchema = v.strictObject({ httpStatus: v.literal(200), message: v.string() });

export type AppSessionRequest = v.InferOutput<typeof appSessionRequestSchema>;
export type AppSessionAnswer = v.InferOutput<typeof appSessionAnswerSchema>;
export type LogoutAnswer = v.InferOutput<typeof logoutAnswerSchema>;
