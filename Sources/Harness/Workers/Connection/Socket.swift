import Platform

/// One end of a connection between two processes.
struct Socket {
  let descriptor: Int32

  /// What a read returns.
  enum Received {
    case bytes([UInt8])
    /// Nothing yet, if the read does not wait.
    case nothing
    /// The other end is closed, or the connection is broken.
    case end
  }

  /// Sends all bytes; returns whether the other end took them. A closed end raises no `SIGPIPE`.
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { systemSend(descriptor, $0.baseAddress, $0.count, noSignal) }
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// Reads what has arrived, at most 64 KiB.
  func receive(waits: Bool) -> Received {
    withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 1) { buffer in
      while true {
        let count = recv(
          descriptor, buffer.baseAddress, buffer.count, waits ? 0 : Int32(MSG_DONTWAIT))
        if count > 0 { return .bytes(Array(buffer.prefix(count))) }
        if count < 0, errno == EINTR { continue }
        return count < 0 && errno == EAGAIN ? .nothing : .end
      }
    }
  }

  func close() {
    _ = systemClose(descriptor)
  }

  private var noSignal: Int32 { Int32(MSG_NOSIGNAL) }
}

private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int
{
  send(descriptor, bytes, count, flags)
}

private func systemClose(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}
