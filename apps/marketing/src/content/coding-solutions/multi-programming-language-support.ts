import type { PageContent } from '../page-content.ts';

export const multiProgrammingLanguageSupport: PageContent = {
  path: '/coding-solutions/multi-programming-language-support',
  area: 'coding-solutions',
  kind: 'page',
  name: 'Programming languages',
  summary: 'One entity as idiomatic code in several languages',
  heading: 'Generate in the language your team reads',
  promise: 'The same entity as idiomatic code in several languages, with the type mapping in the open.',
  actions: [
    { href: '#one-model-several-targets', label: 'Compare the listings' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'one-model-several-targets',
      heading: 'One model, several targets',
      blocks: [
        {
          kind: 'paragraph',
          text: 'One entity, an invoice with a number, an amount and an optional due date, is written here in four languages. TypeScript, Java, C# and Python are the planned first targets, and each listing says the same thing in its own way. Follow the due date through all four. It is optional everywhere, never carries a time, and is spelled as that language’s developers spell it.',
        },
        {
          kind: 'code',
          caption: 'TypeScript',
          language: 'ts',
          code: `export interface Invoice {
  readonly number: string;
  /** An exact decimal, such as "1200.00". */
  readonly amount: string;
  /** A calendar date in the form YYYY-MM-DD. */
  readonly dueDate: string | null;
}`,
        },
        {
          kind: 'code',
          caption: 'Java',
          language: 'text',
          code: `import java.math.BigDecimal;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

public record Invoice(String number, BigDecimal amount, @Nullable LocalDate dueDate) {}`,
        },
        {
          kind: 'code',
          caption: 'C#',
          language: 'text',
          code: `public sealed record Invoice(string Number, decimal Amount, DateOnly? DueDate);`,
        },
        {
          kind: 'code',
          caption: 'Python',
          language: 'text',
          code: `from dataclasses import dataclass
from datetime import date
from decimal import Decimal


@dataclass(frozen=True)
class Invoice:
    number: str
    amount: Decimal
    due_date: date | None = None`,
        },
      ],
    },
    {
      id: 'idiomatic-not-transliterated',
      heading: 'Idiomatic, not transliterated',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Code is idiomatic when a developer of that language would have written it so. Names, empty values and dates follow each language’s habits in the planned output, even where that makes the listings differ.',
        },
        {
          kind: 'table',
          caption: 'The same decision in four languages',
          columns: ['Decision', 'TypeScript', 'Java', 'C#', 'Python'],
          rows: [
            ['Field name', '`dueDate`', '`dueDate()`', '`DueDate`', '`due_date`'],
            ['Empty value', '`null` in the type', '`@Nullable`', '`?` on the type', '`None`'],
            ['Date without time', 'Text in ISO form', '`LocalDate`', '`DateOnly`', '`date`'],
            ['Cannot be changed', '`readonly`', '`record`', '`record`', '`frozen=True`'],
            ['File name', '`invoice.ts`', '`Invoice.java`', '`Invoice.cs`', '`invoice.py`'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The point is your next reviewer. Code that follows the habits of its language passes the linters that people already use, and it raises no questions about where it came from.',
        },
      ],
    },
    {
      id: 'the-type-map',
      heading: 'The type map',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every model type has one stated counterpart in every language, and the awkward cases are written out. This is the planned map; where a cell looks odd, the list after the table gives the reason.',
        },
        {
          kind: 'table',
          caption: 'From model type to language type',
          columns: ['Model type', 'TypeScript', 'Java', 'C#', 'Python'],
          rows: [
            ['text', '`string`', '`String`', '`string`', '`str`'],
            ['whole number', '`number`', '`int`', '`int`', '`int`'],
            ['large whole number', '`bigint`', '`long`', '`long`', '`int`'],
            ['money', '`string`, exact decimal', '`BigDecimal`', '`decimal`', '`Decimal`'],
            ['yes/no', '`boolean`', '`boolean`', '`bool`', '`bool`'],
            ['date', '`string`, `YYYY-MM-DD`', '`LocalDate`', '`DateOnly`', '`date`'],
            ['moment', '`string`, ISO 8601 in UTC', '`Instant`', '`DateTimeOffset`', '`datetime` with UTC'],
            ['optional yes/no', '`boolean | null`', '`@Nullable Boolean`', '`bool?`', '`bool | None`'],
            ['list of text', '`readonly string[]`', '`List<String>`', '`IReadOnlyList<string>`', '`tuple[str, ...]`'],
          ],
        },
        {
          kind: 'list',
          items: [
            'Money is never a binary fraction. JavaScript has no decimal type, so TypeScript carries exact text and a small decimal library calculates.',
            'A date is not a moment. An invoice due on the 30th is due on the 30th in every time zone.',
            'An optional primitive in Java becomes its object type, because `boolean` cannot be empty.',
          ],
        },
      ],
    },
    {
      id: 'mixing-targets',
      heading: 'Mixing targets',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A front end in one language and a service in another can share one contract. The planned contract is an OpenAPI description written from the model, and both sides are generated from the same model, so they agree by construction.',
        },
        {
          kind: 'code',
          caption: 'The contract that a TypeScript screen and a Java service would share',
          language: 'yaml',
          code: `openapi: 3.1.0
info:
  title: Invoice desk
  version: 1.0.0
paths:
  /invoices/{number}:
    get:
      operationId: getInvoice
      parameters:
        - name: number
          in: path
          required: true
          schema: { type: string, maxLength: 20 }
      responses:
        '200':
          description: The invoice
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Invoice' }
        '404':
          description: No invoice has this number
components:
  schemas:
    Invoice:
      type: object
      required: [number, amount, dueDate]
      properties:
        number: { type: string, maxLength: 20 }
        amount: { type: string, pattern: '^-?\\d+\\.\\d{2}$' }
        dueDate: { type: [string, 'null'], format: date }`,
        },
        {
          kind: 'paragraph',
          text: 'Money crosses the wire as text, so no side can round it on the way. The empty date is `null` and present, so both sides can tell “no date” from “not sent”.',
        },
      ],
    },
    {
      id: 'adding-a-target',
      heading: 'Adding a target',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A target is a small set of parts, and it is accepted when it passes the same tests as the others. The planned format is open to you, so a language your company relies on need not wait for us.',
        },
        {
          kind: 'table',
          caption: 'What a target is made of',
          columns: ['Part', 'What it decides'],
          rows: [
            ['Type map', 'One language type for each model type, with the import it needs'],
            ['Name rules', 'How `due date` is written for fields, classes and files, and which words are reserved'],
            ['Templates', 'How an entity, a rule and a service are laid out'],
            ['Formatter', 'The command that gives files their final form'],
            ['Build notes', 'How an export in this language is built and tested'],
          ],
        },
        {
          kind: 'steps',
          items: [
            { title: 'It builds', text: 'Every sample model compiles or imports without a warning.' },
            {
              title: 'It keeps values',
              text: 'Each type goes to JSON and back unchanged, including zero, empty and the largest values.',
            },
            { title: 'It survives names', text: 'Reserved words and names in other scripts give valid code.' },
            { title: 'It is stable', text: 'The same model gives the same bytes on every run.' },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Is hand-written code translated between languages?',
      answer:
        'No. Only the model will be written out in each target. Code in `manual/` stays in the language it was written in, because translating intent is a decision for a person.',
    },
    {
      question: 'Can I change the generated style?',
      answer:
        'Yes, through the target: its name rules, templates and formatter are to be files. Changing them changes every generated file in the same way, and the difference can be reviewed before it is accepted.',
    },
    {
      question: 'Why is money text in TypeScript?',
      answer:
        'Because a JavaScript number is a binary fraction: `0.1 + 0.2` gives `0.30000000000000004`. Text keeps every digit, and a decimal library does the arithmetic.',
    },
  ],
  related: [
    {
      href: '/coding-solutions/project-configuration',
      label: 'Project configuration',
      note: 'Choosing a target is one of the typed settings.',
    },
    {
      href: '/coding-solutions/export-import-source-code',
      label: 'Source export and import',
      note: 'Take the code in your language and build it on your own.',
    },
    {
      href: '/uniqueness/database-neutrality',
      label: 'Database neutrality',
      note: 'The same idea for SQL: one model, several engines.',
    },
  ],
  closing: {
    heading: 'Tell us which language your team reads',
    text: 'Name it when you pre-order. Requests help decide what comes after the first four.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'One model, several programming languages | Genmaster',
    description:
      'One entity as idiomatic TypeScript, Java, C# and Python, with the full type mapping shown. Generating such code is planned.',
  },
};
