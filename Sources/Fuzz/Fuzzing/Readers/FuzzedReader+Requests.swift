import LocalServer

extension FuzzedReader {
  /// Checks that a request, or the status that refuses it, does not depend on how its bytes are split, and that a
  /// server answers none that lacks its token.
  static func faultInRequest(_ input: [UInt8]) -> FuzzFault? {
    let whole = progress(of: input, inPiecesOf: max(1, input.count))
    guard [1, 2, 3, 7, 64].allSatisfy({ progress(of: input, inPiecesOf: $0) == whole }) else {
      return .unfaithful
    }
    guard case .complete(let request) = whole else { return nil }
    let access = LocalAccess(port: 49152, token: "3f")
    if case .allowed = access.verdict(on: request), !request.target.hasPrefix("/3f/") { return .unfaithful }
    let again = progress(of: request.bytes, inPiecesOf: request.bytes.count)
    // The spaces after colons, which may have been missing, may be too much.
    return again == whole || again == .refused(.fieldsTooLarge) ? nil : .unfaithful
  }

  private static func progress(of input: [UInt8], inPiecesOf count: Int) -> HTTPRequestReader.Progress {
    var reader = HTTPRequestReader()
    var progress = HTTPRequestReader.Progress.incomplete
    for start in stride(from: 0, to: input.count, by: count) {
      progress = reader.take(input[start..<min(start + count, input.count)])
    }
    return progress
  }
}
