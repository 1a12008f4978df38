/// What a process wrote, of which only the beginning and the end are kept where it is long.
public struct CapturedOutput: Hashable, Sendable {
  /// The first bytes.
  public private(set) var head: [UInt8] = []
  /// The last bytes, where not all fit into the head.
  private var tail: [UInt8] = []
  /// How many bytes were written.
  public private(set) var count = 0

  /// How many bytes are kept of the beginning, and how many of the end.
  public static let keptBytes = 32 * 1024

  /// How much a job may write: 1 MiB. What writes more has lost its way, and would fill disks and logs.
  public static let mostBytes = 1 << 20

  /// Whether too much was written.
  public var isFlood: Bool { count > Self.mostBytes }

  public init() {}

  /// Takes the next bytes.
  public mutating func append(_ bytes: some Collection<UInt8>) {
    count += bytes.count
    let room = Self.keptBytes - head.count
    head += bytes.prefix(room)
    tail += bytes.dropFirst(room)
    if tail.count > 2 * Self.keptBytes { tail.removeFirst(tail.count - Self.keptBytes) }
  }

  /// Whether the runtime is looking into a crash, or has done so; it begins a line with these words then.
  var tellsOfCrash: Bool { text.contains("\n*** Signal ") || text.hasPrefix("*** Signal ") }

  public var isEmpty: Bool { count == 0 }

  /// The text, with a line that tells how many bytes are left out; what is no UTF-8 is replaced.
  public var text: String {
    let end = tail.suffix(Self.keptBytes)
    let omitted = count - head.count - end.count
    let gap = omitted > 0 ? "\n... \(omitted) bytes left out ...\n" : ""
    return String(decoding: head, as: UTF8.self) + gap + String(decoding: end, as: UTF8.self)
  }
}
