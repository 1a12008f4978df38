/// What a process wrote. Of long output, only the first and the last 32 KiB are kept.
///
///     var output = CapturedOutput()
///     output.append([UInt8](repeating: UInt8(ascii: "a"), count: 100_000))
///     output.text  // 32,768 letters, "... 34464 bytes left out ...", 32,768 letters
package struct CapturedOutput: Sendable {
  /// The first bytes.
  package private(set) var head: [UInt8] = []
  /// The last bytes, if not all fit into the head.
  private var tail: [UInt8] = []
  /// How many bytes were written.
  package private(set) var count = 0

  /// How many bytes are kept of the beginning, and how many of the end.
  package static let keptBytes = 32 * 1024

  /// How many bytes a job may write: 1 MiB. More comes from an endless loop, and would fill disks and
  /// logs.
  package static let mostBytes = 1 << 20

  /// Whether too much was written.
  package var isFlood: Bool { count > Self.mostBytes }

  package init() {}

  /// Makes output that was cut before.
  ///
  /// - Parameters:
  ///   - head: The first bytes, at most ``keptBytes``.
  ///   - end: The last bytes that are not in `head`, at most ``keptBytes``.
  ///   - count: How many bytes were written, including those that are left out.
  package init(head: [UInt8], end: [UInt8], count: Int) {
    self.head = head
    tail = end
    self.count = count
  }

  /// Appends the next bytes.
  package mutating func append(_ bytes: some Collection<UInt8>) {
    count += bytes.count
    let room = Self.keptBytes - head.count
    head += bytes.prefix(room)
    tail += bytes.dropFirst(room)
    // Cut rarely: each cut moves everything that is kept.
    if tail.count > 2 * Self.keptBytes { tail.removeFirst(tail.count - Self.keptBytes) }
  }

  /// What is kept of the end, if not all fits into the head.
  package var end: [UInt8] { Array(tail.suffix(Self.keptBytes)) }

  /// Whether the runtime writes the backtrace of a crash, or has done so; it begins a line with
  /// these words.
  var reportsCrash: Bool { text.contains("\n*** Signal ") || text.hasPrefix("*** Signal ") }

  package var isEmpty: Bool { count == 0 }

  /// The text, with a line that says how many bytes are left out; what is not UTF-8 is replaced.
  package var text: String {
    let end = end
    let omitted = count - head.count - end.count
    let gap = omitted > 0 ? "\n... \(omitted) bytes left out ...\n" : ""
    return String(decoding: head, as: UTF8.self) + gap + String(decoding: end, as: UTF8.self)
  }
}

extension CapturedOutput: Hashable {
  package static func == (left: CapturedOutput, right: CapturedOutput) -> Bool {
    (left.count, left.head, left.end) == (right.count, right.head, right.end)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(head)
    hasher.combine(end)
  }
}
