import { everyPage } from './site-map.ts';
import { socialPictureOf } from './social-picture.ts';

it('describes the picture of each page without an empty name', () => {
  for (const page of everyPage) {
    const { alt } = socialPictureOf(page);
    expect(alt).not.toMatch(/“\s*”|: ?[.।]|, ,/);
    expect(alt).toContain(`“${page.heading}”`);
  }
});
