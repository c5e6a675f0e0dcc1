import { cutText } from '@pipit/conversation/text/cut-text'

const maxLength = 60

export const shortenName = (name: string) => (name.length > maxLength ? `${cutText(name, maxLength)} …` : name)
