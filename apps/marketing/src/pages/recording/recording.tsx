import { useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router';
import type { Recording as RecordingOfPage } from '../../content/recording.ts';

/** Props of `Recording`. */
export interface RecordingProps {
  /** The video of the page’s demo, with its captions and clips. */
  recording: RecordingOfPage;
}

/** Loads a video’s poster lazily, like an image, in browsers that support it. */
const LAZY = { loading: 'lazy' };

// The `default` attribute is not used, because it would load the captions with the page, in the browser’s language.
const showOwnCaptions = ({ currentTarget: { textTracks } }: SyntheticEvent<HTMLVideoElement>) => {
  if (textTracks[0]) textTracks[0].mode = 'showing';
};

const noChange = () => () => undefined;
const yes = () => true;
const no = () => false;

/** Returns a time of the video in the format of its player: `0:07`. */
const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/**
 * Renders the video of a demo, which plays on request; each of its parts is a link to its time.
 *
 * Until it plays, one button replaces the browser's controls, which darken the picture. Without script the controls are
 * visible from the start.
 */
export function Recording({ recording }: RecordingProps) {
  const { title, heading, width, height, poster, sources, clips } = recording;
  const [own, other] = recording.tracks;
  const player = useRef<HTMLVideoElement>(null);
  const hasScript = useSyncExternalStore(noChange, yes, no);
  const [hasStarted, setStarted] = useState(false);
  const controls = hasStarted || !hasScript;
  const moment = new URLSearchParams(useLocation().search).get('t');
  useEffect(() => {
    const video = player.current;
    if (!video || !moment || !(+moment >= 0)) return;
    video.currentTime = +moment;
    video.scrollIntoView({ block: 'center' });
  }, [moment]);
  const play = () => {
    player.current?.focus();
    void player.current?.play();
  };
  return (
    <section className="wrap film" aria-labelledby="watch">
      <div className="screen">
        <video
          ref={player}
          controls={controls}
          // The button moves the focus to the film that it starts.
          tabIndex={controls ? undefined : -1}
          playsInline
          preload="none"
          aria-label={title}
          onPlay={() => setStarted(true)}
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
        {controls || (
          <button type="button" className="play" aria-labelledby="watch" onClick={play}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 5.5v13l11-6.5z" />
            </svg>
          </button>
        )}
      </div>
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
