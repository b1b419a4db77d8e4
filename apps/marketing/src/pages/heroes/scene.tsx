import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import type { Entity } from '@genmaster/app-model';
import { useLanguage } from '@genmaster/i18n';
import { RESULT_NAMES, type SceneView } from '../../content/drawing/scene-view.ts';
import { Bar } from '../pictures/bar.tsx';
import { Window } from '../pictures/window.tsx';
import { Drop } from '../threads/drop.tsx';
import { Seam } from '../threads/seam.tsx';
import { useThreads } from '../threads/use-threads.ts';
import { sceneWordsIn } from './scene-words.ts';

const PAIRS_IN = [
  { from: 'definition', to: 'form' },
  { from: 'definition', to: 'sql' },
];
const PAIRS_ON = [
  { from: 'form', to: 'grid' },
  { from: 'form', to: 'api' },
  { from: 'sql', to: 'translation' },
];

const LEVELS = {
  definition: [75, 125, 175],
  form: [88, 153, 219],
  sql: [417, 435, 452],
  grid: [52, 52, 52],
  api: [191, 196, 201],
  translation: [416, 447, 479],
};

/** In one column: from below the definition, which is the left half of a tablet, to the whole width of the stage. */
const DROP_FROM = [300, 400, 500] as const;
const DROP_TO = [160, 640, 1240] as const;

/** Loads the code that draws, with the first change, because a page that is only read does not need it. */
const loadDrawing = () => import('./scene-drawing.ts');

/**
 * Renders an editable definition and its six results.
 *
 * The results are prerendered. CSS alone highlights a hovered or focused field in all of them.
 */
export function Scene({ scene }: { scene: SceneView }) {
  const { code } = useLanguage();
  const t = sceneWordsIn[code];
  const id = useId();
  const [entity, setEntity] = useState(scene.entity);
  const [view, setView] = useState(scene);
  const [problem, setProblem] = useState('');
  const wanted = useRef(scene.entity);
  const root = useThreads<HTMLDivElement>();
  const { windows, lines } = view;
  const rules = view.definition.body.show === 'definition' ? view.definition.body.fields : [];
  const sum = RESULT_NAMES.reduce((so, name) => so + lines[name], 0);
  const longest = Math.max(...RESULT_NAMES.map((name) => lines[name]));

  const change = (next: Entity) => {
    wanted.current = next;
    setEntity(next);
    void loadDrawing().then(({ drawScene }) => {
      // Only the latest change is drawn.
      if (wanted.current === next) setView(drawScene(next, code));
    });
  };
  const takeTyped = useEffectEvent(() => {
    const typed = typedIn(root.current!, entity);
    if (typed) change(typed);
  });
  useEffect(() => takeTyped(), []);
  const describe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sentence = new FormData(event.currentTarget).get('sentence');
    void loadDrawing().then(({ readSentence }) => {
      const read = readSentence(typeof sentence === 'string' ? sentence : '');
      setProblem(read ? '' : t.noSentence);
      if (read) change(read);
    });
  };
  const rename = (at: number, name: string) =>
    change({ ...entity, fields: entity.fields.map((field, index) => (index === at ? { ...field, name } : field)) });

  return (
    <div ref={root} className="scene">
      <div className="def-col">
        <div className="def" data-window="definition" role="group" aria-label={t.definition}>
          <div className="ent">
            <label htmlFor={`${id}-name`}>{t.entity}</label>
            <input
              id={`${id}-name`}
              value={entity.name}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => change({ ...entity, name: target.value })}
            />
          </div>
          {entity.fields.map((field, index) => (
            <div
              key={field.id}
              className={`row d${index + 1}`}
              data-thread={index < 3 ? index + 1 : undefined}
              data-end={index < 3 ? index + 1 : undefined}
            >
              <span className={index < 3 ? `pin f${index + 1}` : 'pin none'} />
              <input
                aria-label={t.field(index + 1)}
                value={field.name}
                maxLength={60}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => rename(index, target.value)}
              />
              <i>
                <b>{field.type}</b> {rules[index]?.rules}
              </i>
            </div>
          ))}
          <form className="cap" onSubmit={describe}>
            <label htmlFor={`${id}-sentence`}>{t.sentence}</label>
            <input
              id={`${id}-sentence`}
              name="sentence"
              lang="en"
              placeholder={t.example}
              autoComplete="off"
              aria-describedby={`${id}-said`}
            />
            <button type="submit" className="b">
              {t.read}
            </button>
            <p id={`${id}-said`} role="status">
              {problem}
            </p>
          </form>
        </div>
        <div className="led">
          <p>
            <b>{t.lines(sum)}</b>
            {t.fromFields(entity.fields.length)}
          </p>
          <ul>
            {RESULT_NAMES.map((name) => (
              <li key={name}>
                <span>{t[name]}</span>
                <Bar share={lines[name] / longest} />
                <b>{lines[name]}</b>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Drop from={DROP_FROM} to={DROP_TO} />
      <Seam pairs={PAIRS_IN} levels={LEVELS} size={[96, 530]} className="first" />
      <div className="res" role="group" aria-label={t.results} tabIndex={0}>
        <div className="col">
          <Window drawn={windows.form} name="form" />
          <Window drawn={windows.sql} name="sql" />
        </div>
        <Seam pairs={PAIRS_ON} levels={LEVELS} size={[56, 510]} className="second" isOnStage />
        <div className="col">
          <Window drawn={windows.grid} name="grid" />
          <Window drawn={windows.api} name="api" />
          <div className="duo">
            <Window drawn={windows.translation} name="translation" />
            <Window drawn={windows.theme} name="theme" />
          </div>
        </div>
      </div>
    </div>
  );
}

/**
 * Returns the definition that the fields show, if it differs: a visitor may have typed before this script came, or the
 * browser may have filled the fields in again.
 */
function typedIn(root: Element, { fields, ...entity }: Entity): Entity | null {
  const [name = '', ...names] = [...root.querySelectorAll<HTMLInputElement>('.ent input, .row input')].map(
    ({ value }) => value,
  );
  if (name === entity.name && fields.every((field, index) => field.name === names[index])) return null;
  return { ...entity, name, fields: fields.map((field, index) => ({ ...field, name: names[index] ?? field.name })) };
}
