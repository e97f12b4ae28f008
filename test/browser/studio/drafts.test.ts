// What a person did is not lost with the tab, and nothing but a link is needed to hand it on.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Studio, useStudio } from './studio.js';

const studio = useStudio();

/** Looks at the start page until it lists a number of drafts. */
async function listed({ page }: Studio, number: number): Promise<void> {
  const drafts = page.locator('.draft-open');
  await expect
    .poll(
      async () => {
        await page.reload();
        await page.getByRole('heading', { name: 'Drafts in this browser' }).waitFor();
        await page.locator('.drafts p, .drafts li').first().waitFor();
        return drafts.count();
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(number);
}

test('a person closes the tab, finds the draft with its options, opens it in two tabs, and discards one', async () => {
  const start = await studio.open();
  const first = await studio.open();
  await first.click(first.page.getByRole('button', { name: 'Example: towns' }));
  await first.settled();
  await first.fill(first.page.getByLabel('Title', { exact: true }), 'Towns, half done');
  const left = await first.text();
  await first.fill(first.page.getByLabel('Title', { exact: true }), 'Towns, more than half done');
  await listed(start, 1);
  await first.close();

  const open = async (other: Studio) => {
    await other.click(other.page.locator('.draft-open').first());
    await other.settled();
  };
  const title = (of: Studio) => of.page.getByLabel('Title', { exact: true });
  const second = await studio.open();
  await listed(second, 1);
  const third = await studio.open();
  await listed(third, 1);
  await open(second);
  expect(await second.text()).toBe(left.replace('half done', 'more than half done'));
  await second.click(second.page.getByRole('button', { name: 'More actions' }));
  const options = await second.downloaded(
    second.page.getByRole('button', { name: 'Download the options for exports' }),
  );
  expect(JSON.parse(options.bytes.toString())).toHaveProperty('keywords');

  await open(third);
  await second.fill(title(second), 'The second tab');
  await third.fill(title(third), 'The third tab');
  await listed(start, 2);
  await second.close();
  await third.close();

  await open(start);
  const one = await title(start).inputValue();
  await start.click(start.page.getByRole('button', { name: 'Start page' }));
  await listed(start, 2);
  const discard = start.page.getByRole('button', { name: /^Discard the draft/ });
  await start.accessible();
  await start.click(discard.first());
  await expect.poll(() => discard.count()).toBe(1);
  await start.click(start.page.locator('.notice').getByRole('button', { name: 'Undo' }));
  await expect.poll(() => discard.count()).toBe(2);
  await start.click(discard.first());
  await expect.poll(() => discard.count()).toBe(1);
  await open(start);
  expect([one, await title(start).inputValue()].sort()).toEqual(['The second tab', 'The third tab']);
  await start.close();
});

test('a person copies a link, and another opens the same bytes', async () => {
  await studio.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const opened = await studio.open();
  const content = '\uFEFF# Ünï\r\ntitle: "Towns 😀"\r\ntype: array\r\n';
  await opened.giveFiles({ name: 'towns.yaml', content });
  await opened.settled();
  await opened.click(opened.page.getByRole('button', { name: 'More actions' }));
  await opened.click(opened.page.getByRole('button', { name: 'Copy a link with this schema' }));
  await opened.page.getByText('The link was copied. It contains the whole schema.').waitFor();
  const link = await opened.page.evaluate(() => navigator.clipboard.readText());
  const other = await studio.open(link.slice(studio.base().length));
  await other.settled();
  expect(await other.page.getByRole('heading', { level: 1 }).innerText()).toBe('towns.yaml');
  expect(await other.text()).toBe(content);
  await other.close();
  await opened.close();
});

test('a link that is broken, and a schema that is too long for one, are told', async () => {
  const broken = await studio.open('/studio/#schema=abcd');
  await broken.page.getByText('The schema in this link could not be read.').waitFor();
  await broken.giveFiles({
    name: 'long.json',
    content: JSON.stringify({ title: randomBytes(10_000).toString('hex') }),
  });
  await broken.settled();
  await broken.click(broken.page.getByRole('button', { name: 'More actions' }));
  await broken.click(broken.page.getByRole('button', { name: 'Copy a link with this schema' }));
  await broken.page.getByText('This schema is too long for a link. Share the file instead.').waitFor();
  await broken.close();
});
