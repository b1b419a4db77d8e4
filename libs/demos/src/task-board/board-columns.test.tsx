/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createLanguagePacks, LanguageScope } from '@genmaster/i18n';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BoardColumns } from './board-columns.tsx';
import { freshBoard, sampleCards } from './sample-boards.ts';

it('applies the keys to the card with the focus, also while another one is picked up', async () => {
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  const t = await language.part('task-board');
  const start = freshBoard(sampleCards(t).slice(0, 3));
  const announce = jest.fn();
  function Board() {
    const [state, setState] = useState(start);
    return <BoardColumns state={state} onChange={setState} announce={announce} />;
  }
  render(
    <LanguageScope language={language}>
      <Board />
    </LanguageScope>,
  );
  const nameOf = (index: number) => screen.getAllByRole('button', { name: /^T-/ })[index]!;
  const titles = () => screen.getAllByRole('button', { name: /^T-/ }).map(({ textContent }) => textContent);
  const before = titles();

  nameOf(0).focus();
  await userEvent.keyboard(' ');
  expect(nameOf(0)).toHaveAttribute('aria-pressed', 'true');
  nameOf(2).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(titles()).toEqual(before);
  expect(nameOf(1)).toHaveFocus();

  await userEvent.keyboard(' ');
  expect(nameOf(1)).toHaveAttribute('aria-pressed', 'true');
  expect(nameOf(0)).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{ArrowUp} ');
  expect(titles()).toEqual([before[1], before[0], before[2]]);
});

it('puts a picked card back when the tasks change otherwise, and loses no other change', async () => {
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  const start = freshBoard(sampleCards(await language.part('task-board')).slice(0, 3));
  function Board() {
    const [state, setState] = useState(start);
    return <BoardColumns state={state} onChange={setState} announce={jest.fn()} />;
  }
  render(
    <LanguageScope language={language}>
      <Board />
    </LanguageScope>,
  );
  const names = () => screen.getAllByRole('button', { name: /^T-/ });
  names()[0]!.focus();
  await userEvent.keyboard(' {ArrowDown}');
  const removed = screen.getByRole('button', { name: `Remove ${start.cards[2]!.title}` });
  await userEvent.click(removed);

  expect(removed).not.toBeInTheDocument();
  expect(names().map(({ textContent }) => textContent)).toEqual(
    start.cards.slice(0, 2).map(({ id, title }) => `${id} ${title}`),
  );
  expect(names()[0]).toHaveAttribute('aria-pressed', 'false');
});
