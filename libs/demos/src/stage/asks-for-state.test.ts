import { asksForState } from './asks-for-state.ts';

it.each([
  { address: '/page', asks: false },
  { address: '/page?subject=demo#demo', asks: false },
  { address: '/page?demo=unpaid#demo', asks: true },
  { address: '/page#demo:abc', asks: true },
])('decides whether $address requests a state: $asks', ({ address, asks }) => {
  expect(asksForState(new URL(address, 'https://site.example'))).toBe(asks);
});
