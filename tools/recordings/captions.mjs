/** Renders the clips of a recording as captions in one language: WebVTT, one cue per clip. */
export const captionsOf = (clips, language) =>
  [
    'WEBVTT',
    ...clips.map(
      (clip, index) => `${index + 1}\n${timeOf(clip.start)} --> ${timeOf(clip.end)}\n${clip.name[language]}`,
    ),
    '',
  ]
    .join('\n\n')
    .replace(/\n\n$/, '\n');

const timeOf = (seconds) => new Date(seconds * 1000).toISOString().slice(11, 23);
