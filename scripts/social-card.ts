import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { requireChromium } from './find-chromium.ts'
import { CARD_PICTURES, saveDigests } from './generated.ts'

const publicDir = join(import.meta.dirname, '..', 'client', 'public')
const SIZE = { width: 1200, height: 630 }

const image = (name: string) => {
  const type = name.endsWith('.svg') ? 'svg+xml' : 'webp'
  return `data:image/${type};base64,${readFileSync(join(publicDir, name)).toString('base64')}`
}

/** Three portraits beside the spark; no words, because every site and language shows it. */
const card = `<!doctype html><style>
body { display: flex; align-items: center; justify-content: center; gap: 28px; height: 630px;
  margin: 0; background: #fbf5ef }
img { width: 270px; border-radius: 20px }
img:nth-child(2) { margin-bottom: 48px }
img:nth-child(4) { width: 148px; margin-left: 28px; border-radius: 0 }
</style>${CARD_PICTURES.map((name) => `<img src="${image(name)}">`).join('')}`

const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
const page = await browser.newPage({ viewport: SIZE })
await page.setContent(card)
writeFileSync(join(publicDir, 'social-card.png'), await page.screenshot())
await browser.close()
saveDigests('node scripts/social-card.ts')
