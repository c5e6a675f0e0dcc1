const extensions = { speech: 'ogg', vision: 'jpg' }

/** The name of a recording's file in an export. */
export const recordingPath = (kind: keyof typeof extensions, id: string) => `recordings/${id}.${extensions[kind]}`
