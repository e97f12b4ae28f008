// The reference of the library: every public name with its comment, its declaration and its example.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const INTRODUCTION = `# Library

The package is not on the npm registry yet: [how to install it](how-to/library.md).

\`\`\`js
import { validate, lint, exportTo } from 'fairwright';
\`\`\`

Everything that the command and the service do with a schema, as functions. They take JSON values, or documents that [\`parse\`](#parse)
made of a text: findings in a document have lines and columns. They read no files and use no network. They run in Node from 20.19 on,
and in browsers when bundled. What is not on this page is internal and cannot be imported; the service is in
\`fairwright/http\` ([mounting](mounting.md)).

This page is generated from the types. Every example runs as a test.
`;

/** The public names: functions and values first, then types. Reads the declarations of a build. */
export function publicNames(root) {
  const entry = join(root, 'dist/apps/library/index.d.ts');
  return exportsOf(entry)
    .map(({ name, from, origin }) => ({ name, from, ...declarationIn(from, origin) }))
    .sort((a, b) => a.isType - b.isType || a.name.localeCompare(b.name, 'en'));
}

/** The types that the declarations of public names are about, and that are not public themselves. */
function typesBehind(names) {
  const found = new Map(names.map((each) => [each.origin, each]));
  for (const each of found.values()) {
    for (const [name] of each.declaration.replace(/\/\*\*.*?\*\//gs, '').matchAll(/\b[A-Z]\w+/g)) {
      const from = found.has(name) ? undefined : fileOf(name, each.from);
      if (from) found.set(name, { name, from, ...declarationIn(from, name) });
    }
  }
  return [...found.values()].slice(names.length).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The file that declares a name that another file uses. */
function fileOf(name, user) {
  if (declaredIn(user).includes(name)) return user;
  return importsOf(user, 'import').find((each) => each.name === name)?.from;
}

/** The names that a file exports from others, and the file that declares each. */
function exportsOf(file) {
  return importsOf(file, 'export');
}

function importsOf(file, verb) {
  const lists = readFileSync(file, 'utf8').matchAll(
    new RegExp(`^${verb} (?:type )?(\\*|\\{[^}]*\\}) from '(\\.[^']+)';`, 'gm'),
  );
  return [...lists].flatMap(([, names, path]) => {
    const target = join(dirname(file), path.replace(/\.js$/, '.d.ts'));
    if (names === '*') return declaredIn(target).map((name) => ({ name, from: target, origin: name }));
    const list = names
      .slice(1, -1)
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''));
    return list
      .filter((name) => name !== '')
      .map((each) => {
        const [origin, name = origin] = each.split(' as ');
        const further = exportsOf(target).find((other) => other.name === origin);
        return { name, origin, from: further?.from ?? target };
      });
  });
}

const DECLARED = /^export (?:declare )?(?:abstract )?(?:function|const|class|interface|type) (\w+)/gm;

function declaredIn(file) {
  return [...readFileSync(file, 'utf8').matchAll(DECLARED)].map(([, name]) => name);
}

/** A declaration with its comment, cut out of a file of declarations. */
function declarationIn(file, origin) {
  const text = readFileSync(file, 'utf8');
  const start = new RegExp(
    `^export (?:declare )?(function|const|class|interface|type) ${origin}\\b`,
    'm',
  ).exec(text);
  if (start === null) throw new Error(`${file} does not declare ${origin}.`);
  const [comment = ''] = /\/\*\*(?:(?!\*\/).)*\*\/\n$/s.exec(text.slice(0, start.index)) ?? [];
  const lines = comment.replace(/^\/\*\*|\*\/\n$/g, '').split('\n');
  const [about, example] = lines
    .map((line) => line.replace(/^ \*( |$)/, '').trimEnd())
    .join('\n')
    .split('@example\n')
    .map((part) => part.trim());
  const rest = text.slice(start.index);
  const end = rest.slice(1).search(/^(?:\/\*\*|\/\/|export |declare |import )/m);
  return {
    origin,
    isType: start[1] === 'interface' || start[1] === 'type',
    about,
    declaration: (end < 0 ? rest : rest.slice(0, end + 1))
      .replace(/^export (?:declare )?/, '')
      .replace(/^ +/gm, (indent) => indent.slice(indent.length / 2))
      .replace(/ +$/gm, '')
      .trim(),
    ...(example ? { example } : {}),
  };
}

function section({ name, about, declaration, example }, level) {
  return [
    `${level} ${name}\n`,
    ...(about ? [`${about}\n`] : []),
    `\`\`\`ts\n${declaration}\n\`\`\`\n`,
    ...(example ? [`\`\`\`js\n${example}\n\`\`\`\n`] : []),
  ].join('\n');
}

export function apiReference(root) {
  const names = publicNames(root);
  const behind = typesBehind(names);
  return [
    INTRODUCTION,
    ...names.map((each) => section(each, '##')),
    '## Types behind them\n\nThese appear in the declarations above. They cannot be imported.\n',
    ...behind.map((each) => section(each, '###')),
  ].join('\n');
}
