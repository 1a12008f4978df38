import Platform

/// What the system does not do with a socket.
package struct SocketFault: Error, Hashable, CustomStringConvertible {
  /// The system's number of the error.
  package let number: Int32

  package var description: String { String(cString: strerror(number)) }
}

/// The system's sockets for a server on this machine.
enum Socket {
  /// Returns a socket that listens.
  ///
  /// - Parameters:
  ///   - address: The address of this machine.
  ///   - port: The port; 0 for one that the system chooses.
  static func listening(on address: IPv4Address, port: UInt16) throws(SocketFault) -> Int32 {
    let descriptor = socket(AF_INET, streamSocket, 0)
    guard descriptor >= 0 else { throw SocketFault(number: errno) }
    // The port of a review that just ended can be used again at once.
    var isOn: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    var address = socketAddress(of: address, port: port)
    let isOpen = withAddress(&address) { bind(descriptor, $0, $1) } == 0 && listen(descriptor, backlog) == 0
    guard isOpen else {
      let number = errno
      close(descriptor)
      throw SocketFault(number: number)
    }
    prepare(descriptor)
    return descriptor
  }

  /// How many connections wait in the system for being accepted; beyond that, a client tries again a second later.
  private static let backlog: Int32 = 128

  /// Returns the port of a listening socket.
  static func port(of descriptor: Int32) -> UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withAddress(&address) { pointer, _ in getsockname(descriptor, pointer, &length) }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Returns the next connection; `nil` if none waits.
  ///
  /// - Throws: Why the system gives none, such as too many open files; the connection then still waits.
  static func accepted(by listener: Int32) throws(SocketFault) -> Int32? {
    let descriptor = accept(listener, nil, nil)
    guard descriptor >= 0 else {
      if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { throw SocketFault(number: errno) }
      return nil
    }
    prepare(descriptor)
    return descriptor
  }

  /// Sends bytes without waiting, and without a signal if the other side is gone; returns how many, or -1.
  static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    #if canImport(Darwin)
      Platform.send(descriptor, bytes.baseAddress, bytes.count, 0)
    #else
      Platform.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  /// Never waits, and is not open in programs that this one starts.
  private static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  private static func socketAddress(of address: IPv4Address, port: UInt16) -> sockaddr_in {
    var result = sockaddr_in()
    result.sin_family = sa_family_t(AF_INET)
    result.sin_addr.s_addr = address.number
    result.sin_port = port.bigEndian
    return result
  }

  private static func withAddress(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
