// The tables, as both engines store them. Times are ISO 8601 text in UTC, flags are 0 or 1.

export interface UsersTable {
  id: string;
  client_id: string;
  /** What a person types; kept in lower case, so it is unique without regard to case. */
  user_code: string;
  name: string;
  /** An Argon2id PHC string. */
  password_hash: string;
  is_disabled: number;
  created_at: string;
}

export interface SessionsTable {
  /** SHA-256 of the token, in hex. The token itself is stored nowhere. */
  token_hash: string;
  user_id: string;
  /** The application that was opened with this session, once it was. */
  app_code: string | null;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

export interface UserPermissionsTable {
  user_id: string;
  permission: string;
}

export interface UserThemesTable {
  /** One row per user. */
  user_id: string;
  record_id: string;
  revision: number;
  name: string;
  menu_pos: string;
  dashboard_flag: number;
  mode: string | null;
  json: string;
  dark_json: string | null;
  saved_at: string;
}

export interface ProjectsTable {
  id: number;
  name: string;
  color_theme: string;
}

/** Colour schemes that a project adds to the catalogue. */
export interface ProjectSchemesTable {
  project_id: number;
  code: string;
  json: string;
  updated_at: string;
}

export interface ProjectMetadataTable {
  project_id: number;
  json: string;
  updated_at: string;
}

export interface LoginThrottlesTable {
  /** SHA-256 of the user code: a person may have typed their password there. */
  subject: string;
  failures: number;
  last_failure_at: string;
  blocked_until: string;
}

export interface LoginAddressesTable {
  /** SHA-256 of the address; of an IPv6 address, of its network. */
  address: string;
  attempts: number;
  ends_at: string;
}

export interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  organisation: string | null;
  /** One of the form's subjects; free text in messages from before the form had them. */
  subject: string;
  /** The language of the reply; null in messages from before the form asked. */
  language: string | null;
  message: string;
  has_consent: number;
  received_at: string;
}

/** Every table by its name, for Kysely. */
export interface DatabaseSchema {
  users: UsersTable;
  user_permissions: UserPermissionsTable;
  sessions: SessionsTable;
  user_themes: UserThemesTable;
  projects: ProjectsTable;
  project_schemes: ProjectSchemesTable;
  project_metadata: ProjectMetadataTable;
  login_throttles: LoginThrottlesTable;
  login_addresses: LoginAddressesTable;
  contact_messages: ContactMessagesTable;
}
