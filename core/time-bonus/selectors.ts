/** Whether the bonus still counts, as its chart has it: the clock beside it is only shown. */
export const isRunning = ({ state }: { state: unknown }): boolean => state === 'running'
