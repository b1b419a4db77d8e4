/** Address of the file with the route table and the built-in metadata, read only where a remote source is set. */
export const METADATA_DATA_PATH = '/_data/metadata.json';
