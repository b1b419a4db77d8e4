import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router';
import type { Recording as RecordingOfPage } from '../../content/recording.ts';

/** Props of `Recording`. */
export interface RecordingProps {
  /** The video of the page’s demo, with its captions and clips. */
  recording: RecordingOfPage;
}

/** Loads a video’s poster lazily, like an image, in browsers that support it. */
const LAZY = { loading: 'lazy' };

// Not by the `default` attribute, which would fetch the captions with the page, in the browser’s language.
const showOwnCaptions = ({ currentTarget: { textTracks } }: SyntheticEvent<HTMLVideoElement>) => {
  if (textTracks[0]) textTracks[0].mode = 'showing';
};

/** Returns a time of the video as its player writes it: `0:07`. */
const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Renders the video of a demo, which plays on request; each of its parts is a link to its time. */
export function Recording({ recording }: RecordingProps) {
  const { title, heading, width, height, poster, sources, clips } = recording;
  const [own, other] = recording.tracks;
  const player = useRef<HTMLVideoElement>(null);
  const moment = new URLSearchParams(useLocation().search).get('t');
  useEffect(() => {
    const video = player.current;
    if (!video || !moment || !(+moment >= 0)) return;
    video.currentTime = +moment;
    video.scrollIntoView({ block: 'center' });
  }, [moment]);
  return (
    <section className="wrap film" aria-labelledby="watch">
      <video
        ref={player}
        controls
        playsInline
        preload="none"
        aria-label={title}
        onLoadedMetadata={showOwnCaptions}
        {...LAZY}
        {...{ poster, width, height }}
      >
        {sources.map((source) => (
          <source key={source.src} {...source} />
        ))}
        <track kind="captions" {...own} />
        <track kind="captions" {...other} />
      </video>
      <div>
        <h2 id="watch">{heading}</h2>
        <p>{title}</p>
        <ol>
          {clips.map(({ name, start, href }) => (
            <li key={start}>
              <span className="at">{clockOf(start)}</span>{' '}
              <a
                href={href}
                onClick={(event) => {
                  if (!player.current) return;
                  event.preventDefault();
                  player.current.currentTime = start;
                  void player.current.play();
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
