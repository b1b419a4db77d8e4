/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { LoginDialog } from '../login-dialog/login-dialog.tsx';
import { PageFinder } from '../page-finder/page-finder.tsx';
import { installModalDialog } from '../testing/modal-dialog.ts';

beforeAll(installModalDialog);

const none = () => undefined;

describe.each<{ name: string; role: string; view: (isOpen: boolean, onCancel: () => void) => React.ReactElement }>([
  {
    name: 'ConfirmDialog',
    role: 'alertdialog',
    view: (isOpen, onCancel) => <ConfirmDialog isOpen={isOpen} question="Sure?" onConfirm={none} onCancel={onCancel} />,
  },
  {
    name: 'LoginDialog',
    role: 'dialog',
    view: (isOpen, onCancel) => <LoginDialog isOpen={isOpen} onSubmit={none} onCancel={onCancel} />,
  },
  {
    name: 'PageFinder',
    role: 'dialog',
    view: (isOpen, onDismiss) => (
      <PageFinder
        isOpen={isOpen}
        words=""
        onWordsChange={none}
        results={[]}
        status="ready"
        onChoose={none}
        onRetry={none}
        onDismiss={onDismiss}
      />
    ),
  },
])('$name', ({ role, view }) => {
  const element = () => screen.getByRole<HTMLDialogElement>(role, { hidden: true });

  it('tells its host when the browser closes it by itself, as at a second Escape', () => {
    const onCancel = jest.fn();
    const latest = jest.fn();
    const { rerender } = render(<StrictMode>{view(true, onCancel)}</StrictMode>);
    rerender(<StrictMode>{view(true, latest)}</StrictMode>);
    act(() => element().close());
    expect(onCancel).not.toHaveBeenCalled();
    expect(latest).toHaveBeenCalledTimes(1);

    rerender(<StrictMode>{view(false, latest)}</StrictMode>);
    rerender(<StrictMode>{view(true, latest)}</StrictMode>);
    expect(element().open).toBe(true);
    expect(latest).toHaveBeenCalledTimes(1);
  });

  it('tells nothing when the host closes it, or has opened it again before the event came', () => {
    const onCancel = jest.fn();
    const { rerender } = render(view(true, onCancel));
    act(() => void element().dispatchEvent(new Event('close')));
    rerender(view(false, onCancel));
    expect(element().open).toBe(false);
    expect(onCancel).not.toHaveBeenCalled();
  });
});
