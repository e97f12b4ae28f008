import type { Diagnostic, Severity } from '../../base/diagnostic.js';
import { printable } from '../../base/printable.js';
import { escapeMarkup } from './escape.js';
import type { ReportedFile } from './file.js';
import { inOrder, SEVERITIES } from './order.js';
import { placeOf } from './place.js';

/** Options of a JUnit report. */
export interface JunitOptions {
  /** The least grave severity that counts as a failed test; errors only by default. */
  readonly failOn?: Severity | 'never';
}

type Attributes = { readonly [name: string]: string | number | undefined };

/** Findings as JUnit XML: a test suite for each file, in it a test case for each finding or one that passed. */
export function junitReport(files: readonly ReportedFile[], { failOn = 'error' }: JunitOptions = {}): string {
  const failing = new Set(failOn === 'never' ? [] : SEVERITIES.slice(0, SEVERITIES.indexOf(failOn) + 1));
  const isFailure = ({ severity }: Diagnostic) => failing.has(severity);
  const counts = files.map(({ diagnostics }) => ({
    tests: Math.max(1, diagnostics.length),
    failures: diagnostics.filter(isFailure).length,
    errors: 0,
  }));
  const sum = (name: 'tests' | 'failures') => counts.reduce((total, each) => total + each[name], 0);
  const suites = files.map(({ uri, diagnostics }, index) => {
    const cases = inOrder(diagnostics).map((each) => testCase(uri, each, isFailure(each)));
    const passed = element('testcase', { name: uri, classname: uri, time: 0 });
    return element(
      'testsuite',
      { name: uri, ...counts[index], time: 0 },
      cases.length > 0 ? cases : [passed],
    );
  });
  const all = { name: 'fairwright', tests: sum('tests'), failures: sum('failures'), errors: 0, time: 0 };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', all, suites)}\n`;
}

function testCase(uri: string, diagnostic: Diagnostic, isFailure: boolean): string {
  const { code, severity, message, help, at } = diagnostic;
  const about = escapeText(
    [`${placeOf(at)} ${severity} ${message}`, ...(help ? [help] : [])].map(printable).join('\n'),
  );
  const attributes = {
    name: `${code} #${at.pointer}`,
    classname: uri,
    file: at.uri,
    line: at.range?.start.line,
    time: 0,
  };
  const outcome = isFailure
    ? `<failure${written({ message, type: code })}>${about}</failure>`
    : `<system-out>${about}</system-out>`;
  return element('testcase', attributes, [outcome]);
}

function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const opening = `<${name}${written(attributes)}`;
  return children.length === 0 ? `${opening}/>` : `${opening}>\n${children.join('\n')}\n</${name}>`;
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`)
    .join('');
}

// XML 1.0 has no way to write most control characters, halves of surrogate pairs, U+FFFE and U+FFFF.
function escapeText(text: string): string {
  return escapeMarkup(text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')).replaceAll('\r', '&#13;');
}

// Line breaks and tabs in an attribute would be read as blanks.
function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
