/** The oldest browsers that styles are written for, by major and minor version. */
const oldest = {
  chrome: [111, 0],
  edge: [111, 0],
  firefox: [114, 0],
  safari: [16, 4],
  ios: [16, 4],
} as const

/** As the bundler names them. */
export const CSS_TARGETS = Object.entries(oldest).map(
  ([name, [major, minor]]) => `${name}${major}${minor ? `.${minor}` : ''}`,
)

/** As Lightning CSS counts them. */
export const STYLE_TARGETS = Object.fromEntries(
  Object.entries(oldest).map(([name, [major, minor]]) => [
    name === 'ios' ? 'ios_saf' : name,
    (major << 16) | (minor << 8),
  ]),
)
