/** Prints channels from 0 to 255 as a hex colour; a fourth one is its alpha. */
export const hexText = (...channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
