// Values
export { createMetadataSource, loadRemoteMetadata } from './load-remote-metadata.ts';
export { overlayRemoteMetadata } from './overlay-remote-metadata.ts';
export { sanitizeMetadataMap } from './sanitize-metadata-map.ts';

// Types
export type { LoadRemoteMetadataOptions, MetadataSource } from './load-remote-metadata.ts';
export type { OverlayOptions } from './overlay-remote-metadata.ts';
export type { UntrustedMetadataMap } from '../contract/metadata-answer.ts';
export type { DroppedValue, SanitizedMetadata, SanitizeOptions } from '../core/page-metadata.ts';
