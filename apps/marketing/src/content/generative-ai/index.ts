import type { PageContent } from '../page-content.ts';
import { aiAssistantChatbot } from './ai-assistant-chatbot.ts';
import { aiCodeAnalyzer } from './ai-code-analyzer.ts';
import { automaticFormFilling } from './automatic-form-filling.ts';
import { imageCode } from './image-code.ts';
import { generativeAi } from './overview.ts';
import { srsGeneration } from './srs-generation.ts';
import { textGeneration } from './text-generation.ts';

export const generativeAiPages = [
  generativeAi,
  textGeneration,
  aiAssistantChatbot,
  imageCode,
  srsGeneration,
  automaticFormFilling,
  aiCodeAnalyzer,
] as const satisfies readonly PageContent[];
