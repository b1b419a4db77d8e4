/** @jest-environment ./src/testing/browser-environment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Recording as RecordingOfPage } from '../../content/recording.ts';
import { Recording } from './recording.tsx';

const recording: RecordingOfPage = {
  title: 'Sort twice',
  heading: 'Watch it: 9 seconds',
  seconds: 9,
  width: 1024,
  height: 576,
  poster: '/recordings/grid/poster.webp',
  sources: [
    { src: '/recordings/grid/recording.webm', type: 'video/webm' },
    { src: '/recordings/grid/recording.mp4', type: 'video/mp4' },
  ],
  tracks: [
    { src: '/recordings/grid/en.vtt', srcLang: 'en', label: 'English' },
    { src: '/recordings/grid/hi.vtt', srcLang: 'hi', label: 'हिन्दी' },
  ],
  clips: [
    { name: 'Up', start: 0, end: 4, href: '/recordings/grid/recording.mp4#t=0' },
    { name: 'Down', start: 4, end: 9, href: '/recordings/grid/recording.mp4#t=4' },
  ],
  recorded: '2026-01-02T03:04:05+00:00',
};

function show(address = '/') {
  const { container } = render(
    <MemoryRouter initialEntries={[address]}>
      <Recording recording={recording} />
    </MemoryRouter>,
  );
  return container.querySelector('video') as HTMLVideoElement;
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

it('does not play by itself, and loads its poster when it is near', () => {
  const video = show();

  expect(video.preload).toBe('none');
  expect(video.autoplay).toBe(false);
  expect(video.controls).toBe(false);
  expect(video.getAttribute('aria-label')).toBe('Sort twice');
  expect(video.getAttribute('loading')).toBe('lazy');
  expect(video.getAttribute('poster')).toBe(recording.poster);
});

it('has the browser’s controls without JavaScript', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Recording recording={recording} />
    </MemoryRouter>,
  );

  expect(html).toContain('<video controls=""');
  expect(html).not.toContain('<button');
});

it('plays by its button, which is replaced by the browser’s controls with the focus', async () => {
  const video = show();
  const play = jest.spyOn(video, 'play').mockImplementation(() => {
    fireEvent.play(video);
    return Promise.resolve();
  });

  await userEvent.click(screen.getByRole('button', { name: recording.heading }));
  expect(play).toHaveBeenCalledTimes(1);
  expect(video.controls).toBe(true);
  expect(document.activeElement).toBe(video);
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the captions in the language of the page when it plays', () => {
  const video = show();
  const own = { mode: 'disabled' };
  Object.defineProperty(video, 'textTracks', { value: [own, { mode: 'disabled' }] });

  expect([...video.querySelectorAll('track')].map(({ srclang, kind }) => [srclang, kind])).toEqual([
    ['en', 'captions'],
    ['hi', 'captions'],
  ]);
  fireEvent.loadedMetadata(video);
  expect(own.mode).toBe('showing');
});

it('plays from the part that is pressed', async () => {
  const video = show();
  const play = jest.spyOn(video, 'play').mockResolvedValue();
  const link = screen.getByRole('link', { name: 'Down' });

  expect(link.getAttribute('href')).toBe('/recordings/grid/recording.mp4#t=4');
  await userEvent.click(link);
  expect(video.currentTime).toBe(4);
  expect(play).toHaveBeenCalledTimes(1);
});

it('starts at the time in the address, and does not play', () => {
  expect(show('/?t=4').currentTime).toBe(4);
});

it('starts at the beginning without a time in the address', () => {
  expect(show('/?t=soon').currentTime).toBe(0);
});
