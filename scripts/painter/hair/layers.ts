/** From the back to the front; `cast` is the outline whose shadow falls on the face. */
export type HairLayers = {
  behind: string
  /** In the skin, where hair grows out of it. */
  soft: string
  over: string
  top: string
  /** Over the clothes. */
  last: string
  cast: string
}

export const noHair: HairLayers = { behind: '', soft: '', over: '', top: '', last: '', cast: '' }
