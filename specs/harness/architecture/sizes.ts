import { isProduct, linesOf } from './habits.ts'
import type { Module } from './house.ts'
import type { CountedRule } from './left.ts'

const MEDIAN_LINES_MAX = 60
const COMMENTS_IN_100_MAX = 3

const isText = ({ path }: Module) => path.startsWith('core/texts/')

const product = (modules: Module[]) =>
  modules.filter((module) => isProduct(module) && !isText(module))

const isDocstring = (module: Module, start: number) => module.text.startsWith('/**', start)

const commentLines = (module: Module) =>
  module.comments
    .filter(({ start }) => !isDocstring(module, start))
    .reduce((sum, { value }) => sum + linesOf(value), 0)

const excess = (place: string, where: string, times: number, what: string) =>
  times > 0 ? [{ place, where, what, times }] : []

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

export const sizes: CountedRule[] = [
  {
    name: `half of the files of the product have at most ${MEDIAN_LINES_MAX} lines`,
    broken: ({ modules }) => {
      const lengths = product(modules).map(({ text }) => linesOf(text))
      const median = lengths.sort((a, b) => a - b)[Math.floor((lengths.length - 1) / 2)] ?? 0
      const over = median - MEDIAN_LINES_MAX
      return excess('lines too many', 'the file in the middle', over, `has ${median} lines`)
    },
  },
  {
    name: `core has at most ${COMMENTS_IN_100_MAX} comments in 100 lines, docstrings aside`,
    broken: ({ modules }) => {
      const core = modules.filter((module) => module.folders[0] === 'core' && !isText(module))
      const comments = sumOf(core.map(commentLines))
      const lines = sumOf(core.map(({ text }) => linesOf(text)))
      const over = comments - Math.floor((lines * COMMENTS_IN_100_MAX) / 100)
      return excess('core', 'core', over, `has ${comments} lines of comments in ${lines}`)
    },
  },
]
