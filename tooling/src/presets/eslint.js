import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { commentSubject } from './commentSubject.js';
import { plainComments } from './plainComments.js';

/** Files whose functions may have four parameters. */
const fourParameters = [
  // A list of children at the end, as of the DOM's own `append`.
  '**/dom/src/buildElement.ts',
  // `FieldRule` is published, and runs for each field at each key: an object per call would be garbage.
  '**/forms/src/pure/{addressRule,commonRules,fieldRule}.ts',
];

const restrictedSyntax = [
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression.argument',
    message: 'Write the properties into the object around them.',
  },
  {
    selector: 'JSXSpreadAttribute > ObjectExpression.argument',
    message: 'Write each property as an attribute.',
  },
];

/** A tag from outside, such as `pt_BR`, makes `Intl` throw. */
const uncheckedLanguage = {
  selector:
    'NewExpression[callee.object.name="Intl"][arguments.0.type=/^(Identifier|MemberExpression|LogicalExpression|ConditionalExpression)$/][arguments.0.name!=/^(tag|undefined)$/]',
  message: 'Pass `languageTag(…)` of @plinth/site-model, or its result as `tag`.',
};

/**
 * The lint rules of every workspace. Typed rules run on TypeScript only.
 * @returns {import('eslint').Linter.Config[]}
 */
export function repositoryLint() {
  const typescript = /** @type {any[]} */ (tseslint.configs.recommendedTypeChecked).map(
    (config) => ({
      ...config,
      files: ['**/*.{ts,tsx}'],
    }),
  );
  return /** @type {any} */ ([
    {
      ignores: [
        '**/dist/**',
        '**/reports/**',
        '**/.stryker-tmp/**',
        '**/.turbo/**',
        '**/.cache/**',
        '**/coverage/**',
        '**/node_modules/**',
      ],
    },
    { ...js.configs.recommended, files: ['**/*.{js,ts,tsx}'] },
    {
      files: ['**/*.{js,ts,tsx}'],
      plugins: {
        plinth: { rules: { 'comment-subject': commentSubject, 'plain-comments': plainComments } },
      },
      rules: {
        'plinth/comment-subject': 'error',
        'plinth/plain-comments': 'error',
        'no-duplicate-imports': 'error',
        'max-params': ['error', 3],
        'no-restricted-syntax': ['error', ...restrictedSyntax],
      },
    },
    {
      files: ['**/src/**/*.{ts,tsx}'],
      ignores: ['**/*.test.{ts,tsx}', '**/__fixtures__/**'],
      rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, uncheckedLanguage] },
    },
    ...typescript,
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: {
        parserOptions: { projectService: true },
        globals: { ...globals.browser, ...globals.node },
      },
      rules: {
        '@typescript-eslint/consistent-type-imports': 'error',
        '@typescript-eslint/no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
        ],
        '@typescript-eslint/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true },
        ],
        '@typescript-eslint/unbound-method': 'off',
        'no-undef': 'off',
      },
    },
    {
      files: ['**/*.{jsx,tsx}'],
      ...jsxA11y.flatConfigs.recommended,
    },
    {
      files: ['**/*.{ts,tsx}'],
      plugins: { 'react-hooks': reactHooks },
      rules: {
        'react-hooks/rules-of-hooks': 'error',
        'react-hooks/exhaustive-deps': 'error',
      },
    },
    { files: fourParameters, rules: { 'max-params': ['error', 4] } },
    {
      files: ['**/*.{test,spec}.{ts,tsx}', '**/__fixtures__/**'],
      rules: {
        // The rows of `it.each`.
        'max-params': 'off',
        '@typescript-eslint/no-unsafe-assignment': 'off',
        '@typescript-eslint/no-unsafe-member-access': 'off',
        '@typescript-eslint/no-unsafe-argument': 'off',
        '@typescript-eslint/no-unsafe-call': 'off',
        '@typescript-eslint/no-unsafe-return': 'off',
        '@typescript-eslint/require-await': 'off',
        '@typescript-eslint/no-empty-function': 'off',
        'no-restricted-properties': [
          'error',
          {
            object: 'vi',
            property: 'waitFor',
            message: 'It waits for one second on any machine: use `expect.poll`.',
          },
        ],
      },
    },
    {
      files: ['**/*.js'],
      languageOptions: { globals: { ...globals.node } },
    },
  ]);
}
