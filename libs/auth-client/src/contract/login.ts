import * as v from 'valibot';

const machineText = v.pipe(v.string(), v.maxLength(256));

/**
 * Machine description, required in a login request.
 *
 * The server accepts it for compatibility and neither stores nor logs it.
 */
export const machineInfoSchema = v.strictObject({
  os_name: machineText,
  os_version: machineText,
  sysinfo_ip: machineText,
  listof_ips: machineText,
  sysinfo_tai: machineText,
  pr_sr: machineText,
  mac_address: machineText,
  status: machineText,
  system_name: machineText,
  sysinfo_osinfo: machineText,
});

/** Request of `POST auth/login`. A password of more than 1,024 characters is rejected, never shortened. */
export const loginRequestSchema = v.strictObject({
  userCode: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
  lansysInfModel: machineInfoSchema,
});

/**
 * Response of `POST auth/login`.
 *
 * `httpStatus` repeats the HTTP status: 200 comes with a token, 401 with a message for the person and `data: null`.
 */
export const loginAnswerSchema = v.strictObject({
  httpStatus: v.pipe(v.number(), v.integer()),
  message: v.pipe(v.string(), v.maxLength(200)),
  data: v.nullable(v.strictObject({ SagAuthToken: v.string() })),
});

export type MachineInfo = v.InferOutput<typeof machineInfoSchema>;
export type LoginRequest = v.InferOutput<typeof loginRequestSchema>;
export type LoginAnswer = v.InferOutput<typeof loginAnswerSchema>;
