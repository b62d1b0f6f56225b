import { join } from 'node:path'
import type { Layouts } from '#core/charts/drawing.ts'
import { charts } from '#core/charts/registry.ts'
import { layoutOf } from './layout.ts'
import { readmeOf } from './readme.ts'

export const LAYOUTS = 'client/parts/charts/layouts.json'

/** Where everything of every chart is drawn, by the name of its lifecycle. */
export const madeLayouts = async (): Promise<Layouts> => {
  const layouts: Layouts = {}
  for (const chart of charts) {
    const wide = await layoutOf(chart, 'wide')
    const narrow = await layoutOf(chart, 'narrow')
    const isSame = JSON.stringify(wide) === JSON.stringify(narrow)
    layouts[chart.lifecycle.name] = isSame ? { wide } : { wide, narrow }
  }
  return layouts
}

/** The READMEs by their paths. */
export const madeReadmes = (): Map<string, string> =>
  new Map(charts.map((chart) => [join(chart.folder, 'README.md'), readmeOf(chart)]))
