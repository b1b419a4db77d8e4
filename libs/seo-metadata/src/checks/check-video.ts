import { isIsoDuration, isoDurationSeconds } from '../core/iso-time.ts';
import { recordOf, type NodeRecord } from '../core/node-types.ts';
import type { Report } from './finding.ts';

const KEY_MOMENTS_MIN_SECONDS = 30;

/** Checks the clips of a video against each other and against the duration of the video. */
export function checkVideo(video: NodeRecord, report: Report): void {
  const clips = [video['hasPart'] ?? []].flat().map(recordOf);
  const seconds = secondsOf(video['duration']);
  if (typeof video['duration'] === 'object') report('error', 'VideoObject.duration', 'Not a plain value.');
  const placed = clips.filter(isPlaced).sort((one, other) => one.startOffset - other.startOffset);
  for (let wrong = placed.length; wrong < clips.length; wrong += 1)
    report('error', 'Clip.startOffset', 'Not a number of seconds from 0 up.');
  const starts = new Set<number>();
  let lastEnd = 0;
  for (const { startOffset: start, endOffset: end } of placed) {
    if (starts.has(start)) report('error', 'Clip.startOffset', `Two clips start at ${start}.`);
    else if (start < lastEnd)
      report('warning', 'Clip.startOffset', `The clip at ${start} starts before an earlier one ends.`);
    starts.add(start);
    if (end === undefined) continue;
    if (typeof end !== 'number' || end <= start)
      report('error', 'Clip.endOffset', `The clip at ${start} ends before it starts.`);
    else if (seconds !== null && end > seconds)
      report('error', 'Clip.endOffset', `The clip at ${start} ends after the video.`);
    if (typeof end === 'number') lastEnd = Math.max(lastEnd, end);
  }
  if (clips.length > 0 && seconds !== null && seconds < KEY_MOMENTS_MIN_SECONDS) {
    report(
      'info',
      'VideoObject.hasPart',
      `Key moments are shown for videos from ${KEY_MOMENTS_MIN_SECONDS} seconds up.`,
    );
  }
}

/** Returns true for a clip with a place in its video. */
const isPlaced = (clip: NodeRecord): clip is NodeRecord & { startOffset: number } =>
  typeof clip['startOffset'] === 'number' && clip['startOffset'] >= 0;

function secondsOf(duration: unknown): number | null {
  return typeof duration === 'string' && isIsoDuration(duration) ? isoDurationSeconds(duration) : null;
}
