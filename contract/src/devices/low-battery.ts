/** Pages warn at this percentage and below. */
export const lowBattery = 15
