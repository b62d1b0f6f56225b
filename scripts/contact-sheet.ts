import { escapeHtml } from '#core/kernel/html.ts'

export type Shot = { name: string; width: number; scheme: string; file: string }

const STYLE = `
  body { margin: 2rem; font: 1rem/1.4 system-ui, sans-serif; }
  section { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem; }
  figure { margin: 0; }
  img { display: block; height: 26rem; border: 1px solid #999; }`

const figure = ({ file, width, scheme }: Shot) =>
  `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a>
  <figcaption>${width} px, ${scheme}</figcaption></figure>`

/** All pictures on one page, those of a screen beside each other. */
export const contactSheet = (shots: Shot[]): string => {
  const names = [...new Set(shots.map(({ name }) => name))]
  const parts = names.map((name) => {
    const own = shots.filter((shot) => shot.name === name)
    return `<h2>${escapeHtml(name)}</h2><section>${own.map(figure).join('')}</section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>${STYLE}</style><h1>${names.length} screens</h1>${parts.join('\n')}</html>\n`
}
