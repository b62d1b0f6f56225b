import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs'
import type { Chart } from '#core/charts/chart.ts'
import { type DescribedState, type Description, describe, statesOf } from '#core/charts/describe.ts'
import {
  BADGE,
  type Box,
  type Bundle,
  bundlesOf,
  type Layout,
  rowsOf,
  sizeOf,
  titleSizeOf,
} from '#core/charts/drawing.ts'

const START = 12
const ROOT = 'chart'

const spacing = {
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.edgeLabel': '2',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
}

const layered = {
  ...spacing,
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
}

const startOf = (path: string) => `${path}>`

/** Wide, regions are packed beside and below each other, where there is room; narrow, all below. */
const widths = { wide: '690', narrow: '1' }
type Form = keyof typeof widths

const nodeOf = (state: DescribedState, description: Description, form: Form): ElkNode => {
  const rows = rowsOf(description, state.path).length
  const id = state.path || ROOT
  const last = { 'elk.layered.layering.layerConstraint': 'LAST' }
  const isEnd = state.kind === 'final'
  if (state.children.length === 0)
    return { id, ...sizeOf(state, rows), ...(isEnd && { layoutOptions: last }) }
  const title = titleSizeOf(state, rows)
  const top = state.path === '' ? 12 : title.height + 8
  const apart = state.kind === 'regions'
  const packing = {
    'elk.algorithm': 'rectpacking',
    'elk.spacing.nodeNode': '18',
    'elk.rectpacking.widthApproximation.strategy': 'TARGET_WIDTH',
    'elk.rectpacking.widthApproximation.targetWidth': widths[form],
  }
  return {
    id,
    layoutOptions: {
      ...(apart ? { ...spacing, ...packing } : layered),
      'elk.padding': `[top=${top},left=12,bottom=12,right=12]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${title.width}, 60)`,
      ...(apart && { 'elk.hierarchyHandling': 'SEPARATE_CHILDREN' }),
    },
    children: [
      ...(state.first ? [{ id: startOf(state.path), width: START, height: START }] : []),
      ...state.children.map((child) => nodeOf(child, description, form)),
    ],
  }
}

const edgeOf = ({ id, from, to, events }: Bundle): ElkExtendedEdge => ({
  id,
  sources: [from || ROOT],
  targets: [to || ROOT],
  labels: [
    {
      text: id,
      width: events.length * (BADGE + 2),
      height: BADGE,
      layoutOptions: { 'elk.edgeLabels.inline': 'true' },
    },
  ],
})

const rounded = (value = 0) => Math.round(value)

const boxOf = ({ x, y, width, height }: ElkNode): Box => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
})

const lineOf = ({ sections = [], labels = [] }: ElkExtendedEdge): Layout['lines'][string] => {
  const [label] = labels
  const { x = 0, y = 0, width = 0, height = 0 } = label ?? {}
  return {
    points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint].map((point): [number, number] => [
        rounded(point.x),
        rounded(point.y),
      ]),
    ),
    label: label ? [rounded(x + width / 2), rounded(y + height / 2)] : null,
  }
}

/** Places a chart: its states in one another, and the lines between them round corners. */
export const layoutOf = async (chart: Chart, form: Form): Promise<Layout> => {
  const description = describe(chart)
  const bundles = bundlesOf(description)
  const states = statesOf(description)
  const starts = states.flatMap(({ path, first }): ElkExtendedEdge[] =>
    first === null ? [] : [{ id: startOf(path), sources: [startOf(path)], targets: [first] }],
  )
  const graph = await new Elk.default().layout({
    ...nodeOf(description.root, description, form),
    edges: [...bundles.map(edgeOf), ...starts],
    layoutOptions: {
      ...layered,
      'elk.padding': '[top=12,left=12,bottom=12,right=12]',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
    },
  })
  const nodes = [...(graph.children ?? [])]
  for (const node of nodes) nodes.push(...(node.children ?? []))
  const lines = new Map((graph.edges ?? []).map((edge) => [edge.id, lineOf(edge)]))
  return {
    width: rounded(graph.width),
    height: rounded(graph.height),
    boxes: Object.fromEntries(
      nodes.filter(({ id }) => !id.endsWith('>')).map((node) => [node.id, boxOf(node)]),
    ),
    lines: Object.fromEntries(
      bundles.map(({ id }) => [id, lines.get(id) ?? { points: [], label: null }]),
    ),
    starts: Object.fromEntries(starts.map(({ id }) => [id, lines.get(id)?.points ?? []])),
  }
}
