/** In percent. Pages warn at this level and below. */
export const lowBattery = 15
