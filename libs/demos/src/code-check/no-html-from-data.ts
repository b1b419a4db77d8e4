import type { Rule } from 'eslint';

const MARKUP = new Set(['innerHTML', 'outerHTML']);

/** Reports data that is put into the page as markup. Literal text is allowed. */
export const noHtmlFromData: Rule.RuleModule = {
  meta: {
    type: 'problem',
    hasSuggestions: true,
    schema: [],
    messages: { data: 'Data is inserted as HTML.', text: 'Insert it as text.' },
  },
  create: (context) => ({
    AssignmentExpression({ left, right }) {
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier' || left.computed) return;
      if (!MARKUP.has(left.property.name) || isOwnText(right)) return;
      const { property } = left;
      const suggest =
        property.name === 'innerHTML'
          ? [{ messageId: 'text', fix: (fixer: Rule.RuleFixer) => fixer.replaceText(property, 'textContent') }]
          : [];
      context.report({ node: left, messageId: 'data', suggest });
    },
  }),
};

const isOwnText = ({ type, ...node }: { type: string; expressions?: readonly unknown[] }): boolean =>
  type === 'Literal' || (type === 'TemplateLiteral' && node.expressions?.length === 0);
