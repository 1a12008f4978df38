/// One request through libcurl, on which Foundation's `URLSession` is built: the options that were set, and
/// the progress of the answer.
///
/// The functions in the options receive what libcurl would have read from the network.
final class Transfer {
  typealias Receive =
    @convention(c) (UnsafeMutableRawPointer?, Int, Int, UnsafeMutableRawPointer?) -> Int

  /// The address of libcurl's object.
  let easy: UInt
  /// The address of libcurl's object for the transfer's session.
  private(set) var multi: UInt = 0
  /// The job that waits for the answer; `nil` if none is waiting.
  var job: Int?
  private var address = ""
  private var method: String?
  private var isUpload = false
  /// The size of the request's body in bytes; -1 if the application does not specify it.
  private var uploadSize = 0
  private var hasNoBody = false
  private var receiveHeader: Receive?
  private var headerData: UnsafeMutableRawPointer?
  private var receiveBody: Receive?
  private var bodyData: UnsafeMutableRawPointer?
  private var readUpload: Receive?
  private var uploadData: UnsafeMutableRawPointer?

  /// What remains to be delivered.
  private var pieces: ArraySlice<Piece> = []
  /// Why there is no answer.
  private(set) var failure: NetworkAnswer.Failure?
  /// Whether the application cannot receive more at the moment.
  var isPaused = false
  /// Whether the answer has arrived, but not all of it was delivered.
  private(set) var isDue = false

  private enum Piece {
    case upload
    case header([UInt8])
    case body([UInt8])
  }

  init(_ easy: UInt) { self.easy = easy }

  var request: NetworkRequest {
    NetworkRequest(method: method ?? (hasNoBody ? "HEAD" : isUpload ? "PUT" : "GET"), address: address)
  }

  /// Records an option. The numbers are libcurl's.
  func set(_ option: Int32, to value: UnsafeMutableRawPointer?) {
    switch option {
    case 10001: bodyData = value
    case 10002: address = Self.string(value) ?? ""
    case 10009: uploadData = value
    case 10029: headerData = value
    case 10036: method = Self.string(value)
    case 20011: receiveBody = Self.function(value)
    case 20012: readUpload = Self.function(value)
    case 20079: receiveHeader = Self.function(value)
    case 44: hasNoBody = value != nil
    case 46: isUpload = value != nil
    case 30115: uploadSize = Int(bitPattern: value)
    default: break
    }
  }

  /// Prepares what will be received.
  func begin(on multi: UInt, with content: Result<NetworkAnswer.Content, NetworkAnswer.Failure>) {
    self.multi = multi
    isDue = false
    isPaused = false
    switch content {
    case .failure(let failure):
      pieces = []
      self.failure = failure
    case .success(let content):
      pieces = (isUpload && !hasNoBody && uploadSize != 0 ? [.upload] : []) + Self.header(of: content)[...]
      if !hasNoBody { pieces += Self.chunks(of: content.body).map { .body($0) } }
      failure = nil
    }
  }

  /// Marks the answer as arrived.
  func fallDue() {
    job = nil
    isDue = true
  }

  /// Delivers what the application is ready to receive.
  ///
  /// - Returns: libcurl's number for how the transfer ended; `nil` if it has not ended.
  func proceed() -> Int32? {
    let writeError: Int32 = 23
    while isDue, !isPaused {
      guard let piece = pieces.first else {
        isDue = false
        return failure?.rawValue ?? 0
      }
      switch hand(over: piece) {
      case .taken: pieces.removeFirst()
      case .more: continue
      case .paused: return nil
      case .refused:
        isDue = false
        return writeError
      }
    }
    return nil
  }

  private enum Reception {
    case taken, more, paused, refused
  }

  private func hand(over piece: Piece) -> Reception {
    switch piece {
    case .upload: readMore()
    case .header(let line): give(line, to: receiveHeader, headerData)
    case .body(let bytes): give(bytes, to: receiveBody, bodyData)
    }
  }

  private func give(_ bytes: [UInt8], to receive: Receive?, _ data: UnsafeMutableRawPointer?) -> Reception {
    guard let receive else { return .taken }
    var bytes = bytes
    let count = bytes.withUnsafeMutableBytes { receive($0.baseAddress, 1, $0.count, data) }
    return count == bytes.count ? .taken : count == Self.pause ? .paused : .refused
  }

  /// Reads and ignores the next bytes of the request's body.
  private func readMore() -> Reception {
    guard let readUpload else { return .taken }
    return withUnsafeTemporaryAllocation(byteCount: Self.chunkSize, alignment: 1) { buffer in
      let count = readUpload(buffer.baseAddress, 1, buffer.count, uploadData)
      return count == 0 ? .taken : count == Self.pause ? .paused : count > buffer.count ? .refused : .more
    }
  }

  private static func header(of content: NetworkAnswer.Content) -> [Piece] {
    let lines =
      ["HTTP/1.1 \(content.status) OK"] + content.headers.map { "\($0.name): \($0.value)" }
      + [""]
    return lines.map { .header(Array("\($0)\r\n".utf8)) }
  }

  private static func chunks(of body: [UInt8]) -> [[UInt8]] {
    stride(from: 0, to: body.count, by: chunkSize).map { Array(body[$0..<min($0 + chunkSize, body.count)]) }
  }

  private static func string(_ value: UnsafeMutableRawPointer?) -> String? {
    value.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
  }

  private static func function(_ value: UnsafeMutableRawPointer?) -> Receive? {
    value.map { unsafeBitCast($0, to: Receive.self) }
  }

  /// What a function returns if it cannot take or give any bytes now.
  private static let pause = 0x1000_0001
  /// The number of bytes that libcurl usually delivers at once.
  private static let chunkSize = 16_384
}
