/** A form just below 1 MB, with a name of its own for each field. */
export const formOfManyFields = Array.from({ length: 180_000 }, (_, field) => `${field.toString(36)}=`).join('&')

/** A form of a board's camera with 36,000 parts and no picture, in 2 MB. */
export const manyParts = {
  type: 'multipart/form-data; boundary=b',
  body: `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(36_000)}--b--\r\n`,
}
