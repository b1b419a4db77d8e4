// The tables, as both engines store them. Times are ISO 8601 text in UTC, flags are 0 or 1.

export interface UsersTable {
  id: string;
  client_id: string;
  /** User code for the sign-in; stored in lower case, so that it is unique without regard to case. */
  user_code: string;
  name: string;
  /** An Argon2id PHC string. */
  password_hash: string;
  is_disabled: number;
  created_at: string;
  /** Address for links and notices; null for none. */
  email: string | null;
}

export interface SessionsTable {
  /** SHA-256 of the token, in hex. The token itself is not stored. */
  token_hash: string;
  user_id: string;
  /** The application that was opened with this session; null before that. */
  app_code: string | null;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  /** Browser and system of the sign-in, from its user agent. */
  device: string | null;
  /** IP address of the sign-in. */
  address: string | null;
  /** 1 when the account had never been signed in to from this device. */
  is_new_device: number;
}

/** Audit events of accounts. Rows are added, and removed after their retention time; none is ever changed. */
export interface AuditEventsTable {
  /** Begins with the time, so that ids sort in the order of events. */
  id: string;
  at: string;
  action: string;
  actor_id: string | null;
  /** The operator who ran a command on the machine. */
  operator: string | null;
  subject_id: string | null;
  /** A keyed hash of the user code that was typed. */
  account: string | null;
  address: string | null;
  device: string | null;
  detail: string | null;
}

/** Links with which a user chooses a password, once. */
export interface OneTimeLinksTable {
  /** SHA-256 of the secret in the link. */
  token_hash: string;
  user_id: string;
  kind: string;
  created_at: string;
  expires_at: string;
}

export interface UserPermissionsTable {
  user_id: string;
  permission: string;
}

/** The active theme of each user. */
export interface UserThemesTable {
  /** One row per user. */
  user_id: string;
  record_id: string;
  revision: number;
  /** Name in the theme record of the last save. */
  name: string;
  /** Name that the user gave the theme; null for none. */
  title: string | null;
  menu_pos: string;
  dashboard_flag: number;
  mode: string | null;
  json: string;
  dark_json: string | null;
  saved_at: string;
}

/** The inactive themes of users: rows of the same columns, by their own id. */
export type KeptThemesTable = UserThemesTable;

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

/** Metadata entries that only editors can see. */
export interface MetadataDraftsTable {
  project_id: number;
  address: string;
  json: string;
  /** Id of the user who saved it; it stays when the user is deleted. */
  actor_id: string | null;
  saved_at: string;
}

/** The versions of every entry. Rows are added, and the oldest are removed beyond a limit; none is ever changed. */
export interface MetadataRevisionsTable {
  /** Begins with the time, so that ids sort in the order of versions. */
  id: string;
  project_id: number;
  address: string;
  /** `null` when the entry was removed. */
  json: string | null;
  actor_id: string | null;
  saved_at: string;
}

export interface LoginThrottlesTable {
  /** SHA-256 of the user code (a person may have typed a password there), or of it and a known place. */
  subject: string;
  failures: number;
  last_failure_at: string;
  blocked_until: string;
}

export interface LoginPlacesTable {
  /** SHA-256 of the user code, as in `login_throttles`. */
  subject: string;
  /** SHA-256 of a device id or an address from which the account was signed in to. */
  place: string;
  seen_at: string;
}

export interface LoginAddressesTable {
  /** SHA-256 of the IP address; for IPv6, of its network. */
  address: string;
  attempts: number;
  ends_at: string;
}

export interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  organisation: string | null;
  /** One of the form's subjects; free text in messages from older versions of the form. */
  subject: string;
  /** Language for the reply; null in messages from older versions of the form. */
  language: string | null;
  message: string;
  has_consent: number;
  received_at: string;
}

export interface SecondFactorsTable {
  user_id: string;
  /** The secret of an authenticator, encrypted with the key of the installation. */
  secret: string;
  /** 1 after the first valid code. */
  is_confirmed: number;
  /** Time step of the last accepted code: no code is accepted twice. */
  last_step: number;
  created_at: string;
}

export interface RecoveryCodesTable {
  /** SHA-256 of the code. */
  code_hash: string;
  user_id: string;
}

/** Sign-ins with the right password that wait for their second factor. */
export interface LoginTicketsTable {
  /** SHA-256 of the ticket. */
  ticket_hash: string;
  user_id: string;
  /** SHA-256 of the password hash: a new password makes older tickets invalid. */
  password_digest: string;
  expires_at: string;
}

/** Passkeys (WebAuthn credentials) of users, each good for the host name where it was made. */
export interface PasskeysTable {
  /** Id of the credential, in base64url. */
  credential_id: string;
  user_id: string;
  /** Host name of the site where it was made (WebAuthn: relying party id). */
  rp_id: string;
  /** COSE public key, in base64url. */
  public_key: string;
  /** Signature counter of the last use; authenticators that keep none report 0. Up to 2^32 - 1. */
  counter: number;
  /** A JSON list of the transports that its browser named. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** Challenges that a passkey has to sign, each once. */
export interface PasskeyChallengesTable {
  /** The user who adds a passkey, or the ticket of the sign-in, as a hash. */
  subject: string;
  user_id: string;
  rp_id: string;
  challenge: string;
  expires_at: string;
}

/** Every table by its name, for Kysely. */
export interface DatabaseSchema {
  users: UsersTable;
  user_permissions: UserPermissionsTable;
  sessions: SessionsTable;
  user_themes: UserThemesTable;
  kept_themes: KeptThemesTable;
  projects: ProjectsTable;
  project_schemes: ProjectSchemesTable;
  project_metadata: ProjectMetadataTable;
  metadata_drafts: MetadataDraftsTable;
  metadata_revisions: MetadataRevisionsTable;
  login_throttles: LoginThrottlesTable;
  login_addresses: LoginAddressesTable;
  login_places: LoginPlacesTable;
  contact_messages: ContactMessagesTable;
  audit_events: AuditEventsTable;
  one_time_links: OneTimeLinksTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  login_tickets: LoginTicketsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
}
