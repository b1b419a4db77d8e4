import type { PageContent } from '../page-content.ts';
import { oneListOfRules } from '../pictures/one-list-of-rules.ts';

export const power: PageContent = {
  path: '/uniqueness/power',
  area: 'uniqueness',
  kind: 'page',
  name: 'Power and control',
  summary: 'Security rules on by default and readable in the output.',
  heading: 'Power with the guard rails on',
  promise: 'Deep control over what is generated, with security rules applied by default and readable in the result.',
  actions: [
    { href: '#secure-defaults-you-can-read', label: 'Read the defaults' },
    { href: '#what-this-does-not-cover', label: 'See what is not covered' },
  ],
  sections: [
    {
      id: 'secure-defaults-you-can-read',
      heading: 'Secure defaults you can read',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each security rule leaves a line in the generated result, so you can check that it is there. The planned generator applies all of them unless the model switches one off by name. The table puts each line beside the risk that it removes.',
        },
        {
          kind: 'table',
          caption: 'Generated lines and the risks they remove',
          columns: ['Default', 'Generated line', 'Risk removed'],
          rows: [
            [
              'Parameterised query',
              "`query('SELECT id FROM invoice WHERE number = $1', [number])`",
              'A typed value cannot become part of the SQL statement',
            ],
            [
              'Output encoding',
              '`cell.textContent = invoice.number`',
              'A stored value cannot bring its own script into the page',
            ],
            [
              'Content policy',
              "`Content-Security-Policy: default-src 'self'`",
              'A script from an unknown address is not run',
            ],
            [
              'Type sniffing off',
              '`X-Content-Type-Options: nosniff`',
              'An uploaded text file is not treated as a script',
            ],
            ['Framing off', "`frame-ancestors 'none'`", 'Another site cannot place your screen under its own buttons'],
          ],
        },
        {
          kind: 'code',
          caption: 'The response headers of a generated application',
          language: 'http',
          code: `HTTP/1.1 200 OK
Content-Type: text/html; charset=utf-8
Content-Security-Policy: default-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'
Strict-Transport-Security: max-age=31536000; includeSubDomains
X-Content-Type-Options: nosniff
Referrer-Policy: strict-origin-when-cross-origin
Permissions-Policy: camera=(), microphone=(), geolocation=()`,
        },
        {
          kind: 'code',
          caption: 'The framing rule switched off: the one header line that changes',
          language: 'diff',
          code: `-Content-Security-Policy: default-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'
+Content-Security-Policy: default-src 'self'; object-src 'none'; base-uri 'self'`,
        },
        {
          kind: 'paragraph',
          text: 'The consequence in one sentence: any site may now show your screens inside its own frame. You may want that for a partner’s portal. You should then name the partner’s address instead of removing the rule.',
        },
      ],
    },
    {
      id: 'who-may-do-what',
      heading: 'Who may do what',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Roles and field-level rules live in the model, so screens, APIs and exports all obey the same list. A rule that exists only on a screen can be passed by calling the API. A rule in the model has no such side door.',
        },
        oneListOfRules,
        {
          kind: 'code',
          caption: 'Access to invoices, for three roles',
          language: 'yaml',
          code: `entity: Invoice
access:
  clerk:
    read: true
    create: true
    update: [number, dueDate]
    delete: false
  accountant:
    read: true
    create: true
    update: all
    delete: false
  auditor:
    read: true
    create: false
    update: none
    delete: false
fields:
  bankReference:
    readableBy: [accountant, auditor]`,
        },
        {
          kind: 'table',
          caption: 'What the field rule on the bank reference means in each place',
          columns: ['Place', 'For an accountant', 'For a clerk'],
          rows: [
            ['Screen', 'The field is shown', 'The field is not drawn'],
            ['API', 'The property is in the answer', 'The property is left out; writing it is refused with 403'],
            ['Export', 'The column is in the file', 'The file has no such column'],
            ['Report', 'It can be grouped and filtered', 'It is not offered as a field'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Anything not granted is refused. The planned check runs on the server for every request, and a refusal names the rule that caused it.',
        },
      ],
    },
    {
      id: 'sessions-and-sign-in',
      heading: 'Sessions and sign-in',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A session is a note on the server that says who is signed in and until when. Planned for generated applications is a session that ends in three ways: you sign out, it is unused for a set time, or it reaches its longest life. All three limits are settings that you can read.',
        },
        {
          kind: 'code',
          caption: 'Session settings, with example values',
          language: 'yaml',
          code: `session:
  endsWhenUnusedFor: 30 minutes
  endsAtLatestAfter: 12 hours
  askPasswordAgainFor: [changeEmail, changePassword, exportAll]
  cookie:
    httpOnly: true
    secure: true
    sameSite: lax`,
        },
        {
          kind: 'table',
          caption: 'What is stored in the browser',
          columns: ['Stored', 'Why', 'Gone when'],
          rows: [
            [
              'A random session number in a cookie that scripts cannot read',
              'To recognise the next request',
              'You sign out or it expires',
            ],
            ['Your theme and language', 'To look right from the first moment', 'You clear them'],
            ['Never a password', 'It is checked once and kept nowhere in the browser', '–'],
          ],
        },
        {
          kind: 'paragraph',
          text: '“Sign out everywhere” removes every session of a person on the server. A lost laptop is signed out at its next request, because the number it holds no longer means anything.',
        },
      ],
    },
    {
      id: 'when-you-need-to-go-further',
      heading: 'When you need to go further',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Custom code goes into named extension points, and most guard rails still hold there. An extension point receives a query function, the signed-in user and the types of the model. This one lists the numbers of overdue invoices.',
        },
        {
          kind: 'code',
          caption: 'A custom query in a manual file',
          language: 'ts',
          code: `type Query = <Row>(sql: string, values: readonly unknown[]) => Promise<readonly Row[]>;

export async function overdueNumbers(query: Query, today: string): Promise<readonly string[]> {
  const rows = await query<{ number: string }>(
    'SELECT number FROM invoice WHERE due_date < $1 AND NOT paid ORDER BY due_date',
    [today],
  );
  return rows.map((row) => row.number);
}`,
        },
        {
          kind: 'table',
          caption: 'Which guard rails apply to custom code',
          columns: ['Guard rail', 'In custom code'],
          rows: [
            ['Role check before the code runs', 'Always applies'],
            ['Field rules on what is returned', 'Apply to model types; a hand-made shape is yours to check'],
            ['Response headers', 'Always apply'],
            ['Parameterised queries', 'Apply when you pass values as parameters; building SQL from text is reported'],
            ['Output encoding', 'Applies in generated screens; raw HTML is your responsibility and is reported'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The planned checker marks the places where custom code steps over a rail. It does not stop you. It makes sure that a reviewer sees it.',
        },
      ],
    },
    {
      id: 'what-this-does-not-cover',
      heading: 'What this does not cover',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Generated code can be careful, but it cannot run your business for you. These duties remain yours, and no setting in a model replaces them.',
        },
        {
          kind: 'list',
          items: [
            'Hosting: updates of the operating system, the web server and the database.',
            'Backups: making them, keeping one copy elsewhere, and restoring one as a test.',
            'Network rules: firewalls, private connections, who may reach the database at all.',
            'Secrets: where keys are stored, who can read them, and changing them after someone leaves.',
            'Staff training: recognising false messages, choosing good passwords, locking screens.',
            'Law: which data you may keep, for how long, and whom you must inform.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'A list like this helps when you divide the work with a hosting firm. Give every line a name before the first real record is stored.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can I switch a default off?',
      answer:
        'Yes, by name and in the model. The change then shows in every comparison of versions, as in the framing example on this page, where exactly one header line differs.',
    },
    {
      question: 'Do the rules also hold for the API?',
      answer:
        'Yes. Roles and field rules belong to the model, and the server checks them on every request. Hiding a field on a screen is a result of the rule and never the rule itself.',
    },
    {
      question: 'Is a generated application certified?',
      answer:
        'No certification is claimed. What you get is readable output, so that your own reviewers or an auditor can check each line.',
    },
  ],
  related: [
    { href: '/uniqueness', label: 'What’s different', note: 'Return to the five choices and the fair comparison.' },
    {
      href: '/uniqueness/database-neutrality',
      label: 'Database neutrality',
      note: 'See how parameterised queries stay portable between engines.',
    },
    {
      href: '/online-ide/file-access-control',
      label: 'File access control',
      note: 'The same idea for source files: each path, each right, each reason.',
    },
  ],
  closing: {
    heading: 'Bring your own rules',
    text: 'Pre-order at ₹0 and tell us which default you would question first. The release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Secure defaults, full control | Genmaster',
    description:
      'Read the security rules that Genmaster plans to apply by default, beside the generated line or the header that each of them stands in.',
  },
};
