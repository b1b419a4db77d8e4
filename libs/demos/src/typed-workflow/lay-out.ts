import { END, sourceOf, stepKinds, type Step } from './workflow.ts';

export const WIDTH = 620;
const LEFT = 120;
const BOX = 380;
const HEIGHT = 78;
const GAP = 46;

/** Position and size of a step in the drawing. */
export interface Box {
  step: Step;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedPort {
  step: Step;
  port: string;
  side: 'needs' | 'gives';
  x: number;
  y: number;
}

/** Line between two ports or steps. */
export interface Line {
  key: string;
  path: string;
  kind: 'value' | 'way';
  to: string;
  need?: string;
}

/** Drawing of a workflow: boxes, ports and lines. */
export interface Drawing {
  height: number;
  boxes: readonly Box[];
  ports: readonly PlacedPort[];
  lines: readonly Line[];
}

/** Calculates the drawing: steps from top to bottom, inputs at the top edge of each, outputs at the bottom edge. */
export function layOut(steps: readonly Step[]): Drawing {
  const boxes = steps.map((step, index) => ({
    step,
    x: LEFT,
    y: 14 + index * (HEIGHT + GAP),
    width: BOX,
    height: HEIGHT,
  }));
  const ports = boxes.flatMap(({ step, x, y, width, height }) =>
    (['needs', 'gives'] as const).flatMap((side) => {
      const own = stepKinds[step.kind][side];
      return own.map(({ id: port }, index): PlacedPort => ({
        step,
        port,
        side,
        x: x + (width * (index + 0.5)) / own.length,
        y: side === 'needs' ? y : y + height,
      }));
    }),
  );
  return {
    height: steps.length * (HEIGHT + GAP) + 14,
    boxes,
    ports,
    lines: [...waysBetween(boxes), ...valueLines(steps, ports)],
  };
}

function valueLines(steps: readonly Step[], ports: readonly PlacedPort[]): Line[] {
  let lane = 0;
  return ports
    .filter(({ side }) => side === 'needs')
    .flatMap((need) => {
      const source = sourceOf(steps, need.step, need.port);
      if (!source || 'fixed' in source) return [];
      const from = ports.find(
        ({ step, port, side }) => side === 'gives' && step === source.step && port === source.port.id,
      )!;
      const isNeighbour = steps.indexOf(need.step) - steps.indexOf(source.step) === 1;
      const [a, b] = [from, need];
      // A line between steps that are not neighbours runs outside the boxes, on the right.
      const x = LEFT + BOX + 16 + (isNeighbour ? 0 : (lane++ % 5) * 18);
      const path = isNeighbour
        ? `M${a.x} ${a.y} C${a.x} ${a.y + 26} ${b.x} ${b.y - 26} ${b.x} ${b.y}`
        : `M${a.x} ${a.y} C${a.x} ${a.y + 30} ${x} ${a.y + 4} ${x} ${a.y + 44} L${x} ${b.y - 44} C${x} ${b.y - 4} ${b.x} ${b.y - 30} ${b.x} ${b.y}`;
      return [
        { key: `${a.step.id}.${a.port} ${b.step.id}.${b.port}`, path, kind: 'value', to: b.step.id, need: b.port },
      ];
    });
}

/** Returns the lines on the left, for connections that do not lead to the step below. */
function waysBetween(boxes: readonly Box[]): Line[] {
  let lane = 0;
  return boxes.flatMap(({ step, x, y, height }, index) =>
    [step.next, step.otherwise, step.onError].flatMap((to): Line[] => {
      const target = boxes.findIndex((box) => box.step.id === to);
      if (!to || to === END || target < 0 || target === index + 1) return [];
      const [from, until] = [y + height / 2, boxes[target]!.y + height / 2 - 8];
      const side = x - 22 - (lane++ % 5) * 18;
      return [{ key: `${step.id} ${to}`, path: `M${x} ${from} H${side} V${until} H${x - 5}`, kind: 'way', to }];
    }),
  );
}
