import { useState, type ReactNode } from 'react';

export interface StepDetailsProps {
  /** Name of the step. */
  name: string;
  isWrong: boolean;
  children: ReactNode;
}

/** Renders what can be changed of a step. It opens when the step becomes wrong; only the visitor closes it. */
export function StepDetails({ name, isWrong, children }: StepDetailsProps) {
  const [isOpen, setIsOpen] = useState(isWrong);
  const [wasWrong, setWasWrong] = useState(isWrong);
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong);
    if (isWrong) setIsOpen(true);
  }
  return (
    <details aria-label={name} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {isWrong ? '✕ ' : ''}
        {name}
      </summary>
      {children}
    </details>
  );
}
