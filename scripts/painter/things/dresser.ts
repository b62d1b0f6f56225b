import type { Torso } from '../body/torso.ts'
import type { Sitter } from '../sitter.ts'

/** `behind` lies under the body, `over` on its clothes. */
export type Layers = { behind: string; over: string }
export type Dresser = { sitter: Sitter; torso: Torso; colour: string }
