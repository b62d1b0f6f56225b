type Pressed = {
  key: string
  shiftKey: boolean
  nativeEvent: { isComposing: boolean; keyCode: number }
}

/** What an input method reports for each key while it composes. */
const COMPOSING_KEY_CODE = 229

/**
 * Enter that sends a text. Safari ends the composition before the key that confirmed it, so that
 * `isComposing` is false by then and the key code alone tells.
 */
export const isSendingEnter = ({ key, shiftKey, nativeEvent }: Pressed): boolean =>
  key === 'Enter' &&
  !shiftKey &&
  !nativeEvent.isComposing &&
  nativeEvent.keyCode !== COMPOSING_KEY_CODE
