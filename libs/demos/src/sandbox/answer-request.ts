import { createDebugSession, prepareScript, type DebugSession } from '@genmaster/app-model/script';
import type { DebugCommand, SandboxAnswers, SandboxRequest } from './sandbox-messages.ts';

export interface AnswerOptions {
  /** Yields to the event loop. */
  rest: () => Promise<void>;
  /** Whether the request has used up its time. */
  isLate: () => boolean;
}

/** Runs a request in short turns, so that the page stays responsive and the timeout is kept. */
export async function answerRequest(
  request: SandboxRequest,
  options: AnswerOptions,
): Promise<SandboxAnswers[keyof SandboxAnswers]> {
  return request.kind === 'run' ? run(request, options) : debug(request, options);
}

async function run(
  { code, call }: Extract<SandboxRequest, { kind: 'run' }>,
  { rest, isLate }: AnswerOptions,
): Promise<SandboxAnswers['run']> {
  const job = prepareScript(code, call && { call });
  for (;;) {
    const outcome = job.advance();
    if (outcome) return outcome;
    if (isLate()) return { kind: 'limit', limit: 'time', output: [], steps: 0 };
    await rest();
  }
}

async function debug(
  { code, wishes, commands }: Extract<SandboxRequest, { kind: 'debug' }>,
  options: AnswerOptions,
): Promise<SandboxAnswers['debug']> {
  const session = createDebugSession(code, wishes);
  let problem: string | null = null;
  for (const command of commands) problem = await follow(session, command, options);
  return { view: session.view(), problem };
}

async function follow(
  session: DebugSession,
  command: DebugCommand,
  { rest, isLate }: AnswerOptions,
): Promise<string | null> {
  if (command.kind === 'look') session.look(command.frame);
  if (command.kind === 'change') return session.change(command.name, command.expression);
  if (command.kind !== 'advance') return null;
  session.wishes = { ...session.wishes, breakpoints: command.breakpoints };
  let isThere = session.advance(command.how);
  while (!isThere) {
    if (isLate()) {
      session.timeOut();
      return null;
    }
    await rest();
    isThere = session.advance('go on');
  }
  return null;
}
