import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '../support/browser.ts';

/** Draws the icons of the installed app from the page's own: npm run icons. */

const PUBLIC = join(import.meta.dirname, '../../public');
const FOLDER = join(PUBLIC, 'icons');

interface Icon {
  readonly name: string;
  readonly size: number;
  /** Whether the system cuts it into its own shape, so that it has no corners and keeps away from the edge. */
  readonly cut: boolean;
}

const ICONS: readonly Icon[] = [
  { name: '180.png', size: 180, cut: true },
  { name: '192.png', size: 192, cut: false },
  { name: '512.png', size: 512, cut: false },
  { name: 'maskable-512.png', size: 512, cut: true },
];

/** The part of its width that a shape may cut away on each side. */
const MARGIN = 0.12;

const drawn = await readFile(join(PUBLIC, 'icon.svg'), 'utf8');
const browser = await launchBrowser();
try {
  await mkdir(FOLDER, { recursive: true });
  for (const { name, size, cut } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const inner = cut ? size * (1 - 2 * MARGIN) : size;
    const ground = cut ? '#060914' : 'transparent';
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">${drawn.replace(
        '<svg ',
        `<svg width="${inner}" height="${inner}" `,
      )}`,
    );
    await page.screenshot({ path: join(FOLDER, name), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
