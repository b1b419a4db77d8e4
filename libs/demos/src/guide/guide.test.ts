import { answer, scoreAnswers, TARGETS, type Guide, type TargetId } from './guide.ts';
import { guides } from './guides.ts';

const every = Object.entries(guides).map(([name, guide]) => ({ name, guide: guide as Guide }));

it.each(every)('leads every answer of “$name” to a result', ({ guide }) => {
  for (const { id, options } of guide.questions) {
    for (const option of Object.keys(options)) {
      const [first] = scoreAnswers(guide, { [id]: [option] });
      expect(first).toMatchObject({ reasons: [{ question: id, option }] });
    }
  }
});

it.each(every)('adds up the answers of “$name”, most points first', ({ guide }) => {
  const all = Object.fromEntries(guide.questions.map(({ id, options }) => [id, Object.keys(options)]));
  const results = scoreAnswers(guide, all);

  expect(results.length).toBeLessThanOrEqual(guide.most);
  for (const { points, reasons } of results) {
    expect(points).toBe(reasons.reduce((sum, reason) => sum + reason.points, 0));
  }
  expect(results.map(({ points }) => points)).toEqual(results.map(({ points }) => points).toSorted((a, b) => b - a));
});

it.each(every)('can rank each page of “$name” first', ({ guide }) => {
  const targets = new Set(
    guide.questions.flatMap(({ options }) => Object.values(options).flatMap((some) => Object.keys(some))),
  );
  const isFirst = (target: string) =>
    guide.questions.some(({ id, options }) =>
      Object.keys(options).some((option) =>
        scoreAnswers(guide, { [id]: [option] }).some((result) => result.target === target),
      ),
    );

  expect([...targets].filter((target) => !(target in TARGETS) || !isFirst(target))).toEqual([]);
});

it('suggests nothing before an answer, and nothing for unknown answers', () => {
  expect(scoreAnswers(guides.path, {})).toEqual([]);
  expect(scoreAnswers(guides.path, { start: ['never'], other: ['new'] })).toEqual([]);
});

it('accepts one answer to a question, or several where the question asks for them', () => {
  const one = answer(guides.path, { start: ['new'] }, { question: 'start', option: 'handover' });
  const two = answer(guides.path, one, { question: 'care', option: 'plan' });

  expect(answer(guides.path, two, { question: 'care', option: 'quality' })).toEqual({
    start: ['handover'],
    care: ['plan', 'quality'],
  });
  expect(answer(guides.path, two, { question: 'care', option: 'plan' })).toEqual({ start: ['handover'], care: [] });
});

it('refers the author of a game to other tools', () => {
  const first: TargetId = scoreAnswers(guides.build, {
    people: ['public'],
    place: ['search'],
    work: ['read'],
    kind: ['play'],
  })[0]!.target;

  expect(first).toBe('other');
});
