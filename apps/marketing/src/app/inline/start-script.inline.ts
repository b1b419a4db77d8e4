import type * as Entry from '../../entry-client.tsx';
import { startApplication } from './start-application.ts';

startApplication(window, async (entry) => ((await import(entry)) as typeof Entry).started);
