import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { pageAt } from '../../testing/page-at.ts';
import { inSite } from '../../testing/site-story.tsx';
import { DemoFrame } from '@genmaster/demos';

/**
 * A demo waits for an action of its visitor, which may be missed while the frame is hydrated, so it is repeated; then
 * the demo responds.
 */
async function waitForAnswer({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(
    () => {
      fireEvent.pointerMove(canvasElement);
      expect(canvasElement.querySelector('.demo')).toHaveAttribute('data-state', 'ready');
    },
    { timeout: 30_000 },
  );
}

const meta = {
  component: DemoFrame,
  decorators: [inSite],
  args: { demo: pageAt('/uniqueness/database-neutrality').demo! },
  beforeEach: () => localStorage.clear(),
  play: waitForAnswer,
} satisfies Meta<typeof DemoFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { demo: pageAt('/').demo! } };

export const Grid: Story = { args: { demo: pageAt('/inbuilt-solutions/gen-grid').demo! } };

/** Generated and hand-written code, and the difference after a regeneration. */
export const Difference: Story = { args: { demo: pageAt('/uniqueness/auto-manual-code-bifracation').demo! } };

/** Values that were found in a text wait for confirmation. */
export const FormFilling: Story = { args: { demo: pageAt('/generative-ai/automatic-form-filling').demo } };

export const ColorGallery: Story = { args: { demo: pageAt('/inbuilt-solutions/controls-tools').demo! } };

/** The access rule of each cell. */
export const AccessMatrix: Story = { args: { demo: pageAt('/online-ide/file-access-control').demo! } };

/** Parts that can be placed, moved and bound, beside the resulting form. */
export const Canvas: Story = { args: { demo: pageAt('/designing-tool/ui-builder').demo! } };

export const Triptych: Story = { args: { demo: pageAt('/designing-tool').demo! } };

export const Workbench: Story = { args: { demo: pageAt('/designingtool').demo! } };

export const Report: Story = { args: { demo: pageAt('/inbuilt-solutions/reporting-tool').demo! } };

export const Templates: Story = { args: { demo: pageAt('/designing-tool/predefined-templates').demo! } };

export const ProjectTree: Story = { args: { demo: pageAt('/online-ide/file-structure').demo! } };

export const SourceExport: Story = { args: { demo: pageAt('/coding-solutions/export-import-source-code').demo! } };

export const VersionCompare: Story = { args: { demo: pageAt('/online-ide/code-management').demo! } };

/** Locked facts in two drafts, and the findings of the check. */
export const DraftBench: Story = { args: { demo: pageAt('/generative-ai/text-generation').demo! } };

/** A sketch, and the screen that is recognised in it. */
export const SketchParts: Story = { args: { demo: pageAt('/generative-ai/image-code').demo! } };

/** Three files and the page that they produce. */
export const IdeWorkbench: Story = { args: { demo: pageAt('/online-ide').demo! } };

/** Hand-written code, and the model’s diagnostics. */
export const SourceEditor: Story = { args: { demo: pageAt('/online-ide/source-code-editor').demo! } };

/** All parts of a small application on one set of orders. */
export const OrderDesk: Story = {
  args: { demo: pageAt('/development-areas/software-application-development').demo! },
};

/** One table, three tenants, and a query that the database refuses. */
export const TenantSwitch: Story = { args: { demo: pageAt('/online-ide/multi-tenant-architecture').demo! } };

export const ContractStrip: Story = { args: { demo: pageAt('/api-generator').demo! } };

export const WorkedExamples: Story = { args: { demo: pageAt('/case-studies').demo! } };

export const ContrastCheck: Story = { args: { demo: pageAt('/about-us').demo! } };

export const ApiPreview: Story = { args: { demo: pageAt('/api-generator/auto-api-generation').demo! } };

export const ImportCheck: Story = { args: { demo: pageAt('/inbuilt-solutions/import-export').demo! } };

export const ValidationRules: Story = { args: { demo: pageAt('/inbuilt-solutions/form-validation').demo! } };

export const CodeDebugger: Story = { args: { demo: pageAt('/online-ide/code-debugger').demo! } };

export const CodeLanguages: Story = {
  args: { demo: pageAt('/coding-solutions/multi-programming-language-support').demo! },
};

export const RemotePolicy: Story = { args: { demo: pageAt('/online-ide/security-wfh-developers').demo! } };

export const MultiThemes: Story = { args: { demo: pageAt('/designing-tool/multi-themes').demo! } };

export const Multilingual: Story = { args: { demo: pageAt('/inbuilt-solutions/multilingual').demo! } };

export const RequirementReader: Story = { args: { demo: pageAt('/generative-ai/srs-generation').demo! } };

export const SiteGuide: Story = { args: { demo: pageAt('/generative-ai/ai-assistant-chatbot').demo! } };

export const TaskBoard: Story = { args: { demo: pageAt('/coding-solutions/project-management-tool').demo! } };

export const CodeAnalysis: Story = { args: { demo: pageAt('/generative-ai/ai-code-analyzer').demo! } };

export const CodeStandard: Story = {
  args: { demo: pageAt('/coding-solutions/code-validation-standardisation').demo! },
};

export const ConfigEditor: Story = { args: { demo: pageAt('/coding-solutions/project-configuration').demo! } };

export const CodeObfuscator: Story = { args: { demo: pageAt('/uniqueness/code-obfuscator').demo! } };

export const ServiceMapping: Story = { args: { demo: pageAt('/api-generator/third-party-api-integration').demo! } };

export const CustomHandler: Story = { args: { demo: pageAt('/api-generator/custom-apis').demo! } };

export const TypedWorkflow: Story = {
  args: { demo: pageAt('/api-generator/workflow-api-bug-free-development').demo! },
};

export const TenRows: Story = { args: { demo: pageAt('/inbuilt-solutions').demo! } };

export const SecurityLens: Story = { args: { demo: pageAt('/uniqueness/power').demo! } };

export const PathPicker: Story = { args: { demo: pageAt('/coding-solutions').demo! } };

export const RequirementPicker: Story = { args: { demo: pageAt('/uniqueness').demo! } };

export const AreaChooser: Story = { args: { demo: pageAt('/development-areas').demo! } };

export const CapabilityProbe: Story = { args: { demo: pageAt('/coding-solutions/cross-platform-support').demo! } };

export const MetadataInspector: Story = { args: { demo: pageAt('/development-areas/website-development').demo! } };

export const PhoneChecklist: Story = { args: { demo: pageAt('/development-areas/mobile-development').demo! } };

export const ChangeCard: Story = { args: { demo: pageAt('/generative-ai').demo! } };

export const VoiceCommands: Story = { args: { demo: pageAt('/uniqueness/voice-control').demo! } };

/** The visitor’s changes are kept, and can be cleared. */
export const Kept: Story = {
  args: { demo: pageAt('/designing-tool/multi-page-forms').demo! },
  play: async ({ canvas, canvasElement, step }) => {
    await step('An answer is kept', async () => {
      await userEvent.hover(canvasElement);
      await userEvent.type(await canvas.findByLabelText(/Organisation name/), 'Example Traders');
      await expect(canvas.getByText(/kept in this browser only/)).toBeVisible();
    });
    await step('Clearing takes it away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear them' }));
      await expect(canvas.getByLabelText(/Organisation name/)).toHaveValue('');
    });
  },
};

/** The code behind a demo, open. */
export const CodeDrawer: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(canvasElement);
    await userEvent.click(await canvas.findByText('Show the code'));
    await expect(canvas.getByRole('region', { name: 'MySQL' })).toBeVisible();
  },
};
