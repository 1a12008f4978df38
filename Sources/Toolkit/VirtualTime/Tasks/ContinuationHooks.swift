#if canImport(Glibc)
  import Glibc
#endif

/// The warning that Swift prints when a checked continuation is released without being resumed.
enum ContinuationHooks {
  private typealias Print = @convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> Int32
  private static let real: Print = RealDispatch.function("fputs")

  static let all: [Hook] = [
    Hook(
      "fputs",
      { text, file in
        if let replay = Replay.current, let function = function(inWarning: String(cString: text)) {
          replay.fail(ReplayFault(kind: .droppedContinuation(function), calls: .none))
        }
        return real(text, file)
      } as Print)
  ]

  /// Returns the function that a warning names.
  private static func function(inWarning text: String) -> String? {
    let (start, end) = ("SWIFT TASK CONTINUATION MISUSE: ", " leaked its continuation")
    guard text.hasPrefix(start) else { return nil }
    var name = ""
    for character in text.dropFirst(start.count) {
      name.append(character)
      if name.hasSuffix(end) { return String(name.dropLast(end.count)) }
    }
    return nil
  }
}
