import Platform

/// A file descriptor: the system's number of an open file, pipe or terminal.
package struct Descriptor {
  package let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  /// Writes the whole text.
  ///
  /// - Returns: The system's error code (`errno`) if not all could be written, `EPIPE` if the reader
  ///   is gone; `nil` on success.
  package func write(_ text: String) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        // The system may have written only the beginning.
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

  /// Waits until the pipe takes more; it does not block by itself if the reader made it nonblocking.
  private func waitForReader() {
    var state = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&state, 1, -1)
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
