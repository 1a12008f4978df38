import Platform

/// An open file, pipe or terminal, as the system numbers it.
package struct Descriptor {
  package let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  /// Writes a text as a whole.
  ///
  /// - Returns: The system's code for what kept it from that, if anything did; `EPIPE` where the
  ///   reader has gone.
  package func write(_ text: String) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        // The system may have taken only the beginning.
        bytes = bytes.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitForReader()
      case let code: return code
      }
    }
    return nil
  }

  /// The reader has made the pipe one that does not wait.
  private func waitForReader() {
    var state = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&state, 1, -1)
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
