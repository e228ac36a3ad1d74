import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../support/root.ts';
import { fail } from '../support/fail.ts';

/** Starts a block, a page, a content call or a form: `npm run new -- block MonBloc`. */

export type Scaffold = {
  /** By path from the root. */
  files: Readonly<Record<string, string>>;
  /** What is left to do by hand, in order. */
  next: readonly string[];
};

const kinds: Readonly<Record<string, (name: string) => Scaffold>> = { block, page, content, form };

export function scaffold(kind: string | undefined, name: string | undefined): Scaffold {
  const make = Object.hasOwn(kinds, kind ?? '') ? kinds[kind ?? ''] : undefined;
  if (!make || !name)
    throw new Error(
      'npm run new -- block MonBloc | page ma-page | content mon-contenu | form ma-demande',
    );
  const pattern = kind === 'block' ? /^[A-Z][A-Za-z0-9]+$/ : /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
  if (!pattern.test(name))
    throw new Error(`A ${kind} is named like ${kind === 'block' ? 'MonBloc' : 'ma-page'}.`);
  return make(name);
}

function block(name: string): Scaffold {
  const folder = `apps/site/src/blocks/${name}`;
  return {
    files: {
      [`${folder}/${name}.tsx`]: `import styles from './${name}.module.css';

export type ${name}Props = {
  title: string;
  text: string;
};

/** What it shows, in one sentence. */
export function ${name}({ title, text }: ${name}Props) {
  return (
    <section className={styles.root}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}
`,
      [`${folder}/${name}.module.css`]: `.root {
  display: grid;
  gap: var(--space-4);
}
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

/**
 * **Use for** …
 *
 * **Don't use for** …
 */
const meta = {
  title: 'Blocks/${name}',
  component: ${name},
  args: { title: 'Un titre', text: 'Une phrase.' },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
`,
      [`${folder}/${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${name} } from './${name}.tsx';

test('shows its title and its text', () => {
  render(<${name} title="Un titre" text="Une phrase." />);

  expect(screen.getByRole('heading', { name: 'Un titre' })).toBeVisible();
  expect(screen.getByText('Une phrase.')).toBeVisible();
});
`,
    },
    next: [`Use it in a page: import { ${name} } from '#blocks/${name}/${name}.tsx';`],
  };
}

function page(name: string): Scaffold {
  return {
    files: {
      [`apps/site/src/pages/[base]/${name}.astro`]: `---
import Page from '#layouts/Page.astro';
---

<Page route="${name}" />
`,
    },
    next: [
      `packages/domain/src/routes.ts: '${name}': service('/{base}/${name}/'),`,
      `content/layout/pages.json: "${name}": { "title": …, "description": …, "label": … }`,
      'Put its text in content/ (npm run new -- content …) and its sections in the page.',
      'Link to it somewhere: a page that no link reaches is refused.',
    ],
  };
}

function content(name: string): Scaffold {
  const type = name.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
  return {
    files: {
      [`content/${name}.json`]: `{ "title": "Un titre" }\n`,
      [`packages/domain/src/content/${name}.ts`]: `import { z } from 'zod';

/** \`GET /api/${name}\` */
export const ${type} = z.strictObject({ title: z.string().min(1) });
export type ${type} = z.infer<typeof ${type}>;
`,
    },
    next: [
      `packages/domain/src/content/calls.ts: import { ${type} } from './${name}.ts' and '${name}': ${type},`,
    ],
  };
}

function form(name: string): Scaffold {
  const variable = `${name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())}Form`;
  return {
    files: {
      [`packages/domain/src/forms/${name}.ts`]: `import { message } from './fields.ts';
import { defineForm } from './form.ts';
import { EMAIL, FIRST_NAME, LAST_NAME } from './person.ts';

export const ${variable} = defineForm({
  code: '${name}',
  fields: {
    message: { schema: message(), control: 'textarea' },
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    email: EMAIL,
  },
  groups: { request: ['message'], person: ['firstName', 'lastName', 'email'] },
});
`,
    },
    next: [
      `packages/domain/src/forms/form-codes.ts: '${name}' with its retention`,
      `packages/domain/src/forms/request-forms.ts: '${name}': ${variable}, and its page in form-pages.ts`,
      `packages/domain/src/content/forms.ts: '${name}', and its words in content/forms.json`,
      'npm run new -- page … for the page that shows it',
    ],
  };
}

if (import.meta.main) {
  try {
    const [kind, name] = process.argv.slice(2);
    const { files, next } = scaffold(kind, name);
    const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
    if (taken !== undefined) throw new Error(`${taken} is already there.`);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
      console.log(`+ ${path}`);
    }
    for (const line of next) console.log(`→ ${line}`);
  } catch (error) {
    fail(error);
  }
}
