import { ANSWERS, CHECKPOINTS, nextOf, recordAnswer, sendNext, type Answer, type Device } from '@genmaster/app-model';
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999));

/** Schema that validates a stored device. */
export const deviceSchema = v.strictObject({
  isOnline: v.boolean(),
  at: v.pipe(whole, v.maxValue(CHECKPOINTS.length)),
  count: whole,
  queue: v.pipe(
    v.array(
      v.strictObject({
        number: whole,
        what: v.picklist(['answer', 'photo']),
        checkpoint: v.picklist(CHECKPOINTS),
        answer: v.picklist(ANSWERS),
        note: v.pipe(v.string(), v.maxLength(300)),
        status: v.picklist(['waiting', 'conflict']),
        attempts: whole,
      }),
    ),
    v.maxLength(60),
  ),
  confirmed: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(60)),
});

export type DeviceState = v.InferOutput<typeof deviceSchema>;

/** Returns a device as plain data that can be stored. */
export const stateOf = (device: Device): DeviceState => ({
  ...device,
  queue: device.queue.map((entry) => ({ ...entry })),
  confirmed: [...device.confirmed],
});

/** Sends all queued answers, one after the other; an answer that differs from the office’s stays as a conflict. */
export function syncDevice(device: Device): Device {
  let now = device;
  while (now.isOnline && nextOf(now)) now = sendNext(now);
  return now;
}

/** Records an answer and sends it at once when the device is online. */
export const giveAnswer = (device: Device, answer: Answer): Device =>
  syncDevice(recordAnswer(device, { answer, note: '', hasPhoto: false }));

/** Sets the device online or offline; going online sends the queue. */
export const setSignal = (device: Device, isOnline: boolean): Device => syncDevice({ ...device, isOnline });
