/** Returns between half and one and a half of this time, so that those who wait do not all go on at the same moment. */
export const withJitter = (milliseconds: number) => milliseconds * (0.5 + Math.random())
