export const toUnixSeconds = (date: Date): number => Math.floor(date.getTime() / 1000)

export const toWholeSecond = (date: Date): Date => new Date(toUnixSeconds(date) * 1000)

export const addSeconds = (date: Date, secondsLater: number): Date => new Date(date.getTime() + secondsLater * 1000)
