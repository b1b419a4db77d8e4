import { need } from '../core/need.ts';

/** Throws an error that names the argument where it is no document. */
export const needDocument = (document: Document): void => need('defaultView' in Object(document), 'document');

/** Throws an error that names the argument where it is no element. */
export const needElement = (element: Element): void => need(element?.nodeType === 1, 'element');
