// The policy of the page: it is the strict one, a person reaches every screen and dialog under it, and what breaks it is noticed.
import { describe, expect, test } from 'vitest';
import { en } from '../../../src/apps/studio/words/en.js';
import { type Studio, useStudio, violationsIn } from './studio.js';

const POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'",
  "connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'",
  "require-trusted-types-for 'script'; trusted-types studio",
].join('; ');
const PREFIX = '/a/b';
/** So many that a check would make a function of the schema, if it were allowed to. */
const ROWS = 1000;
const TABLE = {
  name: 'visits.csv',
  content: `day,kind,weight_kg\n${Array.from({ length: ROWS }, (_, row) => `2026-01-${10 + (row % 20)},${row % 3},${60 + row / 4}\n`).join('')}`,
};

/** Code that a timer calls, as the page would: the debugger itself may do what the page may not. Gives the name of the error. */
const later = (code: string) =>
  `new Promise((done) => setTimeout(() => { try { ${code}; done() } catch (fault) { done(fault.name) } }))`;

/** Checks files without errors. */
async function checkData(studio: Studio, rows: number): Promise<void> {
  await studio.click(studio.page.getByRole('button', { name: en.data.check, exact: true }));
  await studio.page.locator('.outcome', { hasText: en.data.fine(rows) }).waitFor();
}

describe('the page of the service', () => {
  const use = useStudio();

  test('has the policy in a header, and in itself for those who copy it', async () => {
    const { page, close } = await use.open();
    const answer = (await page.reload())!;
    const header = POLICY.replace("form-action 'none'", "$&; frame-ancestors 'self'");
    expect(answer.headers()['content-security-policy']).toBe(header);
    const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
    expect(await meta.getAttribute('content')).toBe(POLICY);
    await close();
  });

  test('lets a person reach every screen and dialog', async () => {
    const studio = await use.open();
    const { page } = studio;
    const closeDialog = async (name: string) => {
      await page.getByRole('dialog', { name }).waitFor();
      await studio.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    const fromMenu = async (entry: string) => {
      await studio.click(page.getByRole('button', { name: en.bar.more }));
      await studio.click(page.getByRole('button', { name: entry }));
    };
    await studio.click(page.getByRole('button', { name: en.start.paste }));
    await closeDialog(en.start.pasteTitle);
    await studio.giveFiles(TABLE);
    await page.getByRole('heading', { name: en.questions.title(ROWS, 3) }).waitFor();
    await studio.click(page.getByRole('button', { name: en.questions.later }));
    await studio.settled();

    for (const screen of [
      'dataset',
      'people',
      'coverage',
      'codes',
      'overview',
      'variables',
      'data',
    ] as const) {
      await studio.go(screen);
      await page.locator('#work').getByRole('heading', { name: en[screen].title, level: 2 }).waitFor();
    }
    await checkData(studio, ROWS);
    await studio.go('exports');
    await page.locator('.standard[aria-busy="false"]').waitFor();
    await studio.go('variables');
    await studio.click(page.getByRole('button', { name: en.variables.open('day') }));
    await page.getByLabel(en.variables.rename).waitFor();

    const problems = page.getByRole('region', { name: en.problems.title });
    await studio.click(problems.getByRole('button', { name: en.problems.ignore }).first());
    await closeDialog(en.problems.ignoreTitle);
    await studio.click(problems.getByRole('button', { name: en.problems.why }).first());
    await page.getByRole('dialog').waitFor();
    await studio.press('Escape');
    await studio.click(problems.getByRole('button', { name: en.problems.show }).first());
    await page.getByRole('textbox', { name: en.text.label }).waitFor();
    await studio.click(page.getByRole('button', { name: en.text.find }));
    await page.getByRole('textbox', { name: en.text.phrases.Find }).fill('weight');
    await page.locator('.cm-searchMatch').first().waitFor();

    await fromMenu(en.bar.shortcuts);
    await closeDialog(en.shortcuts.title);
    await fromMenu(en.bar.share);
    await page.getByText(en.bar.shared).or(page.getByText(en.bar.linkInAddress)).waitFor();
    await studio.accessible();
    await studio.close();
  });

  test.each([
    ['code in a text', "eval('globalThis.ran = true')", 'require-trusted-types-for'],
    ['a function made of a text', "new Function('globalThis.ran = true')()", 'require-trusted-types-for'],
    [
      'a script in the page',
      "const script = document.createElement('script'); script.append('globalThis.ran = true'); document.body.append(script)",
      'require-trusted-types-for',
    ],
    [
      'a style in an attribute',
      "document.body.setAttribute('style', '--ran: 1'); globalThis.ran = !!getComputedStyle(document.body).getPropertyValue('--ran')",
      'style-src-attr',
    ],
    [
      'a picture of another host',
      "const image = new Image(); image.onload = () => (globalThis.ran = true); image.src = 'https://example.org/a.png'",
      'img-src',
    ],
  ])('refuses %s, and every scenario would fail by it', async (_what, code, directive) => {
    const studio = await use.open();
    const { page } = studio;
    await page.evaluate(later(code));
    const refused = expect.stringMatching(`^${directive} `);
    await expect.poll(() => violationsIn(page)).toContainEqual(refused);
    expect(await page.evaluate('globalThis.ran ?? false')).toBe(false);
    await expect(studio.close()).rejects.toMatchObject({ actual: expect.arrayContaining([refused]) });
    await page.close();
  });

  test('refuses code in a text in its worker, and every scenario would fail by it', async () => {
    const studio = await use.open();
    const { page } = studio;
    await studio.click(page.getByRole('button', { name: en.start.example }));
    await studio.settled();
    const worker = page.workers()[0]!;
    expect(await worker.evaluate(later("new Function('globalThis.ran = true')()"))).toBe('EvalError');
    const refused = expect.stringMatching(/^require-trusted-types-for /);
    await expect.poll(() => violationsIn(worker)).toContainEqual(refused);
    expect(await worker.evaluate('globalThis.ran ?? false')).toBe(false);
    await expect(studio.close()).rejects.toMatchObject({ actual: expect.arrayContaining([refused]) });
    await page.close();
  });
});

describe('under a prefix', () => {
  const use = useStudio({ service: { prefix: PREFIX } });

  test('a person opens the example and checks its data, and nothing outside the prefix is asked for', async () => {
    const asked: string[] = [];
    use.context().on('request', (request) => asked.push(request.url()));
    const studio = await use.open(`${PREFIX}/studio`);
    const { page } = studio;
    await studio.click(page.getByRole('button', { name: en.start.example }));
    await studio.settled();
    await studio.go('data');
    await checkData(studio, 3);
    await studio.go('exports');
    await page.locator('.standard[aria-busy="false"]').waitFor();
    expect(asked).toContain(`${use.base()}${PREFIX}/studio/worker.js`);
    const isInside = (url: string) =>
      /^(?:data|blob):/.test(url) || url.startsWith(`${use.base()}${PREFIX}/studio`);
    expect(asked.filter((url) => !isInside(url))).toEqual([]);
    await studio.accessible();
    await studio.close();
  });
});

describe('without JavaScript', () => {
  const use = useStudio({ service: { prefix: PREFIX }, browser: { javaScriptEnabled: false } });

  test('a person reads why there is nothing, and follows links to what works', async () => {
    const page = await use.context().newPage();
    const address = `${use.base()}${PREFIX}/studio/`;
    await page.goto(address);
    // Playwright finds no text and no roles in this element.
    const instead = page.locator('noscript');
    expect(await instead.isVisible()).toBe(true);
    expect(await instead.innerText()).toContain('The studio needs JavaScript');
    for (const [name, path] of [
      ['HTTP interface', '/docs'],
      ['start page', '/'],
    ] as const) {
      await page.goto(address);
      const answered = page.waitForResponse((answer) => answer.request().isNavigationRequest());
      await instead.locator('a', { hasText: name }).click();
      expect((await answered).status()).toBeLessThan(400);
      await page.waitForURL(use.base() + PREFIX + path);
    }
    await page.close();
  });
});
