import { describe, expect, test } from 'vitest';
import { escaped, html, inScript, linkTo, webAddress } from './html.js';

describe('html', () => {
  test('escapes every value, also inside lists, and leaves out what is absent', () => {
    const parts = ['<b>', html`<i>${'"'}</i>`, undefined, false, 0] as const;
    expect(html`<p title="${'" onclick="x'}">${parts}</p>`.text).toBe(
      '<p title="&quot; onclick=&quot;x">&lt;b&gt;<i>&quot;</i>0</p>',
    );
  });

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'https://example.org/ onmouseover=x',
    '\u0001javascript:alert(1)',
  ])('writes no link to %j', (address) => {
    expect(linkTo(address).text).toBe(escaped(address));
    expect(html`<a href="${address}">x</a>`.text).toBe('<a href="">x</a>');
  });

  test('links to the web, to e-mail and to DOIs', () => {
    expect(linkTo('https://example.org/?a=1&b=2', 'x').text).toBe(
      '<a href="https://example.org/?a=1&amp;b=2">x</a>',
    );
    expect(webAddress('mailto:ada@example.org')).toBe('mailto:ada@example.org');
    expect(webAddress('doi:10.5281/zenodo.1')).toBe('https://doi.org/10.5281/zenodo.1');
  });

  test('keeps links inside the service', () => {
    for (const path of ['/s/a/b', '#codes-1', '?q=x', 's/a', './x', 'data:,'])
      expect(html`<a href="${path}">x</a>`.text).toBe(`<a href="${path}">x</a>`);
  });

  test('replaces what no page may contain', () => {
    expect(escaped('a\u0000b\u001bc\ud800d\ttab\nline')).toBe('a\ufffdb\ufffdc\ufffdd\ttab\nline');
  });

  test('ends no script element', () => {
    const value = { name: '</script><script>alert(1)</script><!--\u2028' };
    expect(inScript(value)).not.toContain('<');
    expect(JSON.parse(inScript(value))).toEqual(value);
  });
});
