import { clinicForm } from '@genmaster/app-model';
import { useLanguage } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoPartProps } from '../../demo-definition.ts';
import { FormProvider } from '../../multi-page-form/form-context.tsx';
import { formIn } from '../../multi-page-form/form-in.ts';
import { MultiPageFormPart, type MultiPageFormState } from '../../multi-page-form/multi-page-form-part.tsx';

/** Renders the intake form with the engine of the multi-page forms. */
export function ClinicForm(props: DemoPartProps<MultiPageFormState>) {
  const { code } = useLanguage();
  const shown = useMemo(() => formIn(code, clinicForm), [code]);
  return (
    <FormProvider value={shown}>
      <MultiPageFormPart {...props} />
    </FormProvider>
  );
}
