interface AuthenticatedSocket {
  conn: object
  handshake: object
}

const released = Object.freeze({ auth: {}, headers: {}, query: {} })

/**
 * Frees what only the handshake needed: the request with its headers, and the token. A connection is open for days.
 * Engine.IO and Socket.IO read none of it later.
 */
export function releaseHandshake(socket: AuthenticatedSocket) {
  Object.assign(socket.conn, { request: null })
  Object.assign(socket, { handshake: released })
}
